import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import { withQuery } from './paths.ts';

/** Links to the console, and within it. */
export const consolePaths = {
  list: () => consolePages.list.path,
  tournament: (tournamentId: string, place: ConsolePlace = {}) =>
    withQuery(fillPath(consolePages.tournament.path, { tournamentId }), place),
};

/** Place in the console: a view, a match and, on a phone, a step. Matches are part of the first view. */
export type ConsolePlace = {
  view?: 'entries' | 'bring' | 'draw' | 'schedule' | 'event';
  match?: string;
  step?: string;
  /** An entry whose dialog is opened with what is known already. */
  entry?: string;
  act?: 'swap' | 'strike';
  player?: string;
  reason?: string;
};
