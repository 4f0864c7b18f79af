import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { finishActionOf, nextActionOf } from '@one-dream/contract/schedule/next-action.ts';
import { spanOf } from '../span.ts';

/** The next step of a match, in order of work. */
export type NextStep = {
  kind: 'draw' | 'room' | 'release' | 'start' | 'move' | 'results' | 'publish';
  /** Label of the screen's amber button. */
  text: string;
  /** How much too early it is, such as `52 min`: requires a confirmation. */
  early?: string | undefined;
  /** It is for another day, or entries still change: offered, but not emphasised. */
  isFar?: boolean;
};

const words = (): Record<NextStep['kind'], string> => ({
  draw: t`Draw the lobby`,
  room: t`Save the room`,
  release: t`Release room`,
  start: t`Start match`,
  move: t`Set a new start`,
  results: t`Enter results`,
  publish: t`Review and publish`,
});

/** Phases before the teams are settled: a draw made now would include teams that drop out. */
const gathering: readonly TournamentPhase[] = ['announced', 'registration', 'closed', 'check-in'];

/**
 * The single next action for a match; undefined if it waits for nobody.
 * @param now milliseconds in server time
 */
export function nextStepOf(
  shown: Pick<ConsoleMatch, 'match' | 'hasRoom' | 'teams'>,
  now: number,
  phase: TournamentPhase,
): NextStep | undefined {
  const action = nextActionOf(shown, now);
  if (!action) return undefined;
  const { kind, earlyMs } = action;
  if (kind === 'draw') return { kind, text: words().draw, isFar: gathering.includes(phase) };
  if (earlyMs === 0) return { kind, text: words()[kind] };
  const early = spanOf(earlyMs);
  return { kind, text: t`${words()[kind]} · ${early} early`, early, isFar: earlyMs > farMs };
}

/**
 * The step after all results of a stage: finalise it, and after the last stage share and pay. Undefined while matches
 * remain.
 */
export function finishStepOf(facts: Parameters<typeof finishActionOf>[0]): string | undefined {
  const action = finishActionOf(facts);
  if (!action) return undefined;
  if (!action.stage) return t`Share and pay`;
  return action.isLast ? t`Finish event` : t`Finish ${action.stage.name}`;
}

/** Later work is not urgent. Milliseconds. */
const farMs = 6 * 60 * 60_000;

/** The next unplayed match of the same evening. */
export function nextMatchOf(
  matches: readonly ConsoleMatch[],
  { match: played }: Pick<ConsoleMatch, 'match'>,
): ConsoleMatch | undefined {
  const from = Date.parse(played.startsAt);
  return matches.find(
    ({ match }) =>
      ['scheduled', 'room_released'].includes(match.state) &&
      match._id !== played._id &&
      Date.parse(match.startsAt) >= from &&
      Date.parse(match.startsAt) - from < farMs,
  );
}
