import type { HomeBoard } from './features/home.ts';
import type { Poster } from './features/posters.ts';
import type { Tournament } from './features/tournaments.ts';
import type { Language } from './languages.ts';

/** What the server writes into a page for its screen to start with: answers of public calls. */
export interface FirstData {
  posters?: Poster[];
  board?: HomeBoard;
  currentTournaments?: Tournament[];
  tournament?: Tournament;
  /** Day number in India on which the server rendered the page. */
  day?: number;
}

/** One page as a visitor sees it first. */
export interface RenderedPage {
  /** With its parameters filled in. */
  path: string;
  data: FirstData;
  language: Language;
  /** What of the organisation is not the default, as it is written into the page. */
  organisation: object;
}

/** @returns HTML for `#root` */
export type RenderPage = (page: RenderedPage) => Promise<string>;

/**
 * What the site's build for the server exports. `settings` is the JSON that every page starts with beside whose site
 * it is, by the id of the element that takes it; a process has one.
 */
export interface PagesModule {
  openPages: (settings: Record<string, object>) => Promise<RenderPage>;
}
