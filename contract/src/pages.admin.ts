import { definePages } from './pages.ts';
import { defineTexts } from './texts.ts';

const titles = defineTexts('adminPage', {
  tournaments: 'Tournaments',
  scrims: 'Scrims',
  ladder: 'Ladder',
  posters: 'Featured',
  users: 'Users',
  teams: 'Manage Teams',
  notifications: 'Notifications',
  applications: 'Staff Applications',
  discipline: 'Strikes & bans',
  staff: 'Duties',
  organisation: 'Organisation',
  audit: 'Audit log',
  health: 'Site health',
});

/** Pages of the back office besides its dashboard: a separate table, as players never load it. */
export const adminPages = definePages({
  tournaments: { path: '/admin/tournament', title: titles.tournaments, audience: 'admins' },
  scrims: { path: '/admin/scrims', title: titles.scrims, audience: 'admins' },
  ladder: { path: '/admin/ladder', title: titles.ladder, audience: 'admins' },
  posters: { path: '/admin/featured', title: titles.posters, audience: 'admins' },
  users: { path: '/admin/users', title: titles.users, audience: 'admins' },
  teams: { path: '/admin/teams', title: titles.teams, audience: 'admins' },
  notifications: { path: '/admin/notifications', title: titles.notifications, audience: 'admins' },
  applications: { path: '/admin/applications', title: titles.applications, audience: 'admins' },
  discipline: { path: '/admin/discipline', title: titles.discipline, audience: 'admins' },
  staff: { path: '/admin/staff', title: titles.staff, audience: 'admins' },
  organisation: { path: '/admin/organisation', title: titles.organisation, audience: 'admins' },
  audit: { path: '/admin/audit', title: titles.audit, audience: 'admins' },
  health: { path: '/admin/health', title: titles.health, audience: 'admins' },
});
