import type { TeamAudience } from '@one-dream/contract/features/notifications/notifications.ts';

/** Describes the recipients among a tournament's teams in words. */
export function audienceText(
  audience: Pick<TeamAudience, 'who' | 'leadersOnly'> & { tournament: string },
): string {
  const which = audience.who === 'checked-in' ? 'checked-in teams' : 'teams';
  return `${audience.leadersOnly ? 'Leaders of the' : 'The'} ${which} of ${audience.tournament}`;
}

/** Delay up to which a planned notification counts as in time. Milliseconds. */
const inTimeMs = 2 * 60_000;

/** Minutes by which a planned notification was late; 0 if it was in time. */
export function minutesLate({ plannedFor, now }: { plannedFor: Date; now: Date }): number {
  const late = now.getTime() - plannedFor.getTime();
  return late > inTimeMs ? Math.floor(late / 60_000) : 0;
}
