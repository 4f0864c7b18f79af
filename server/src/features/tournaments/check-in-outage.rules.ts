const minute = 60_000;

/** A job that is later than this was late because the site was down, not because the queue was busy. */
const graceMs = 5 * minute;

/** The time that a squad needs to notice that check-in is open, and to check in. */
const shortestMs = 10 * minute;

/** Whether a job of the clock was so late that the site must have been down. */
export function isOutage({ due, now }: { due: Date; now: Date }): boolean {
  return now.getTime() - due.getTime() > graceMs;
}

/**
 * Decides how long check-in stays open after an outage: for its full length from now on, but not beyond `latest`. If that
 * is too short, it stays open until a host closes it (`asked`).
 * @param latest when the clock may close it at the latest
 */
export function extendAfterOutage({
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
  return { outage: 'asked', closes: nextLookAt(now) };
}

/** When the clock looks again at a check-in that a host is asked to close. */
export function nextLookAt(now: Date): Date {
  return new Date(now.getTime() + 30 * minute);
}
