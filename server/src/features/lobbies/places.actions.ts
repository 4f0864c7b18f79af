import * as log from '@one-dream/contract/events/lobbies.ts';
import type { LoggedEvent } from '@one-dream/contract/events.ts';
import type { Draw } from '@one-dream/contract/features/lobbies/lobbies.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved } from '../duties/duties.actions.ts';
import { type DrawContext, lockDraw, readDraw, writePlaces } from './draws.actions.ts';
import type { PlacedRow } from './draws.queries.ts';
import * as queries from './draws.queries.ts';
import { drawChanged, ofStage } from './lobbies.events.ts';
import * as rules from './lobbies.rules.ts';
import { lobbiesTexts } from './lobbies.texts.ts';

interface Change {
  viewer: Viewer;
  drawId: string;
}

/** Moves a team to another group, or swaps it with one there. */
export async function moveInDraw(
  platform: Platform,
  {
    viewer,
    drawId,
    form: { entryId, to, swapWith, version },
  }: Change & {
    form: { entryId: string; to: string; swapWith?: string | undefined; version: number };
  },
): Promise<Draw> {
  return inUnitOfWork(platform, async (work) => {
    const context = await lockDraw(work.db, { drawId, version });
    const { placed, groups } = await readPlaces(work, context);
    await assertNotInvolved(work.db, {
      viewer,
      entryIds: swapWith ? [entryId, swapWith] : [entryId],
    });
    const own = placed.find((place) => place.entry_id === entryId);
    const other = swapWith ? placed.find((place) => place.entry_id === swapWith) : undefined;
    const target = groups.get(to);
    if (!own) throw invalidField('entryId', lobbiesTexts.notInDraw);
    if (!target) throw invalidField('to', commonTexts.noGroup);
    if (own.letter === to) throw invalidField('to', lobbiesTexts.inGroupAlready);
    if (swapWith && other?.letter !== to)
      throw invalidField('swapWith', lobbiesTexts.notInTargetGroup);
    const from = groups.get(own.letter) ?? [];
    if (other) {
      await swapPlaces(work, { drawId, placed, own, other });
      await noteChange(work, { context, viewer, what: log.entryMoved, handMoves: 1 });
    } else {
      if (target.length >= rules.groupCapacity(context.stage))
        throw invalidField('to', lobbiesTexts.groupFull);
      from.splice(from.indexOf(entryId), 1);
      target.push(entryId);
      await rewrite(work, { context, groups, viewer });
    }
    return readDraw(work.db, drawId);
  });
}

/** Sets the room slots that a host wants; gaps stay gaps. */
export async function setDrawSlots(
  platform: Platform,
  {
    viewer,
    drawId,
    form: { slots, version },
  }: Change & {
    form: { slots: readonly { entryId: string; roomSlot: number }[]; version: number };
  },
): Promise<Draw> {
  return inUnitOfWork(platform, async (work) => {
    const context = await lockDraw(work.db, { drawId, version });
    const { placed } = await readPlaces(work, context);
    await assertNotInvolved(work.db, { viewer, entryIds: slots.map(({ entryId }) => entryId) });
    if (context.draw.slot_mode === 'per_match')
      throw new AppError('CONFLICT', lobbiesTexts.slotsPerMatch);
    const wanted = new Map(slots.map(({ entryId, roomSlot }) => [entryId, roomSlot]));
    slots.forEach(({ entryId, roomSlot }, index) => {
      if (!placed.some((place) => place.entry_id === entryId))
        throw invalidField(`slots.${index}.entryId`, lobbiesTexts.notInDraw);
      if (context.stage.reserved_slots.includes(roomSlot))
        throw invalidField(
          `slots.${index}.roomSlot`,
          lobbiesTexts.slotReserved({ slot: roomSlot }),
        );
    });
    const slotted = placed.map((place) => ({
      ...place,
      room_slot: wanted.get(place.entry_id) ?? place.room_slot,
    }));
    assertEachOnce({ context, slotted });
    await queries.replacePlaces(work.db, {
      drawId,
      places: slotted.map((place) => ({
        groupId: place.group_id,
        entryId: place.entry_id,
        roomSlot: place.room_slot,
        place: place.place,
      })),
    });
    await noteChange(work, { context, viewer, what: log.slotsArranged, handMoves: 0 });
    return readDraw(work.db, drawId);
  });
}

/** @throws AppError SLOT_TAKEN when two teams that can meet in one room have the same slot */
function assertEachOnce({
  context: { stage },
  slotted,
}: {
  context: DrawContext;
  slotted: readonly PlacedRow[];
}): void {
  const seen = new Map<string, PlacedRow>();
  for (const place of slotted) {
    const lobby = stage.format === 'group_pairs' ? 'all' : place.letter;
    const other = seen.get(`${lobby} ${place.room_slot}`);
    if (other)
      throw new AppError(
        'SLOT_TAKEN',
        lobbiesTexts.slotTaken({
          slot: place.room_slot ?? '',
          other: other.team_name,
          team: place.team_name,
        }),
      );
    seen.set(`${lobby} ${place.room_slot}`, place);
  }
}

/** Reads the places, and teams by group. @throws AppError CONFLICT once a lobby of the draw is frozen */
async function readPlaces(work: Work, { draw }: DrawContext) {
  const matches = await queries.listPlanned(work.db, draw.id);
  rules.assertNotFrozen({ matches, now: work.now() });
  const all = await queries.listPlaced(work.db, [draw.id]);
  const placed = all.filter(({ to_match_no }) => to_match_no === null);
  const rows = await queries.listGroups(work.db, [draw.id]);
  const groups = new Map(
    rows.map(({ letter }) => [
      letter,
      placed.filter((place) => place.letter === letter).map(({ entry_id }) => entry_id),
    ]),
  );
  return { placed, groups };
}

/** Swaps group and slot of two teams; nobody else moves. */
async function swapPlaces(
  work: Work,
  {
    drawId,
    placed,
    own,
    other,
  }: {
    drawId: string;
    placed: readonly PlacedRow[];
    own: PlacedRow;
    other: PlacedRow;
  },
): Promise<void> {
  const swapped = new Map([
    [own.entry_id, other.entry_id],
    [other.entry_id, own.entry_id],
  ]);
  await queries.replacePlaces(work.db, {
    drawId,
    places: placed.map((place) => ({
      groupId: place.group_id,
      entryId: swapped.get(place.entry_id) ?? place.entry_id,
      roomSlot: place.room_slot,
      place: place.place,
    })),
  });
}

/** Gives all teams of a draw their slots anew, after one changed its group. */
async function rewrite(
  work: Work,
  {
    context,
    groups,
    viewer,
  }: { context: DrawContext; groups: ReadonlyMap<string, string[]>; viewer: Viewer },
): Promise<void> {
  const { stage, draw } = context;
  const { places } = rules.slotGroups({ stage, groups: [...groups.values()] });
  await writePlaces(work.db, { drawId: draw.id, groups: groups.size, places });
  await noteChange(work, { context, viewer, what: log.entryMoved, handMoves: 1 });
}

export async function noteChange(
  work: Work,
  {
    context: { event, stage, draw },
    viewer,
    what,
    handMoves,
    evenFrozen = false,
  }: {
    context: DrawContext;
    viewer: Viewer | undefined;
    what: LoggedEvent;
    handMoves: number;
    /** Lobbies within 5 minutes of their start follow, too. */
    evenFrozen?: boolean;
  },
): Promise<void> {
  await queries.updateDraw(work.db, {
    id: draw.id,
    changes: { hand_moves: draw.hand_moves + handMoves, changed_at: work.now() },
  });
  const before = { version: draw.version };
  await work.happened(ofStage(what), { viewer, stage, event, before });
  if (draw.published_at) await work.happened(drawChanged, { drawId: draw.id, viewer, evenFrozen });
}

/** Replaces a team with another one from the next match that is not frozen. */
export async function replaceEntry(
  platform: Platform,
  {
    viewer,
    drawId,
    form: { outEntryId, inEntryId, version },
  }: Change & { form: { outEntryId: string; inEntryId: string; version: number } },
): Promise<Draw> {
  return inUnitOfWork(platform, async (work) => {
    const context = await lockDraw(work.db, { drawId, version });
    await assertNotInvolved(work.db, { viewer, entryIds: [outEntryId, inEntryId] });
    const placed = await queries.listPlaced(work.db, [drawId]);
    const own = placed.findLast((place) => place.entry_id === outEntryId);
    if (!own) throw invalidField('outEntryId', lobbiesTexts.notInDraw);
    const drawable = await queries.listDrawable(work.db, { ...context.stage, starts_from: null });
    if (!drawable.some(({ id }) => id === inEntryId))
      throw invalidField('inEntryId', lobbiesTexts.noSlot);
    if (placed.some((place) => place.entry_id === inEntryId && place.to_match_no === null))
      throw invalidField('inEntryId', lobbiesTexts.inDrawAlready);
    if (placed.some((place) => isSuccessor(place, own)))
      throw invalidField('outEntryId', lobbiesTexts.replacedAlready);
    // A team that has played stays in the list and is absent for the rest.
    if (await hasPlayed(work, { context, place: own }))
      throw new AppError('CONFLICT', lobbiesTexts.playedAlready({ team: own.team_name }));
    await takePlace(work, { context, place: own, inEntryId });
    await noteChange(work, { context, viewer, what: log.drawnTeamReplaced, handMoves: 0 });
    return readDraw(work.db, drawId);
  });
}

export function isSuccessor(place: PlacedRow, of: PlacedRow): boolean {
  return (
    place.id !== of.id &&
    place.group_id === of.group_id &&
    place.place === of.place &&
    place.to_match_no === null
  );
}

/** Whether a team has begun to play in the matches of its place. */
export async function hasPlayed(
  work: Work,
  { context, place }: { context: DrawContext; place: PlacedRow },
): Promise<boolean> {
  return rules.hasBegun(await queries.listPlanned(work.db, context.draw.id), place);
}

export async function takePlace(
  work: Work,
  { context, place, inEntryId }: { context: DrawContext; place: PlacedRow; inEntryId: string },
): Promise<void> {
  const from = await openNoOf(work, context, place.letter);
  await endPlace(work, place, from);
  await queries.insertPlaces(work.db, {
    drawId: context.draw.id,
    places: [
      {
        groupId: place.group_id,
        entryId: inEntryId,
        roomSlot: place.room_slot,
        place: place.place,
        fromMatchNo: from,
      },
    ],
  });
}

/** @throws AppError CONFLICT when no match is left for a team to join */
async function openNoOf(work: Work, context: DrawContext, letter: string): Promise<number> {
  const matches = await queries.listPlanned(work.db, context.draw.id);
  const from = rules.firstOpenNo({ matches, letter, now: work.now() });
  if (from === undefined) throw new AppError('CONFLICT', lobbiesTexts.noMatchLeft);
  return from;
}

export async function endPlace(work: Work, place: PlacedRow, from: number): Promise<void> {
  if (place.to_match_no !== null) return;
  await queries.endPlace(work.db, place.id, Math.max(from, place.from_match_no) - 1);
}
