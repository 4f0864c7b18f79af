import type { Stage } from '../features/lobbies/lobbies.ts';
import type { ConsoleMatch } from '../features/matches/matches.ts';

/** The next step of a match, in order of work. */
export interface NextAction {
  kind: 'draw' | 'room' | 'release' | 'start' | 'move' | 'results' | 'publish';
  /** Milliseconds before its time, which require a confirmation. 0 if its time has come. */
  earlyMs: number;
}

/** Starting a match earlier than this requires a confirmation. Milliseconds. */
const nearMs = 60_000;

/**
 * Determines the next action for a match; undefined if there is nothing to do.
 * @param now server time in milliseconds
 */
export function nextActionOf(
  { match, hasRoom, teams }: Pick<ConsoleMatch, 'match' | 'hasRoom' | 'teams'>,
  now: number,
): NextAction | undefined {
  const timed = (kind: NextAction['kind'], moment: string): NextAction => {
    const ms = Date.parse(moment) - now;
    return { kind, earlyMs: ms <= nearMs ? 0 : ms };
  };
  const plain = (kind: NextAction['kind']): NextAction => ({ kind, earlyMs: 0 });
  switch (match.state) {
    case 'scheduled':
      if (teams.length === 0) return plain('draw');
      return hasRoom ? timed('release', match.roomAt) : plain('room');
    case 'room_released':
      return timed('start', match.startsAt);
    case 'postponed':
      return plain('move');
    case 'playing':
      return plain('results');
    case 'results_in':
      return plain('publish');
    default:
      return undefined;
  }
}

type StageFacts = Pick<Stage, '_id' | 'name' | 'isFinal'>;

/**
 * The stage to finalise once all its matches have results; without a stage, all are final. Undefined while matches remain.
 */
export function finishActionOf({
  stages,
  matches,
}: {
  stages: readonly StageFacts[];
  matches: readonly { match: Pick<ConsoleMatch['match'], 'stageId' | 'state'> }[];
}): { stage: StageFacts | undefined; isLast: boolean } | undefined {
  if (stages.length === 0) return undefined;
  const stage = stages.find(({ isFinal }) => !isFinal);
  if (!stage) return { stage, isLast: true };
  const states = matches
    .filter(({ match }) => match.stageId === stage._id && match.state !== 'void')
    .map(({ match }) => match.state);
  const isPlayed =
    states.some((state) => state === 'published' || state === 'final') &&
    states.every((state) => ['published', 'final', 'cancelled'].includes(state));
  return isPlayed ? { stage, isLast: stage._id === stages.at(-1)?._id } : undefined;
}

/** The match needing attention first: one in progress, else the next, else the last. */
export function currentMatchOf(matches: readonly ConsoleMatch[]): ConsoleMatch | undefined {
  const byState = (...states: string[]) =>
    matches.find(({ match }) => states.includes(match.state));
  return (
    byState('room_released', 'playing', 'results_in') ??
    byState('scheduled') ??
    byState('postponed') ??
    matches.at(-1)
  );
}
