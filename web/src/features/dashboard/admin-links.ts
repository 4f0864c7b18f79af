import type { Role } from '@one-dream/contract/features/users.ts';
import {
  Bell,
  Building2,
  CalendarClock,
  ChartNoAxesColumnIncreasing,
  ClipboardList,
  FileUser,
  Gavel,
  Images,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  Shield,
  Trophy,
  UserCog,
  Users,
} from 'lucide-react';
import { adminPaths } from '../../app/admin-paths.ts';
import { consolePaths } from '../../app/console-paths.ts';
import { paths } from '../../app/paths.ts';

export type AdminLink = { text: string; to: string; icon: LucideIcon };

const everyAdmins: AdminLink[] = [
  { text: 'Dashboard', to: paths.admin(), icon: LayoutDashboard },
  { text: 'Tournaments', to: adminPaths.tournaments(), icon: Trophy },
  { text: 'Scrims', to: adminPaths.scrims(), icon: CalendarClock },
  { text: 'Ladder', to: adminPaths.ladder(), icon: ChartNoAxesColumnIncreasing },
  { text: 'Featured', to: adminPaths.posters(), icon: Images },
  { text: 'Users', to: adminPaths.users(), icon: Users },
  { text: 'Teams', to: adminPaths.teams(), icon: Shield },
  { text: 'Notifications', to: adminPaths.notifications(), icon: Bell },
  { text: 'Strikes & bans', to: adminPaths.discipline(), icon: Gavel },
  { text: 'Applications', to: adminPaths.applications(), icon: FileUser },
  { text: 'Console', to: consolePaths.list(), icon: ClipboardList },
  { text: 'Who does what', to: adminPaths.staff(), icon: UserCog },
];

const owners: AdminLink[] = [
  { text: 'Organisation', to: adminPaths.organisation(), icon: Building2 },
  { text: 'Audit log', to: adminPaths.audit(), icon: ScrollText },
];

/** The pages of the back office that someone of this role may see. */
export function adminLinks(role: Role): AdminLink[] {
  return role === 'owner' ? [...everyAdmins, ...owners] : everyAdmins;
}
