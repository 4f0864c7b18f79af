import type { CallAnswer } from './call.ts';
import type { HomeBoard } from './features/home.ts';
import type { getMatch, Match } from './features/matches.ts';
import type { Poster } from './features/posters.ts';
import type { listTopPlayers, Standings } from './features/standings.ts';
import type { Tournament } from './features/tournaments.ts';
import type { Language } from './languages.ts';

/** Answers of public calls that the server writes into a rendered page. */
export interface FirstData {
  posters?: Poster[];
  board?: HomeBoard;
  currentTournaments?: Tournament[];
  tournament?: Tournament;
  /** Of the tournament, on the day of the event. */
  matches?: Match[];
  /** As visible to a visitor. */
  match?: CallAnswer<typeof getMatch>['data'];
  /** Of the match's stage, once it has a result; of a tournament its newest stage with results. */
  standings?: Standings;
  /** Of a finished tournament, without links: whose page is hidden is not linked, and pages are kept. */
  topPlayers?: CallAnswer<typeof listTopPlayers>['data'];
  /** Day number in India on which the server rendered the page. */
  day?: number;
}

/** A page as a visitor first sees it. */
export interface RenderedPage {
  /** Path with its parameters filled in. */
  path: string;
  data: FirstData;
  language: Language;
  /** The organisation's differences from the default, as written into the page. */
  organisation: object;
}

/** @returns HTML for `#root` */
export type RenderPage = (page: RenderedPage) => Promise<string>;

/**
 * Exports of the site's server build. `settings` is the JSON common to all pages, except the organisation, by element ID;
 * one per process.
 */
export interface PagesModule {
  openPages: (settings: Record<string, object>) => Promise<RenderPage>;
}
