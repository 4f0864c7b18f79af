import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches.ts';

/** "Match 3", "Match 3 (replay)". */
export function matchTitle({ no, attempt }: Pick<Match, 'no' | 'attempt'>): string {
  return attempt > 1 ? t`Match ${no} (replay)` : t`Match ${no}`;
}

/** What a match's state is called, for everybody. */
export const matchStateWords: Record<Match['state'], string> = {
  get scheduled() {
    return t`Scheduled`;
  },
  get room_released() {
    return t`Room is open`;
  },
  get playing() {
    return t`Playing now`;
  },
  get results_in() {
    return t`Result coming`;
  },
  get published() {
    return t`Provisional result`;
  },
  get final() {
    return t`Final`;
  },
  get postponed() {
    return t`Postponed`;
  },
  get cancelled() {
    return t`Cancelled`;
  },
  get void() {
    return t`Does not count`;
  },
};
