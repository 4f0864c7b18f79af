import '../styles/office.css';
import { type AdminPageName, adminPages } from '@one-dream/contract/pages.admin.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router';
import type { AdminPageHandle } from './admin-only.tsx';
import { SignedInOnly } from './guards.tsx';
import { PageErrors } from './route-error.tsx';

const loadDashboard = async () =>
  (await import('../features/dashboard/admin-dashboard-page.tsx')).AdminDashboardPage;

const screens: Record<AdminPageName, () => Promise<ComponentType>> = {
  tournaments: async () =>
    (await import('../features/tournaments/admin/tournaments-page.tsx')).AdminTournamentsPage,
  scrims: async () => (await import('../features/scrims/admin/series-page.tsx')).AdminSeriesPage,
  ladder: async () => (await import('../features/ladder/admin/ladder-page.tsx')).AdminLadderPage,
  posters: async () =>
    (await import('../features/posters/admin/posters-page.tsx')).AdminPostersPage,
  users: async () => (await import('../features/users/admin/users-page.tsx')).AdminUsersPage,
  teams: async () => (await import('../features/teams/admin/teams-page.tsx')).AdminTeamsPage,
  notifications: async () =>
    (await import('../features/notifications/admin/notifications-page.tsx')).AdminNotificationsPage,
  applications: async () =>
    (await import('../features/applications/admin/applications-page.tsx')).AdminApplicationsPage,
  discipline: async () =>
    (await import('../features/discipline/admin/discipline-page.tsx')).AdminDisciplinePage,
  staff: async () => (await import('../features/duties/admin/staff-page.tsx')).StaffPage,
  organisation: async () =>
    (await import('../features/organisation/admin/organisation-page.tsx')).AdminOrganisationPage,
  audit: async () => (await import('../features/dashboard/admin-audit-page.tsx')).AdminAuditPage,
};

/** The back office, in a frame of its own. */
export const adminRoutes: RouteObject = {
  Component: PageErrors,
  children: [
    {
      Component: SignedInOnly,
      children: [
        {
          // Kept out of players' bundles.
          lazy: async () => ({ Component: (await import('./admin-only.tsx')).AdminOnly }),
          children: [
            {
              Component: PageErrors,
              children: [
                adminPage(pages.admin.path, loadDashboard),
                ...(Object.keys(adminPages) as AdminPageName[]).map((name) =>
                  adminPage(adminPages[name].path, screens[name]),
                ),
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** A screen of the back office: fetched only when shown, and so only by those who may see it. */
function adminPage(path: string, load: () => Promise<ComponentType>): RouteObject {
  const handle: AdminPageHandle = { load };
  return { path, handle, Component: lazy(async () => ({ default: await load() })) };
}
