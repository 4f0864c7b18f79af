import type { Stage } from '@one-dream/contract/features/lobbies.ts';
import type { ConsoleMatch } from '@one-dream/contract/features/matches.ts';
import { spanOf } from './span.ts';

/** What a match waits for from a person, in the order of work. */
export type NextStep = {
  kind: 'draw' | 'room' | 'release' | 'start' | 'move' | 'results' | 'publish';
  /** Names the one amber button of the screen. */
  text: string;
  /** How much too early it is, such as `52 min`: whoever presses is asked first. */
  early?: string | undefined;
  /** It is for another day: offered, but not as what is to be done now. */
  isFar?: boolean;
};

/** Before its start nobody starts a match by hand without being told how early it is. Milliseconds. */
const nearMs = 60_000;

/**
 * The one thing to be done next about a match; undefined while it waits for nobody.
 * @param now milliseconds by the server's clock
 */
export function nextStepOf(
  { match, hasRoom, teams }: Pick<ConsoleMatch, 'match' | 'hasRoom' | 'teams'>,
  now: number,
): NextStep | undefined {
  const timed = (kind: 'release' | 'start', text: string, moment: string): NextStep => {
    const ms = Date.parse(moment) - now;
    if (ms <= nearMs) return { kind, text };
    const early = spanOf(ms);
    return { kind, text: `${text} · ${early} early`, early, isFar: ms > farMs };
  };
  switch (match.state) {
    case 'scheduled':
      if (teams.length === 0) return { kind: 'draw', text: 'Draw the lobby' };
      if (!hasRoom) return { kind: 'room', text: 'Save the room' };
      return timed('release', 'Release room', match.roomAt);
    case 'room_released':
      return timed('start', 'Start match', match.startsAt);
    case 'postponed':
      return { kind: 'move', text: 'Set a new start' };
    case 'playing':
      return { kind: 'results', text: 'Enter results' };
    case 'results_in':
      return { kind: 'publish', text: 'Review and publish' };
    default:
      return undefined;
  }
}

/**
 * What is left once every match of a stage has its result: to make it final, and after the last one to share and pay.
 * Undefined while something is to be played.
 */
export function finishStepOf({
  stages,
  matches,
}: {
  stages: readonly Pick<Stage, '_id' | 'name' | 'isFinal'>[];
  matches: readonly { match: Pick<ConsoleMatch['match'], 'stageId' | 'state'> }[];
}): string | undefined {
  if (stages.length === 0) return undefined;
  const next = stages.find(({ isFinal }) => !isFinal);
  if (!next) return 'Share and pay';
  const states = matches
    .filter(({ match }) => match.stageId === next._id && match.state !== 'void')
    .map(({ match }) => match.state);
  const isPlayed =
    states.some((state) => state === 'published' || state === 'final') &&
    states.every((state) => ['published', 'final', 'cancelled'].includes(state));
  if (!isPlayed) return undefined;
  return next._id === stages.at(-1)?._id ? 'Finish event' : `Finish ${next.name}`;
}

/** After this the work is for another hour: nothing says "now" about it. Milliseconds. */
const farMs = 6 * 60 * 60_000;

/** What comes after a match on the same evening, and is not played yet. */
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
