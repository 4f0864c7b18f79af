import type { Stage } from '../features/lobbies.ts';
import type { ConsoleMatch } from '../features/matches.ts';

/** The next step that a match waits for, in the order of work. */
export interface NextDeed {
  kind: 'draw' | 'room' | 'release' | 'start' | 'move' | 'results' | 'publish';
  /** How much too early it is, in milliseconds: whoever does it is asked first. 0 where its time has come. */
  earlyMs: number;
}

/** Before its start nobody starts a match by hand without being told how early it is. Milliseconds. */
const nearMs = 60_000;

/**
 * The one thing to be done next about a match; undefined while it waits for nobody.
 * @param now milliseconds by the server's clock
 */
export function nextDeedOf(
  { match, hasRoom, teams }: Pick<ConsoleMatch, 'match' | 'hasRoom' | 'teams'>,
  now: number,
): NextDeed | undefined {
  const timed = (kind: NextDeed['kind'], moment: string): NextDeed => {
    const ms = Date.parse(moment) - now;
    return { kind, earlyMs: ms <= nearMs ? 0 : ms };
  };
  const plain = (kind: NextDeed['kind']): NextDeed => ({ kind, earlyMs: 0 });
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
 * The stage that is to be made final once every match of it has its result; without one all are. Undefined while something
 * is to be played.
 */
export function finishDeedOf({
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

/** The match that needs somebody first: what is under way, then what comes next, then the last one. */
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
