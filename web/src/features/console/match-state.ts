import { t } from '@lingui/core/macro';
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

/** An entry's state in words, with its colour. */
export const entryStateLooks = (): Record<string, { text: string; tone: BadgeTone }> => ({
  registered: { text: t`Not checked in`, tone: 'neutral' },
  checked_in: { text: t`Checked in`, tone: 'green' },
  waitlisted: { text: t`Waiting`, tone: 'neutral' },
  waitlist_ready: { text: t`Waiting, ready`, tone: 'blue' },
  no_show: { text: t`No-show`, tone: 'red' },
  withdrawn: { text: t`Withdrawn`, tone: 'neutral' },
  disqualified: { text: t`Disqualified`, tone: 'red' },
  replaced: { text: t`Replaced`, tone: 'neutral' },
});
