import { drawFollowed } from '@one-dream/contract/events/lobbies.ts';
import type { EntryState } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Work } from '../../platform/work/work.ts';
import { type DrawContext, lockDraw } from './draws.actions.ts';
import type { PlacedRow } from './draws.queries.ts';
import * as queries from './draws.queries.ts';
import { firstOpenNo, groupCapacity, slotsOfGroup } from './lobbies.rules.ts';
import { checkLobbyRolesOfDraw } from './lobby-roles.actions.ts';
import { endPlace, hasPlayed, isSuccessor, noteChange, takePlace } from './places.actions.ts';

interface FollowedEntry {
  entryId: string;
  before: EntryState | null;
  after: EntryState;
  /** The entry whose place it gets, where a host put it in as a replacement. */
  replacesId?: string | null;
}

/**
 * Follows entries in published draws: those that leave free their place, those that come in take a vacant one, and all
 * share one new version of the slot list. With the tournament locked. Hears `entriesChanged`.
 */
export async function followEntries(
  work: Work,
  { tournamentId, changes }: { tournamentId: string; changes: readonly FollowedEntry[] },
): Promise<void> {
  // Joining the waitlist or checking in moves nobody in the draw.
  const moves = changes.filter(({ before, after }) => isPlaced(before) !== isPlaced(after));
  if (moves.length === 0) return;
  for (const drawId of await queries.listFollowingDraws(work.db, tournamentId)) {
    const context = await lockDraw(work.db, { drawId });
    let didChange = false;
    for (const { entryId, after, replacesId } of moves) {
      const moved = isPlaced(after)
        ? await takeVacantPlace(work, { context, entryId, replacesId })
        : await vacatePlace(work, context, entryId);
      didChange ||= moved;
    }
    if (didChange)
      await noteChange(work, { context, viewer: undefined, what: drawFollowed, handMoves: 0 });
    // A team that has played stays in the list, but not in the lobby.
    else await checkLobbyRolesOfDraw(work, { drawId });
  }
}

function isPlaced(state: EntryState | null): boolean {
  return state === 'registered' || state === 'checked_in';
}

/**
 * Vacates the place of a team that left the tournament, from the next match that is not frozen. If it has played, it
 * stays in the list and is absent.
 * @returns whether a place is free now
 */
async function vacatePlace(work: Work, context: DrawContext, entryId: string): Promise<boolean> {
  const drawId = context.draw.id;
  const placed = await queries.listPlaced(work.db, [drawId]);
  const own = placed.find((place) => place.entry_id === entryId && place.to_match_no === null);
  if (!own || (await hasPlayed(work, { context, place: own }))) return false;
  const matches = await queries.listPlanned(work.db, drawId);
  const from = firstOpenNo({ matches, letter: own.letter, now: work.now() });
  if (from === undefined) return false;
  await endPlace(work, own, from);
  return true;
}

/**
 * Places a team that came in after publishing: in its predecessor's place or another vacant one, or in the free slot of
 * the smallest group. A later stage takes newcomers only as replacements.
 * @returns whether it has a place now that it had not
 */
async function takeVacantPlace(
  work: Work,
  {
    context,
    entryId,
    replacesId,
  }: { context: DrawContext; entryId: string; replacesId: string | null | undefined },
): Promise<boolean> {
  const drawId = context.draw.id;
  const placed = await queries.listPlaced(work.db, [drawId]);
  if (placed.some((place) => place.entry_id === entryId && place.to_match_no === null))
    return false;
  const matches = await queries.listPlanned(work.db, drawId);
  const now = work.now();
  const vacancies = placed.filter(
    (place) =>
      place.to_match_no !== null &&
      !placed.some((other) => isSuccessor(other, place)) &&
      firstOpenNo({ matches, letter: place.letter, now }) !== undefined,
  );
  const own = vacancies.find((place) => place.entry_id === replacesId);
  const isFirstStage = context.stage.starts_from === null;
  const vacant = own ?? (isFirstStage ? vacancies[0] : undefined);
  if (vacant) {
    await takePlace(work, { context, place: vacant, inEntryId: entryId });
    return true;
  }
  return isFirstStage && takeFreeSlot(work, { context, placed, entryId });
}

async function takeFreeSlot(
  work: Work,
  {
    context: { stage, draw },
    placed,
    entryId,
  }: { context: DrawContext; placed: readonly PlacedRow[]; entryId: string },
): Promise<boolean> {
  const matches = await queries.listPlanned(work.db, draw.id);
  const rows = await queries.listGroups(work.db, [draw.id]);
  const inGroup = (letter: string) =>
    placed.filter((place) => place.letter === letter && place.to_match_no === null);
  const sizes = new Map(rows.map(({ letter }) => [letter, inGroup(letter).length]));
  const smallestFirst = rows.toSorted(
    (a, b) => (sizes.get(a.letter) ?? 0) - (sizes.get(b.letter) ?? 0),
  );
  for (const { id: groupId, letter } of smallestFirst) {
    const own = inGroup(letter);
    const from = firstOpenNo({ matches, letter, now: work.now() });
    if (from === undefined || own.length >= groupCapacity(stage)) continue;
    const taken = new Set(own.map(({ room_slot }) => room_slot));
    const slots = slotsOfGroup({ stage, letter, sizes });
    const roomSlot = draw.slot_mode === 'per_match' ? null : slots.find((slot) => !taken.has(slot));
    if (roomSlot === undefined) continue;
    const place =
      Math.max(0, ...placed.filter((row) => row.letter === letter).map((row) => row.place)) + 1;
    await queries.insertPlaces(work.db, {
      drawId: draw.id,
      places: [{ groupId, entryId, roomSlot, place, fromMatchNo: from }],
    });
    return true;
  }
  return false;
}
