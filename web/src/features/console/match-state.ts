import { t } from '@lingui/core/macro';
import type { MatchState } from '@one-dream/contract/schedule/schedule.values.ts';
import type { BadgeTone } from '../../ui/list/badge.tsx';

/** A match's state in the words of match day, with its colour. */
export const matchStateLooks: Record<MatchState, { text: string; tone: BadgeTone }> = {
  scheduled: {
    get text() {
      return t`Scheduled`;
    },
    tone: 'neutral',
  },
  room_released: {
    get text() {
      return t`Room open`;
    },
    tone: 'green',
  },
  playing: {
    get text() {
      return t`Playing`;
    },
    tone: 'yellow',
  },
  results_in: {
    get text() {
      return t`Results in`;
    },
    tone: 'flare',
  },
  published: {
    get text() {
      return t`Provisional`;
    },
    tone: 'blue',
  },
  final: {
    get text() {
      return t`Final`;
    },
    tone: 'blue',
  },
  postponed: {
    get text() {
      return t`Postponed`;
    },
    tone: 'red',
  },
  cancelled: {
    get text() {
      return t`Cancelled`;
    },
    tone: 'red',
  },
  void: {
    get text() {
      return t`Void`;
    },
    tone: 'red',
  },
};

/** An entry's state in words, with its colour. */
export const entryStateLooks: Record<string, { text: string; tone: BadgeTone }> = {
  registered: {
    get text() {
      return t`Not checked in`;
    },
    tone: 'neutral',
  },
  checked_in: {
    get text() {
      return t`Checked in`;
    },
    tone: 'green',
  },
  waitlisted: {
    get text() {
      return t`Waiting`;
    },
    tone: 'neutral',
  },
  waitlist_ready: {
    get text() {
      return t`Waiting, ready`;
    },
    tone: 'blue',
  },
  no_show: {
    get text() {
      return t`No-show`;
    },
    tone: 'red',
  },
  withdrawn: {
    get text() {
      return t`Withdrawn`;
    },
    tone: 'neutral',
  },
  disqualified: {
    get text() {
      return t`Disqualified`;
    },
    tone: 'red',
  },
  replaced: {
    get text() {
      return t`Replaced`;
    },
    tone: 'neutral',
  },
};
