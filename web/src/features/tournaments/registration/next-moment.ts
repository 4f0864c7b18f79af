import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import type { TournamentTimes } from '@one-dream/contract/features/tournaments.times.ts';

/** What the clock does next in a phase and when, ISO 8601; nothing where no moment is set. */
export function nextMoment(
  times: TournamentTimes,
  phase: TournamentPhase,
): { text: string; short: string; at: string } | undefined {
  const moments: Partial<Record<TournamentPhase, [string, string, string | null]>> = {
    announced: ['Registration opens', 'Opens', times.regOpensAt],
    registration: ['Registration closes', 'Closes', times.regClosesAt],
    closed: ['Check-in opens', 'Check-in', times.checkinOpensAt],
    'check-in': ['Check-in closes', 'Check-in till', times.checkinClosesAt],
    locked: ['First match', 'Starts', times.firstMatchAt],
  };
  const [text, short, at] = moments[phase] ?? [];
  if (text && short && at) return { text, short, at };
  const first = times.firstMatchAt;
  const isAhead = phase === 'announced' || phase === 'registration' || phase === 'closed';
  return first && isAhead ? { text: 'First match', short: 'Starts', at: first } : undefined;
}
