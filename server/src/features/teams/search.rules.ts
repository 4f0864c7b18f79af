import { askAgainDays, searchDays } from '@one-dream/contract/limits.ts';

const dayMs = 86_400_000;

/** What was posted after it is shown. */
export const shownSince = (now: Date) => new Date(now.getTime() - searchDays * dayMs);

/** A no from before it is forgotten. */
export const declinedSince = (now: Date) => new Date(now.getTime() - askAgainDays * dayMs);

export function isShown(search: { posted_at: Date }, now: Date): boolean {
  return search.posted_at > shownSince(now);
}
