import { lobbiesMerged } from '@one-dream/contract/events/lobbies.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved } from '../duties/duties.actions.ts';
import { lockDraw } from './draws.actions.ts';
import * as queries from './draws.queries.ts';
import { groupCapacity, isAhead, slotsOfGroup } from './lobbies.rules.ts';
import { lobbiesTexts } from './lobbies.texts.ts';
import { noteChange } from './places.actions.ts';

/**
 * Moves the teams of a group into another one, in free room slots; teams there keep theirs. The emptied group has no
 * table any more.
 */
export async function mergeGroups(
  work: Work,
  { viewer, drawId, from, into }: { viewer: Viewer; drawId: string; from: string; into: string },
): Promise<void> {
  const { db } = work;
  const context = await lockDraw(db, { drawId });
  const { stage, draw } = context;
  const groups = await queries.listGroups(db, [drawId]);
  const source = groups.find(({ letter }) => letter === from);
  const target = groups.find(({ letter }) => letter === into);
  if (stage.format !== 'groups' || !source || !target || source === target)
    throw invalidField('into', lobbiesTexts.otherGroup);
  const planned = await queries.listPlanned(db, drawId);
  const begun = planned.find(
    (match) =>
      !isAhead(match) && (match.group_letters.includes(from) || match.group_letters.includes(into)),
  );
  if (begun)
    throw new AppError(
      'CONFLICT',
      lobbiesTexts.groupBegun({ group: begun.group_letters.join('') }),
    );
  const placed = await queries.listPlaced(db, [drawId]);
  const current = placed.filter(({ to_match_no }) => to_match_no === null);
  const staying = current.filter(({ letter }) => letter === into);
  const coming = current.filter(
    ({ letter, state }) => letter === from && ['registered', 'checked_in'].includes(state),
  );
  await assertNotInvolved(db, { viewer, entryIds: coming.map(({ entry_id }) => entry_id) });
  const seats = groupCapacity(stage);
  const teams = staying.length + coming.length;
  if (teams > seats) throw invalidField('into', lobbiesTexts.lobbyTakes({ teams, seats }));
  const taken = new Set(staying.map(({ room_slot }) => room_slot));
  const sizes = new Map(groups.map(({ letter }) => [letter, 0]));
  const free = slotsOfGroup({ stage, letter: into, sizes }).filter((slot) => !taken.has(slot));
  const isPerMatch = draw.slot_mode === 'per_match';
  if (!isPerMatch && free.length < coming.length)
    throw invalidField('into', lobbiesTexts.noSlotEach);
  const last = Math.max(
    0,
    ...placed.filter(({ letter }) => letter === into).map(({ place }) => place),
  );
  await queries.deletePlacesOf(db, source.id);
  await queries.insertPlaces(db, {
    drawId,
    places: coming.map(({ entry_id }, index) => ({
      groupId: target.id,
      entryId: entry_id,
      roomSlot: isPerMatch ? null : (free[index] ?? null),
      place: last + index + 1,
    })),
  });
  const handMoves = coming.length;
  await noteChange(work, { context, viewer, what: lobbiesMerged, handMoves, evenFrozen: true });
}
