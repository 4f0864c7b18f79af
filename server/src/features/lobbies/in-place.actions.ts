import { drawnTeamReplaced } from '@one-dream/contract/events/lobbies.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved } from '../duties/duties.actions.ts';
import { lockDraw } from './draws.actions.ts';
import * as queries from './draws.queries.ts';
import { lobbiesTexts } from './lobbies.texts.ts';
import { endPlace, noteChange } from './places.actions.ts';

/**
 * Gives a team the place that it turned out to play in, from that match on, frozen or not: the slot list follows what
 * was played.
 */
export async function takeOverPlace(
  work: Work,
  {
    viewer,
    match,
    outEntryId,
    inEntryId,
  }: {
    viewer: Viewer;
    match: { draw_id: string; no: number; group_letters: readonly string[] };
    outEntryId: string;
    inEntryId: string;
  },
): Promise<void> {
  const drawId = match.draw_id;
  const context = await lockDraw(work.db, { drawId });
  await assertNotInvolved(work.db, { viewer, entryIds: [outEntryId, inEntryId] });
  const placed = await queries.listPlaced(work.db, [drawId]);
  const own = placed.find(
    (place) =>
      place.entry_id === outEntryId &&
      match.group_letters.includes(place.letter) &&
      place.from_match_no <= match.no &&
      (place.to_match_no ?? match.no) >= match.no,
  );
  if (!own) throw invalidField('outEntryId', lobbiesTexts.noPlaceInMatch);
  if (own.to_match_no !== null)
    throw new AppError('CONFLICT', lobbiesTexts.replacedLater({ team: own.team_name }));
  const drawable = await queries.listDrawable(work.db, { ...context.stage, starts_from: null });
  if (!drawable.some(({ id }) => id === inEntryId))
    throw invalidField('inEntryId', lobbiesTexts.noSlot);
  if (placed.some((place) => place.entry_id === inEntryId && place.to_match_no === null))
    throw invalidField('inEntryId', lobbiesTexts.ownPlace);
  await endPlace(work, own, match.no);
  await queries.insertPlaces(work.db, {
    drawId,
    places: [
      {
        groupId: own.group_id,
        entryId: inEntryId,
        roomSlot: own.room_slot,
        place: own.place,
        fromMatchNo: match.no,
      },
    ],
  });
  await noteChange(work, { context, viewer, what: drawnTeamReplaced, handMoves: 0 });
}
