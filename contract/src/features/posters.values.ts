/** Constants of posters, without schemas. */

/** All that are kept: those that wait and those that are over as well. */
export const postersMax = 100;

/** When a poster is shown: ISO 8601 UTC; `null` where nothing holds it back or ends it. */
export interface PosterTimes {
  shownFrom: string | null;
  shownUntil: string | null;
}

/** `waiting`: from a moment that is still to come. `over`: it was shown, and is no more. */
export type PosterState = 'waiting' | 'shown' | 'over';

/** @param now milliseconds */
export function posterStateOf({ shownFrom, shownUntil }: PosterTimes, now: number): PosterState {
  if (shownUntil !== null && Date.parse(shownUntil) <= now) return 'over';
  return shownFrom !== null && Date.parse(shownFrom) > now ? 'waiting' : 'shown';
}
