import { groupLetter } from '@one-dream/contract/draws/lobby-sizes.ts';
import {
  fixedBlocks,
  lastRoomSlot,
  lobbySlots,
  type SlotMode,
  usableSlots,
} from '@one-dream/contract/draws/room-slots.ts';
import { pairedGroups } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { matchClock, type StageFormat } from '@one-dream/contract/schedule/schedule.values.ts';
import { AppError, invalidField } from '../../errors.ts';
import { lobbiesTexts } from './lobbies.texts.ts';

/** What an entry of the audit log is about. */
export function aboutStage(stage: { name: string }, event: { id: string; title: string }) {
  return { tournamentId: event.id, subject: `${stage.name}, ${event.title}` };
}

export interface StageShape {
  format: StageFormat;
  lobby_max: number;
  first_slot: number;
  reserved_slots: readonly number[];
}

export interface SlottedPlace {
  entryId: string;
  letter: string;
  /** From 1, within its group. */
  place: number;
  roomSlot: number | null;
}

export function groupCapacity(stage: Pick<StageShape, 'format' | 'lobby_max'>): number {
  return stage.format === 'group_pairs' ? Math.floor(stage.lobby_max / 2) : stage.lobby_max;
}

export function usualGroups({ stage, teams }: { stage: StageShape; teams: number }): number {
  if (stage.format === 'single') return 1;
  const fewest = Math.max(1, Math.ceil(teams / groupCapacity(stage)));
  return stage.format === 'group_pairs' ? Math.max(pairedGroups.min, fewest) : fewest;
}

/** @throws AppError INVALID when the teams do not fit into so many groups */
export function assertGroups({
  stage,
  teams,
  groups,
}: {
  stage: StageShape;
  teams: number;
  groups: number;
}): void {
  if (stage.format === 'single' && groups !== 1)
    throw invalidField('groups', lobbiesTexts.oneLobby);
  if (stage.format === 'group_pairs' && (groups < pairedGroups.min || groups > pairedGroups.max))
    throw invalidField(
      'groups',
      lobbiesTexts.pairsNeed({ min: pairedGroups.min, max: pairedGroups.max }),
    );
  const seats = groups * groupCapacity(stage);
  if (teams > seats) throw invalidField('groups', lobbiesTexts.doNotFit({ teams, groups, seats }));
  if (teams > 0 && groups > teams)
    throw invalidField('groups', lobbiesTexts.atMostGroups({ teams, most: teams }));
}

/**
 * Assigns room slots to drawn groups: fixed blocks if groups meet each other and all fit, per match if they do not, and
 * from the first slot on if each group has its lobby to itself.
 */
export function slotGroups({
  stage,
  groups,
}: {
  stage: StageShape;
  groups: readonly (readonly string[])[];
}): {
  slotMode: SlotMode;
  places: SlottedPlace[];
} {
  const space = { firstSlot: stage.first_slot, reserved: stage.reserved_slots };
  const blocks =
    stage.format === 'group_pairs'
      ? fixedBlocks({ ...space, sizes: groups.map((group) => group.length) })
      : groups.map((group) => lobbySlots({ ...space, groups: [group] })?.map(({ slot }) => slot));
  const largest = Math.max(0, ...groups.map((group) => group.length));
  const together = stage.format === 'group_pairs' ? 2 * largest : largest;
  if (together > usableSlots(space).length) throw invalidField('groups', lobbiesTexts.noSlotEach);
  return {
    slotMode: blocks ? 'fixed' : 'per_match',
    places: groups.flatMap((group, index) =>
      group.map((entryId, at) => ({
        entryId,
        letter: groupLetter(index),
        place: at + 1,
        roomSlot: blocks?.[index]?.[at] ?? null,
      })),
    ),
  };
}

/**
 * Keeps registration numbers as slots in groups drawn in that order; per whole group, so that a room has each once: a
 * group with a number that a room lacks, or that is reserved, has slots in order from the first on.
 */
export function keepNumbers({
  stage,
  places,
  numbers,
}: {
  stage: StageShape;
  places: readonly SlottedPlace[];
  numbers: ReadonlyMap<string, number>;
}): SlottedPlace[] {
  const fits = ({ entryId }: SlottedPlace) => {
    const number = numbers.get(entryId) ?? Number.POSITIVE_INFINITY;
    return number <= lastRoomSlot && !stage.reserved_slots.includes(number);
  };
  if (stage.format === 'group_pairs' && !places.every(fits)) return [...places];
  return [...Map.groupBy(places, ({ letter }) => letter).values()].flatMap((group) =>
    group.every(fits)
      ? group.map((place) => ({ ...place, roomSlot: numbers.get(place.entryId) ?? null }))
      : group,
  );
}

/**
 * Updates groups to the teams that play now: missing ones go out, new ones join the smallest group, and sizes differ by
 * one at most.
 * @returns them, with the number of teams placed
 */
export function evenOut(draw: {
  groups: readonly (readonly string[])[];
  drawable: readonly string[];
}): { groups: string[][]; moves: number } {
  const plays = new Set(draw.drawable);
  const kept = draw.groups.map((group) => group.filter((id) => plays.has(id)));
  const placed = new Set(kept.flat());
  const late = draw.drawable.filter((id) => !placed.has(id));
  const bySize = () => kept.toSorted((one, other) => one.length - other.length);
  for (const id of late) bySize()[0]?.push(id);
  for (let moves = late.length; ; moves++) {
    const sorted = bySize();
    const [smallest, largest] = [sorted[0], sorted.at(-1)];
    if (!smallest || !largest || largest.length - smallest.length <= 1)
      return { groups: kept, moves };
    const [last] = largest.splice(-1);
    if (last) smallest.push(last);
  }
}

/** Slots that a group may use in a stage, as its draw assigned them. */
export function slotsOfGroup({
  stage,
  letter,
  sizes,
}: {
  stage: StageShape;
  letter: string;
  sizes: ReadonlyMap<string, number>;
}): number[] {
  const space = { firstSlot: stage.first_slot, reserved: stage.reserved_slots };
  if (stage.format !== 'group_pairs') return usableSlots(space);
  const letters = [...sizes.keys()];
  const blocks = fixedBlocks({ ...space, sizes: [...sizes.values()] });
  return blocks?.[letters.indexOf(letter)] ?? [];
}

/** When the lobby of a match freezes. */
export function frozenAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - matchClock.frozenBefore * 60_000);
}

export interface PlannedMatch {
  no: number;
  group_letters: readonly string[];
  starts_at: Date;
  state: string;
}

/** Whether the lobby of a match can still change. */
export function isStillOpen(match: Pick<PlannedMatch, 'starts_at' | 'state'>, now: Date): boolean {
  if (match.state === 'postponed') return true;
  return isAhead(match) && now < frozenAt(match.starts_at);
}

/** Whether a match is still to be played, frozen or not. */
export function isAhead({ state }: Pick<PlannedMatch, 'state'>): boolean {
  return state === 'scheduled' || state === 'room_released' || state === 'postponed';
}

/** Number of the first match that a team joining a group now can play; undefined when none is left. */
export function firstOpenNo(asked: {
  matches: readonly PlannedMatch[];
  letter: string;
  now: Date;
}): number | undefined {
  const own = asked.matches.filter((match) => match.group_letters.includes(asked.letter));
  // Nothing is planned yet: from the first match on.
  if (own.length === 0) return 1;
  const open = own.filter((match) => isStillOpen(match, asked.now)).map(({ no }) => no);
  return open.length === 0 ? undefined : Math.min(...open);
}

export interface HeldPlace {
  entry_id: string;
  letter: string;
  from_match_no: number;
  to_match_no: number | null;
}

export function hasBegun(matches: readonly PlannedMatch[], place: HeldPlace): boolean {
  return matches.some(
    (match) =>
      match.group_letters.includes(place.letter) &&
      match.no >= place.from_match_no &&
      match.no <= (place.to_match_no ?? match.no) &&
      ['playing', 'results_in', 'published', 'final'].includes(match.state),
  );
}

/** A host's permissions on a draw, checked again by the changes themselves. */
export function drawPowers({
  isFinal,
  slotMode,
  groups,
  placed,
  matches,
  now,
}: {
  /** Of the stage. */
  isFinal: boolean;
  slotMode: SlotMode;
  groups: number;
  placed: readonly HeldPlace[];
  matches: readonly PlannedMatch[];
  now: Date;
}): { move: boolean; number: boolean; replace: string[] } {
  const isOpen = !isFinal && isNotFrozen(matches, now);
  const replace = placed.filter(
    (place) =>
      !isFinal &&
      place.to_match_no === null &&
      !hasBegun(matches, place) &&
      firstOpenNo({ matches, letter: place.letter, now }) !== undefined,
  );
  return {
    move: isOpen && groups > 1,
    number: isOpen && slotMode === 'fixed' && placed.length > 0,
    replace: replace.map(({ entry_id }) => entry_id),
  };
}

function isNotFrozen(matches: readonly PlannedMatch[], now: Date): boolean {
  return matches.every((match) => isStillOpen(match, now));
}

/** @throws AppError CONFLICT once a lobby of the draw is frozen */
export function assertNotFrozen(draw: { matches: readonly PlannedMatch[]; now: Date }): void {
  if (isNotFrozen(draw.matches, draw.now)) return;
  throw new AppError('CONFLICT', lobbiesTexts.aboutToBegin);
}
