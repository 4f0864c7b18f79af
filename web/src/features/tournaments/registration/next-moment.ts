import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import type { TournamentTimes } from '@one-dream/contract/features/tournaments.times.ts';

/** The moments of a tournament in words; shorter for the bar of a phone. In the order in which they are meant to come. */
export const momentWords = {
  regOpensAt: {
    get text() {
      return t`Registration opens`;
    },
    get short() {
      return t`Opens`;
    },
  },
  regClosesAt: {
    get text() {
      return t`Registration closes`;
    },
    get short() {
      return t`Closes`;
    },
  },
  checkinOpensAt: {
    get text() {
      return t`Check-in opens`;
    },
    get short() {
      return t`Check-in`;
    },
  },
  checkinClosesAt: {
    get text() {
      return t`Check-in closes`;
    },
    get short() {
      return t`Check-in till`;
    },
  },
  firstMatchAt: {
    get text() {
      return t`First match`;
    },
    get short() {
      return t`Starts`;
    },
  },
} as const;
type Moment = keyof typeof momentWords;

const nextIn: Partial<Record<TournamentPhase, Moment>> = {
  announced: 'regOpensAt',
  registration: 'regClosesAt',
  closed: 'checkinOpensAt',
  'check-in': 'checkinClosesAt',
  locked: 'firstMatchAt',
};

/** What the clock does next in a phase and when, ISO 8601; nothing where no moment is set. */
export function nextMoment(
  times: TournamentTimes,
  phase: TournamentPhase,
): { text: string; short: string; at: string } | undefined {
  const isAhead = phase === 'announced' || phase === 'registration' || phase === 'closed';
  const moments = [nextIn[phase], isAhead && ('firstMatchAt' as const)];
  for (const moment of moments) {
    const at = moment && times[moment];
    if (at) return { ...momentWords[moment], at };
  }
  return undefined;
}
