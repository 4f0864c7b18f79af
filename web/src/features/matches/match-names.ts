import type { Match } from '@one-dream/contract/features/matches.ts';

/** "Match 3", "Match 3 (replay)". */
export function matchTitle({ no, attempt }: Pick<Match, 'no' | 'attempt'>): string {
  return `Match ${no}${attempt > 1 ? ' (replay)' : ''}`;
}

/** What a match's state is called, for everybody. */
export const matchStateWords: Record<Match['state'], string> = {
  scheduled: 'Scheduled',
  room_released: 'Room is open',
  playing: 'Playing now',
  results_in: 'Result coming',
  published: 'Provisional result',
  final: 'Final',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  void: 'Does not count',
};
