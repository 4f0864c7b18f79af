import type { OrganisationSection } from '@one-dream/contract/organisation-sections.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { withQuery } from './paths.ts';

export const adminPaths = {
  /** `view` opens something above the list, such as `{ edit: id }`. */
  tournaments: (view?: AdminTournamentsView) => withQuery(adminPages.tournaments.path, view ?? {}),
  /** `view` opens the form above the list. */
  scrims: (view?: { new: '' } | { edit: string }) => withQuery(adminPages.scrims.path, view ?? {}),
  ladder: () => adminPages.ladder.path,
  /** `view` opens one in the form above the list. */
  posters: (view?: { edit: string }) => withQuery(adminPages.posters.path, view ?? {}),
  /** `search` narrows the list. */
  users: (search = '') => withQuery(adminPages.users.path, search ? { search } : {}),
  teams: (search = '') => withQuery(adminPages.teams.path, search ? { search } : {}),
  notifications: () => adminPages.notifications.path,
  applications: () => adminPages.applications.path,
  discipline: () => adminPages.discipline.path,
  staff: () => adminPages.staff.path,
  organisation: (section?: OrganisationSection) =>
    withQuery(adminPages.organisation.path, section ? { section } : {}),
  health: () => adminPages.health.path,
  /** `event` narrows the log to one tournament. */
  audit: (event?: string) => withQuery(adminPages.audit.path, event ? { event } : {}),
};

/**
 * Views: the form for a new tournament, which may be of a kind, for the next one of an event or for an existing one; a tournament's teams; the list
 * by status.
 */
export type AdminTournamentsView =
  | { new: '' | 'scrim' | 'cup' | 'final' }
  | { copy: string }
  | { edit: string }
  | { teams: string }
  | { status: string };
