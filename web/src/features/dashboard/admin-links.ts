import type { Role } from '@one-dream/contract/features/users.ts';
import {
  Bell,
  FileUser,
  Images,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  Shield,
  Trophy,
  Users,
} from 'lucide-react';
import { paths } from '../../app/paths.ts';

export type AdminLink = { text: string; to: string; icon: LucideIcon };

const everyAdmins: AdminLink[] = [
  { text: 'Dashboard', to: paths.admin(), icon: LayoutDashboard },
  { text: 'Tournaments', to: paths.adminTournaments(), icon: Trophy },
  { text: 'Featured', to: paths.adminPosters(), icon: Images },
  { text: 'Users', to: paths.adminUsers(), icon: Users },
  { text: 'Teams', to: paths.adminTeams(), icon: Shield },
  { text: 'Notifications', to: paths.adminNotifications(), icon: Bell },
  { text: 'Applications', to: paths.adminApplications(), icon: FileUser },
];

const owners: AdminLink[] = [{ text: 'Audit log', to: paths.adminAudit(), icon: ScrollText }];

/** The pages of the back office that someone of this role may see. */
export function adminLinks(role: Role): AdminLink[] {
  return role === 'owner' ? [...everyAdmins, ...owners] : everyAdmins;
}
