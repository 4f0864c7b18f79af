import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import {
  currentMatchOf,
  finishActionOf,
  nextActionOf,
} from '@one-dream/contract/schedule/next-action.ts';

/** The facts that decide the next step of an event. */
export interface DeskFacts {
  phase: TournamentPhase;
  entries: readonly StaffEntry[];
  vacant: number;
  asksToClose: boolean;
  stages: readonly Stage[];
  matches: readonly ConsoleMatch[];
  now: number;
}

/** A step of the desk: the event itself, a stage, a draw or a match. */
export type DeskStep =
  | { kind: 'announce' | 'open' | 'close' | 'check-in' | 'end-check-in' | 'extend' | 'fill' }
  | { kind: 'draw'; stage: Stage }
  | { kind: 'publish-draw'; stage: Stage; drawId: string; version: number }
  | { kind: 'room' | 'replace' | 'move' | 'results' | 'publish'; match: ConsoleMatch }
  | { kind: 'release' | 'start'; match: ConsoleMatch; earlyMs: number }
  | { kind: 'finish'; stageId: string; name: string }
  | { kind: 'make-stage' };

/** The next step and the alternatives. */
export interface DeskPlan {
  /** `undefined`: there is nothing to do, or nothing yet. */
  next: DeskStep | undefined;
  also: readonly DeskStep[];
}

/** The next safe step of an event, in the order of an evening. */
export function planDesk(facts: DeskFacts): DeskPlan {
  switch (facts.phase) {
    case 'draft':
      return { next: { kind: 'announce' }, also: [] };
    case 'announced':
      return { next: { kind: 'open' }, also: [] };
    case 'registration':
      return { next: { kind: 'close' }, also: [] };
    case 'closed':
      return { next: { kind: 'check-in' }, also: [] };
    case 'check-in':
      return { next: { kind: 'end-check-in' }, also: [{ kind: 'extend' }] };
    case 'locked':
    case 'live':
      return planMatches(facts);
    default:
      return { next: undefined, also: [] };
  }
}

function planMatches(facts: DeskFacts): DeskPlan {
  const ready = facts.entries.some(({ state }) => state === 'waitlist_ready');
  const fill: DeskStep[] = facts.vacant > 0 && ready ? [{ kind: 'fill' }] : [];
  const [draw] = drawing(facts);
  if (draw) return { next: draw, also: fill };
  if (facts.stages.length === 0 || facts.matches.length === 0)
    return { next: { kind: 'make-stage' }, also: fill };
  const match = currentMatchOf(facts.matches);
  const action = match && nextActionOf(match, facts.now);
  if (match && action) {
    const next = stepOf(match, action);
    const replace: DeskStep[] =
      match.match.state === 'room_released' || match.match.state === 'playing'
        ? [{ kind: 'replace', match }]
        : match.match.state === 'scheduled' && match.hasRoom
          ? [{ kind: 'room', match }]
          : [];
    return { next, also: [...replace, ...fill] };
  }
  const finish = finishActionOf(facts);
  return {
    next: finish?.stage && { kind: 'finish', stageId: finish.stage._id, name: finish.stage.name },
    also: fill,
  };
}

function stepOf(
  match: ConsoleMatch,
  action: NonNullable<ReturnType<typeof nextActionOf>>,
): DeskStep {
  const { kind, earlyMs } = action;
  if (kind === 'release' || kind === 'start') return { kind, match, earlyMs };
  if (kind === 'draw') return { kind: 'make-stage' };
  return { kind, match };
}

/**
 * The step for the first stage whose draw is not published. Only asked for after check-in: an earlier draw would contain
 * teams that do not come.
 */
function drawing({ stages }: DeskFacts): DeskStep[] {
  const stage = stages.find(
    ({ isFinal, draws }) => !isFinal && !draws.some((one) => one.publishedAt),
  );
  if (!stage) return [];
  const [newest] = stage.draws;
  // Planning matches ahead creates an empty draw.
  if (newest && !newest.publishedAt && newest.rolls > 0)
    return [{ kind: 'publish-draw', stage, drawId: newest._id, version: newest.version }];
  return [{ kind: 'draw', stage }];
}
