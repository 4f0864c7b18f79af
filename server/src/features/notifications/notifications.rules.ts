import type { TeamAudience } from '@one-dream/contract/features/notifications.ts';

/** The teams of a tournament that are told, in words. */
export function audienceText({
  tournament,
  who,
  leadersOnly,
}: Pick<TeamAudience, 'who' | 'leadersOnly'> & { tournament: string }): string {
  const which = who === 'checked-in' ? 'checked-in teams' : 'teams';
  return `${leadersOnly ? 'Leaders of the' : 'The'} ${which} of ${tournament}`;
}

/** For so long after its moment what was planned still counts as sent in time. Milliseconds. */
const inTimeMs = 2 * 60_000;

/** Minutes that something was sent after the moment it was planned for; 0 for what was in time. */
export function minutesLate({ plannedFor, now }: { plannedFor: Date; now: Date }): number {
  const late = now.getTime() - plannedFor.getTime();
  return late > inTimeMs ? Math.floor(late / 60_000) : 0;
}
