import type { standingsSearchParams } from '@one-dream/contract/pages.ts';
import { anyText, oneOf, type SearchOf } from '../../platform/pages/search-params.ts';

/** Selected part of the standings, kept in the address so that a link shows the same. */
export const standingsSearch = {
  view: oneOf(['overall', 'day', 'match'], 'overall'),
  stage: anyText,
  group: anyText,
  day: anyText,
  match: anyText,
} satisfies Record<(typeof standingsSearchParams)[number], unknown>;
export type StandingsChoice = SearchOf<typeof standingsSearch>;
export type StandingsView = StandingsChoice['view'];
