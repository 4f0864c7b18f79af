import { lobbySlots, usableSlots } from '@one-dream/contract/draws/room-slots.ts';
import type { OwnPart } from '@one-dream/contract/features/matches/matches.ts';
import {
  type MatchState,
  matchClock,
  smallestLobbyShare,
} from '@one-dream/contract/schedule/schedule.values.ts';
import { moment, type Translatable } from '@one-dream/contract/texts.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import { AppError } from '../../errors.ts';
import { frozenAt } from '../lobbies/lobbies.rules.ts';
import type { Line } from './lineups.queries.ts';
import type { MatchRow } from './matches.shared.queries.ts';
import { matchesTexts } from './matches.texts.ts';

const minute = 60_000;
const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minute);

export function clockOf({
  starts_at,
  room_lead_min,
}: Pick<MatchRow, 'starts_at' | 'room_lead_min'>) {
  return {
    roomAt: after(starts_at, -room_lead_min),
    frozenAt: frozenAt(starts_at),
    latestRelease: after(starts_at, matchClock.latestRelease),
    playingAt: after(starts_at, matchClock.playingAfter),
    roomHiddenAt: after(starts_at, matchClock.roomHiddenAfter),
  };
}

/** Allowed transitions of a match by state (match day §3.3); a released room is replaced, never withdrawn. */
const moves = {
  release: ['scheduled'],
  replace: ['room_released', 'playing'],
  start: ['scheduled', 'room_released'],
  /** Saving the first row makes it `results_in`. */
  undoStart: ['playing'],
  move: ['scheduled', 'room_released', 'postponed'],
  change: ['scheduled', 'room_released', 'postponed'],
  postpone: ['scheduled', 'room_released'],
  cancel: ['scheduled', 'room_released', 'postponed'],
  /** Together with the whole tournament. */
  callOff: ['scheduled', 'room_released', 'postponed', 'playing', 'results_in'],
  void: ['playing', 'results_in', 'published'],
} as const satisfies Record<string, readonly MatchState[]>;
export type MatchMove = keyof typeof moves;

export function canMove(state: MatchState, move: MatchMove): boolean {
  return (moves[move] as readonly MatchState[]).includes(state);
}

/** @throws AppError CONFLICT with the match's state */
export function assertCan({ state }: Pick<MatchRow, 'state'>, move: MatchMove): void {
  if (!canMove(state, move)) throw new AppError('CONFLICT', matchesTexts.isNow({ state }));
}

/** Whether enough of a lobby are present to start without asking a host. */
export function isLobbyLargeEnough(lobby: { present: number; seats: number }): boolean {
  return lobby.present > 0 && lobby.present >= smallestLobbyShare * lobby.seats;
}

/** Facts that decide whether a room can be read. */
export type RoomFacts = Pick<MatchRow, 'state' | 'starts_at' | 'cancelled_at' | 'released_at'>;

/** State of a room for a team of its lobby at a moment. */
export function roomFor({
  match,
  isCheckedIn,
  checkInClosesAt = null,
  now,
}: {
  match: RoomFacts;
  isCheckedIn: boolean;
  /** Set while the check-in of the match's day is still to come, or open. */
  checkInClosesAt?: Date | null;
  now: Date;
}): OwnPart['room'] {
  if (isHidden(match, now)) return 'hidden';
  if (!isCheckedIn) return checkInClosesAt && now < checkInClosesAt ? 'waiting' : 'not_checked_in';
  return isReleased(match) ? 'open' : 'waiting';
}

/** Only a release, by a host or the clock, opens a room: a published result does not. */
export function isReleased({ released_at }: Pick<MatchRow, 'released_at'>): boolean {
  return released_at !== null;
}

const overStates: readonly MatchState[] = ['cancelled', 'void'];
/** Without a released room, the room of such a match is hidden: it was played elsewhere. */
const playedStates: readonly MatchState[] = ['results_in', 'published', 'final'];

/** Whether the room was released, or the match started or got a result: any of these makes the tournament live. */
export function hasBegun(state: MatchState): boolean {
  return state === 'room_released' || state === 'playing' || playedStates.includes(state);
}

/** Whether the room is no longer shown: the match is cancelled or void, or has a result, or began half an hour ago. */
export function isHidden(match: RoomFacts, now: Date): boolean {
  const { state, starts_at, cancelled_at } = match;
  if (cancelled_at !== null || overStates.includes(state)) return true;
  if (!isReleased(match)) return playedStates.includes(state);
  return now >= after(starts_at, matchClock.roomHiddenAfter);
}

/** A team's place in a group, with the matches it is for. */
export interface GroupPlace {
  letter: string;
  entry_id: string;
  room_slot: number | null;
  place: number;
  from_match_no: number;
  to_match_no: number | null;
}

/**
 * Builds the slot list of a match from the groups of its draw: the teams in them at that number, in the slot that they
 * have all stage, or with the first group's block low and the second's after it.
 */
export function lineUp({
  match,
  places,
  firstSlot,
  reserved,
}: {
  match: Pick<MatchRow, 'no' | 'group_letters'>;
  places: readonly GroupPlace[];
  firstSlot: number;
  reserved: readonly number[];
}): Line[] {
  const groups = match.group_letters.map((letter) =>
    places.filter(
      (place) =>
        place.letter === letter &&
        place.from_match_no <= match.no &&
        (place.to_match_no === null || place.to_match_no >= match.no),
    ),
  );
  const all = groups.flat();
  const toLine = (place: GroupPlace, roomSlot: number): Line => ({
    entryId: place.entry_id,
    roomSlot,
    letter: place.letter,
  });
  if (all.every(({ room_slot }) => room_slot !== null))
    return all.map((place) => toLine(place, place.room_slot ?? 0));
  // A block stays as wide as its group has ever been: a team that leaves makes a gap, and no other team moves.
  const usable = usableSlots({ firstSlot, reserved });
  const widths = match.group_letters.map((letter) =>
    Math.max(0, ...places.filter((place) => place.letter === letter).map(({ place }) => place)),
  );
  if (widths.reduce((sum, width) => sum + width, 0) > usable.length)
    return (lobbySlots({ groups, firstSlot, reserved }) ?? []).map(({ team, slot }) =>
      toLine(team, slot),
    );
  let start = 0;
  return groups.flatMap((group, index) => {
    const lines = group.map((place) => toLine(place, usable[start + place.place - 1] ?? 0));
    start += widths[index] ?? 0;
    return lines;
  });
}

export function isSameLineup(one: readonly Line[], other: readonly Line[]): boolean {
  const key = (lines: readonly Line[]) =>
    lines
      .map(({ entryId, roomSlot }) => `${roomSlot} ${entryId}`)
      .toSorted()
      .join('\n');
  return key(one) === key(other);
}

/** Numbered in the group where groups have tables of their own, else in the stage: "Match 3", "Group B, match 3". */
export function titleOf({
  format,
  group_letters,
  no,
  attempt,
}: Pick<MatchRow, 'format' | 'group_letters' | 'no' | 'attempt'>): Translatable {
  const match =
    format === 'groups'
      ? matchesTexts.groupMatch({ no, group: group_letters.join('') })
      : matchesTexts.match({ no });
  return attempt > 1 ? matchesTexts.replay({ match }) : match;
}

/** `Match 3 · Erangel · Sun, 22 Nov, 19:00 IST` */
export function headOf(match: MatchRow): Translatable {
  return matchesTexts.head({
    match: titleOf(match),
    map: match.map,
    at: moment(match.starts_at, 'weekdayAndTime'),
  });
}

/** What an entry of the audit log is about. */
export function aboutMatch(match: MatchRow) {
  return {
    tournamentId: match.tournament_id,
    subject: `${inEnglish(titleOf(match))}, ${match.stage}, ${match.tournament}`,
  };
}

/** The same, of its result. @param who the team concerned */
export function aboutResult(
  match: Pick<MatchRow, 'tournament_id' | 'tournament' | 'stage' | 'no'>,
  ...who: string[]
) {
  return {
    tournamentId: match.tournament_id,
    subject: [...who, match.tournament, match.stage, `match ${match.no}`].join(', '),
  };
}
