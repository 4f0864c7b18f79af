/**
 * How often one sender may make calls of a kind, all calls of that kind together. The sender is the signed-in
 * user, at calls for everybody the address: an IPv4 address, or the /64 that one IPv6 customer has.
 * Whoever works as the site means it never meets one; mobile networks put thousands behind one address.
 */
export const callLimits = {
  /** Changes nothing, and costs the same however often it is asked: not counted. */
  read: undefined,
  /** Collects a lot at once: a file to download, everything about a person. */
  export: { points: 20, seconds: 600 },
  /** Saved while somebody types or ticks, such as a scorer's draft. */
  draft: { points: 1200, seconds: 60 },
  /** Changes what is one's own and tells nobody. */
  write: { points: 120, seconds: 60 },
  /** A player's change that others are told of: by notice, push, mail or Discord. */
  notify: { points: 30, seconds: 600 },
  /** Keeps a picture or a file that a player sends. */
  upload: { points: 30, seconds: 600 },
  /** What organisers, scorers and admins do by hand, or through a list with a click for each row. */
  staff: { points: 600, seconds: 60 },
  /** Tells everybody, or many. */
  broadcast: { points: 60, seconds: 600 },
  /** Signing up, signing in, links of mails, by address; the actions behind them count by account, too. */
  visit: { points: 240, seconds: 60 },
} as const satisfies Record<string, { points: number; seconds: number } | undefined>;

export type CallLimit = keyof typeof callLimits;

/** For the API reference. */
export function describeCallLimit(limit: CallLimit, by: 'user' | 'address'): string {
  const budget = callLimits[limit];
  if (!budget) return '';
  const { points, seconds } = budget;
  const span = seconds === 60 ? 'a minute' : `in ${seconds / 60} minutes`;
  return `At most ${points} calls of the kind \`${limit}\` ${span} by ${by}; beyond that \`TOO_MANY_REQUESTS\` with \`Retry-After\`.`;
}
