import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import { withQuery } from './paths.ts';
import { anyText, oneOf, type SearchOf, writeSearch } from './search-params.ts';

/** Links to the console, and within it. */
export const consolePaths = {
  list: () => consolePages.list.path,
  tournament: (tournamentId: string, place: ConsolePlace = {}) =>
    withQuery(
      fillPath(consolePages.tournament.path, { tournamentId }),
      writeSearch(consoleSearch, place),
    ),
};

/** The steps of a match's result on a phone, in their order. */
export const resultSteps = ['placements', 'publish'] as const;
export type ResultStep = (typeof resultSteps)[number];

/** The steps of a match on a phone, in the order of work. */
export const matchSteps = ['check-in', 'slots', 'room', 'start', ...resultSteps] as const;
export type MatchStep = (typeof matchSteps)[number];

export const consoleSearch = {
  view: oneOf(['day', 'entries', 'bring', 'draw', 'schedule', 'event'], 'day'),
  /** Matches are part of the first view. */
  match: anyText,
  step: oneOf(matchSteps),
  stage: anyText,
  /** An entry whose dialog is opened with what is known already. */
  entry: anyText,
  act: oneOf(['swap', 'strike']),
  player: anyText,
  reason: anyText,
};
/** Place in the console: a view, a match and, on a phone, a step. */
export type ConsolePlace = Partial<SearchOf<typeof consoleSearch>>;
