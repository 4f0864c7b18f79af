import { t } from '@lingui/core/macro';
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
  {
    get text() {
      return t`Dashboard`;
    },
    to: paths.admin(),
    icon: LayoutDashboard,
  },
  {
    get text() {
      return t`Tournaments`;
    },
    to: adminPaths.tournaments(),
    icon: Trophy,
  },
  {
    get text() {
      return t`Scrims`;
    },
    to: adminPaths.scrims(),
    icon: CalendarClock,
  },
  {
    get text() {
      return t`Ladder`;
    },
    to: adminPaths.ladder(),
    icon: ChartNoAxesColumnIncreasing,
  },
  {
    get text() {
      return t`Featured`;
    },
    to: adminPaths.posters(),
    icon: Images,
  },
  {
    get text() {
      return t`Users`;
    },
    to: adminPaths.users(),
    icon: Users,
  },
  {
    get text() {
      return t`Teams`;
    },
    to: adminPaths.teams(),
    icon: Shield,
  },
  {
    get text() {
      return t`Notifications`;
    },
    to: adminPaths.notifications(),
    icon: Bell,
  },
  {
    get text() {
      return t`Strikes & bans`;
    },
    to: adminPaths.discipline(),
    icon: Gavel,
  },
  {
    get text() {
      return t`Applications`;
    },
    to: adminPaths.applications(),
    icon: FileUser,
  },
  {
    get text() {
      return t`Console`;
    },
    to: consolePaths.list(),
    icon: ClipboardList,
  },
  {
    get text() {
      return t`Who does what`;
    },
    to: adminPaths.staff(),
    icon: UserCog,
  },
];

const owners: AdminLink[] = [
  {
    get text() {
      return t`Organisation`;
    },
    to: adminPaths.organisation(),
    icon: Building2,
  },
  {
    get text() {
      return t`Audit log`;
    },
    to: adminPaths.audit(),
    icon: ScrollText,
  },
];

/** The pages of the back office that someone of this role may see. */
export function adminLinks(role: Role): AdminLink[] {
  return role === 'owner' ? [...everyAdmins, ...owners] : everyAdmins;
}
