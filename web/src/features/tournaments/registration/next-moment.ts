import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { TournamentTimes } from '@one-dream/contract/features/tournaments/tournaments.times.ts';

/** Labels of a tournament's times, in their intended order; shorter ones for a phone's bar. */
export const momentWords = () =>
  ({
    regOpensAt: { text: t`Registration opens`, short: t`Opens` },
    regClosesAt: { text: t`Registration closes`, short: t`Closes` },
    checkinOpensAt: { text: t`Check-in opens`, short: t`Check-in` },
    checkinClosesAt: { text: t`Check-in closes`, short: t`Check-in till` },
    firstMatchAt: { text: t`First match`, short: t`Starts` },
  }) as const;
type Moment = keyof ReturnType<typeof momentWords>;

const nextIn: Partial<Record<TournamentPhase, Moment>> = {
  announced: 'regOpensAt',
  registration: 'regClosesAt',
  closed: 'checkinOpensAt',
  'check-in': 'checkinClosesAt',
  locked: 'firstMatchAt',
};

/** The next scheduled change in a phase, ISO 8601; undefined if none is set. */
export function nextMoment(
  times: TournamentTimes,
  phase: TournamentPhase,
): { text: string; short: string; at: string } | undefined {
  const isAhead = phase === 'announced' || phase === 'registration' || phase === 'closed';
  const moments = [nextIn[phase], isAhead && ('firstMatchAt' as const)];
  for (const moment of moments) {
    const at = moment && times[moment];
    if (at) return { ...momentWords()[moment], at };
  }
  return undefined;
}
