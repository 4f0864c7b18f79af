/**
 * Rate limits by kind of call, shared by all calls of that kind. The sender is the signed-in user or, for public calls, the
 * address: an IPv4 address, or the /64 of an IPv6 customer. Normal use of the site never reaches a limit; mobile networks
 * put thousands of people behind one address.
 */
export const callLimits = {
  /** Changes nothing and is cheap to repeat: not counted. */
  read: undefined,
  /** Collects a lot at once: a file download, or all data about a person. */
  export: { points: 20, seconds: 600 },
  /** Autosaved while typing or ticking, such as a scorer's draft. */
  draft: { points: 1200, seconds: 60 },
  /** Changes the sender's own data and notifies nobody. */
  write: { points: 120, seconds: 60 },
  /** A player's change that others are notified of: by notice, push, mail or Discord. */
  notify: { points: 30, seconds: 600 },
  /** Stores a picture or file sent by a player. */
  upload: { points: 30, seconds: 600 },
  /** Manual work of organisers, scorers and admins, including one click per row of a list. */
  staff: { points: 600, seconds: 60 },
  /** Notifies everybody, or many. */
  broadcast: { points: 60, seconds: 600 },
  /** Sign-up, sign-in and mail links, by address; the actions behind them also count by account. */
  visit: { points: 240, seconds: 60 },
  /** By a team's link: a hall of captains has one address. Counted by the call itself; a link that is not known is a visit. */
  link: { points: 240, seconds: 60 },
} as const satisfies Record<string, { points: number; seconds: number } | undefined>;

export type CallLimit = keyof typeof callLimits;

/** For the API reference. */
export function describeCallLimit(limit: CallLimit, by: 'user' | 'address' | 'link'): string {
  const budget = callLimits[limit];
  if (!budget) return '';
  const { points, seconds } = budget;
  const span = seconds === 60 ? 'a minute' : `in ${seconds / 60} minutes`;
  return `At most ${points} calls of the kind \`${limit}\` ${span} by ${by}; beyond that \`TOO_MANY_REQUESTS\` with \`Retry-After\`.`;
}
