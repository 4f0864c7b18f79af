import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router';
import { AdminOnly, type AdminPageHandle } from './admin-only.tsx';
import { SignedInOnly } from './guards.tsx';
import { patterns } from './paths.ts';
import { RouteError } from './route-error.tsx';

/** The back office, in a frame of its own. */
export const adminRoutes: RouteObject = {
  Component: SignedInOnly,
  ErrorBoundary: RouteError,
  children: [
    {
      Component: AdminOnly,
      children: [
        {
          // The frame outlives a broken page.
          ErrorBoundary: RouteError,
          children: [
            adminPage(
              patterns.admin,
              async () =>
                (await import('../features/dashboard/admin-dashboard-page.tsx')).AdminDashboardPage,
            ),
            adminPage(
              patterns.adminTournaments,
              async () =>
                (await import('../features/tournaments/admin-tournaments-page.tsx'))
                  .AdminTournamentsPage,
            ),
            adminPage(
              patterns.adminPosters,
              async () =>
                (await import('../features/posters/admin-posters-page.tsx')).AdminPostersPage,
            ),
            adminPage(
              patterns.adminNotifications,
              async () =>
                (await import('../features/notifications/admin-notifications-page.tsx'))
                  .AdminNotificationsPage,
            ),
            adminPage(
              patterns.adminUsers,
              async () => (await import('../features/users/admin-users-page.tsx')).AdminUsersPage,
            ),
            adminPage(
              patterns.adminTeams,
              async () => (await import('../features/teams/admin-teams-page.tsx')).AdminTeamsPage,
            ),
            adminPage(
              patterns.adminApplications,
              async () =>
                (await import('../features/applications/admin-applications-page.tsx'))
                  .AdminApplicationsPage,
            ),
            adminPage(
              patterns.adminAudit,
              async () =>
                (await import('../features/dashboard/admin-audit-page.tsx')).AdminAuditPage,
            ),
          ],
        },
      ],
    },
  ],
};

/** A screen of the back office: fetched when it is shown, and so only for whoever may see it. */
function adminPage(path: string, load: () => Promise<ComponentType>): RouteObject {
  const handle: AdminPageHandle = { load };
  return { path, handle, Component: lazy(async () => ({ default: await load() })) };
}
