import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import type { MatchState } from '@one-dream/contract/schedule/schedule.values.ts';
import type { BadgeTone } from '../../ui/list/badge.tsx';

/** A match's state in the words of match day, with its colour. */
export const matchStateLooks = (): Record<MatchState, { text: string; tone: BadgeTone }> => ({
  scheduled: { text: t`Scheduled`, tone: 'neutral' },
  room_released: { text: t`Room open`, tone: 'green' },
  playing: { text: t`Playing`, tone: 'yellow' },
  results_in: { text: t`Results in`, tone: 'flare' },
  published: { text: t`Provisional`, tone: 'blue' },
  final: { text: t`Final`, tone: 'blue' },
  postponed: { text: t`Postponed`, tone: 'red' },
  cancelled: { text: t`Cancelled`, tone: 'red' },
  void: { text: t`Void`, tone: 'red' },
});

/** `Match 3`, with its groups where there are several, and its replay. */
export function matchName(
  match: Pick<ConsoleMatch['match'], 'no' | 'format' | 'groups' | 'attempt'>,
): string {
  const isGrouped = match.format !== 'single' && match.groups.length > 0;
  const groups = isGrouped ? ` ${match.groups.join('+')}` : '';
  return match.attempt > 1 ? t`Match ${match.no}${groups} (replay)` : t`Match ${match.no}${groups}`;
}
