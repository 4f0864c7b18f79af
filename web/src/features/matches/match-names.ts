import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';

/** "Match 3", "Match 3 (replay)". */
export function matchTitle({ no, attempt }: Pick<Match, 'no' | 'attempt'>): string {
  return attempt > 1 ? t`Match ${no} (replay)` : t`Match ${no}`;
}

export const matchStateWords = (): Record<Match['state'], string> => ({
  scheduled: t`Scheduled`,
  room_released: t`Room is open`,
  playing: t`Playing now`,
  results_in: t`Result coming`,
  published: t`Provisional result`,
  final: t`Final`,
  postponed: t`Postponed`,
  cancelled: t`Cancelled`,
  void: t`Does not count`,
});
