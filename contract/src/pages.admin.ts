import { definePages } from './pages.ts';

/** The pages of the back office beside its dashboard: a table of their own, as players never load it. */
export const adminPages = definePages({
  tournaments: { path: '/admin/tournament', title: 'Tournaments', audience: 'admins' },
  scrims: { path: '/admin/scrims', title: 'Scrims', audience: 'admins' },
  ladder: { path: '/admin/ladder', title: 'Ladder', audience: 'admins' },
  posters: { path: '/admin/featured', title: 'Featured', audience: 'admins' },
  users: { path: '/admin/users', title: 'Users', audience: 'admins' },
  teams: { path: '/admin/teams', title: 'Manage Teams', audience: 'admins' },
  notifications: { path: '/admin/notifications', title: 'Notifications', audience: 'admins' },
  applications: { path: '/admin/applications', title: 'Staff Applications', audience: 'admins' },
  discipline: { path: '/admin/discipline', title: 'Strikes & bans', audience: 'admins' },
  staff: { path: '/admin/staff', title: 'Who does what', audience: 'admins' },
  organisation: { path: '/admin/organisation', title: 'Organisation', audience: 'admins' },
  audit: { path: '/admin/audit', title: 'Audit log', audience: 'admins' },
});

export type AdminPageName = keyof typeof adminPages;
