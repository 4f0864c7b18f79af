/** Maximum number stored, including scheduled and expired ones. */
export const postersMax = 100;

/** When a poster is visible: ISO 8601 UTC; `null` for no limit. */
export interface PosterTimes {
  shownFrom: string | null;
  shownUntil: string | null;
}

/** `waiting`: scheduled for later. `over`: no longer shown. */
export type PosterState = 'waiting' | 'shown' | 'over';

/** @param now milliseconds */
export function posterStateOf({ shownFrom, shownUntil }: PosterTimes, now: number): PosterState {
  if (shownUntil !== null && Date.parse(shownUntil) <= now) return 'over';
  return shownFrom !== null && Date.parse(shownFrom) > now ? 'waiting' : 'shown';
}
