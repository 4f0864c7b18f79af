import type { MatchState } from '@one-dream/contract/schedule/schedule.values.ts';
import type { BadgeTone } from '../../ui/list/badge.tsx';

/** A match's state in the words of match day, with its colour. */
export const matchStateLooks: Record<MatchState, { text: string; tone: BadgeTone }> = {
  scheduled: { text: 'Scheduled', tone: 'neutral' },
  room_released: { text: 'Room open', tone: 'green' },
  playing: { text: 'Playing', tone: 'yellow' },
  results_in: { text: 'Results in', tone: 'flare' },
  published: { text: 'Provisional', tone: 'blue' },
  final: { text: 'Final', tone: 'blue' },
  postponed: { text: 'Postponed', tone: 'red' },
  cancelled: { text: 'Cancelled', tone: 'red' },
  void: { text: 'Void', tone: 'red' },
};

/** An entry's state in words, with its colour. */
export const entryStateLooks: Record<string, { text: string; tone: BadgeTone }> = {
  registered: { text: 'Not checked in', tone: 'neutral' },
  checked_in: { text: 'Checked in', tone: 'green' },
  waitlisted: { text: 'Waiting', tone: 'neutral' },
  waitlist_ready: { text: 'Waiting, ready', tone: 'blue' },
  no_show: { text: 'No-show', tone: 'red' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
  disqualified: { text: 'Disqualified', tone: 'red' },
  replaced: { text: 'Replaced', tone: 'neutral' },
};
