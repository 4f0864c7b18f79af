import { t } from '@lingui/core/macro';
import { isOwner } from '@one-dream/contract/duties.ts';
import type { Role } from '@one-dream/contract/features/users/users.ts';
import {
  Bell,
  Building2,
  CalendarClock,
  ChartNoAxesColumnIncreasing,
  ClipboardList,
  FileUser,
  Gavel,
  HeartPulse,
  Images,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  Shield,
  Trophy,
  UserCog,
  Users,
} from 'lucide-react';
import { adminPaths } from '../../platform/pages/admin-paths.ts';
import { consolePaths } from '../../platform/pages/console-paths.ts';
import { paths } from '../../platform/pages/paths.ts';

export type AdminLink = { text: string; to: string; icon: LucideIcon };

const everyAdmins = (): AdminLink[] => [
  { text: t`Dashboard`, to: paths.admin(), icon: LayoutDashboard },
  { text: t`Tournaments`, to: adminPaths.tournaments(), icon: Trophy },
  { text: t`Scrims`, to: adminPaths.scrims(), icon: CalendarClock },
  { text: t`Ladder`, to: adminPaths.ladder(), icon: ChartNoAxesColumnIncreasing },
  { text: t`Featured`, to: adminPaths.posters(), icon: Images },
  { text: t`Users`, to: adminPaths.users(), icon: Users },
  { text: t`Teams`, to: adminPaths.teams(), icon: Shield },
  { text: t`Notifications`, to: adminPaths.notifications(), icon: Bell },
  { text: t`Strikes & bans`, to: adminPaths.discipline(), icon: Gavel },
  { text: t`Applications`, to: adminPaths.applications(), icon: FileUser },
  { text: t`Console`, to: consolePaths.list(), icon: ClipboardList },
  { text: t`Duties`, to: adminPaths.staff(), icon: UserCog },
];

const owners = (): AdminLink[] => [
  { text: t`Organisation`, to: adminPaths.organisation(), icon: Building2 },
  { text: t`Audit log`, to: adminPaths.audit(), icon: ScrollText },
  { text: t`Site health`, to: adminPaths.health(), icon: HeartPulse },
];

/** Lists the back-office pages accessible to a role. */
export function adminLinks(role: Role): AdminLink[] {
  return isOwner({ role }) ? [...everyAdmins(), ...owners()] : everyAdmins();
}
