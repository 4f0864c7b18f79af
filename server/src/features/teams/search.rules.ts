/** Requests to join that wait for an answer at one time. */
export const openJoinRequests = { player: 5, team: 20 } as const;
/** A question that nobody answers lapses. */
export const joinRequestDays = 30;
/** Days after which a declined request may be repeated. */
export const askAgainDays = 7;

/** For so long a team that looks for players, or a player who looks for a team, is shown. */
export const searchDays = 14;

const dayMs = 86_400_000;

/** Searches posted after this moment are shown. */
export const shownSince = (now: Date) => new Date(now.getTime() - searchDays * dayMs);

/** A no from before it is forgotten. */
export const declinedSince = (now: Date) => new Date(now.getTime() - askAgainDays * dayMs);

export function isShown(search: { posted_at: Date }, now: Date): boolean {
  return search.posted_at > shownSince(now);
}
