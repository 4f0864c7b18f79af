/** Pending requests to join at one time. */
export const openJoinRequests = { player: 5, team: 20 } as const;
/** Days after which an unanswered request lapses. */
export const joinRequestDays = 30;
/** Days after which a declined request may be repeated. */
export const askAgainDays = 7;

/** Days for which a team's or a player's search is shown. */
export const searchDays = 14;

const dayMs = 86_400_000;

/** Searches posted after this moment are shown. */
export const shownSince = (now: Date) => new Date(now.getTime() - searchDays * dayMs);

/** Refusals before this moment are forgotten. */
export const declinedSince = (now: Date) => new Date(now.getTime() - askAgainDays * dayMs);

export function isShown(search: { posted_at: Date }, now: Date): boolean {
  return search.posted_at > shownSince(now);
}
