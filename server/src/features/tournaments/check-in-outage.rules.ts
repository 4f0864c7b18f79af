const minute = 60_000;

/** Later than this, the site was away, not just the queue busy. */
const graceMs = 5 * minute;

/** Less time is not enough for a squad to notice, and to check in. */
const shortestMs = 10 * minute;

/** Whether the clock was so late that nobody could have acted in time. */
export function isOutage({ due, now }: { due: Date; now: Date }): boolean {
  return now.getTime() - due.getTime() > graceMs;
}

/**
 * Makes up for an outage during check-in: it stays open for its full length from now on; where the first match is too
 * near for that, until a host closes it.
 * @param latest when the clock may close it at the latest
 */
export function makeUpFor({
  opens,
  closes,
  latest,
  now,
}: Record<'opens' | 'closes' | 'latest' | 'now', Date>): {
  outage: 'extended' | 'asked';
  closes: Date;
} {
  const planned = now.getTime() + closes.getTime() - opens.getTime();
  const fair = Math.min(planned, latest.getTime());
  if (fair - now.getTime() >= shortestMs)
    return { outage: 'extended', closes: new Date(Math.max(fair, closes.getTime())) };
  return { outage: 'asked', closes: whileAsked(now) };
}

/** How long a check-in that a host is asked to close stays open before it is checked again. */
export function whileAsked(now: Date): Date {
  return new Date(now.getTime() + 30 * minute);
}
