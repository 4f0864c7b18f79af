import { tournamentStatuses } from '@one-dream/contract/features/tournaments/tournaments.statuses.ts';
import type { OrganisationSection } from '@one-dream/contract/organisation-sections.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { withQuery } from './paths.ts';
import { anyText, oneOf, writeSearch } from './search-params.ts';

/** The tournament that a list is narrowed to, or a form begins with. */
export const ofEventSearch = { event: anyText };
/** A section, or one of its parts. */
export const organisationSearch = { section: anyText };
export const tournamentListSearch = { status: oneOf(tournamentStatuses) };

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
  /** `view` opens one that waits in the form. */
  notifications: (view?: { edit: string }) => withQuery(adminPages.notifications.path, view ?? {}),
  applications: () => adminPages.applications.path,
  discipline: () => adminPages.discipline.path,
  staff: (event?: string) =>
    withQuery(adminPages.staff.path, writeSearch(ofEventSearch, { event })),
  organisation: (section?: OrganisationSection) =>
    withQuery(adminPages.organisation.path, writeSearch(organisationSearch, { section })),
  health: () => adminPages.health.path,
  audit: (event?: string) =>
    withQuery(adminPages.audit.path, writeSearch(ofEventSearch, { event })),
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
  | { status: (typeof tournamentStatuses)[number] };
