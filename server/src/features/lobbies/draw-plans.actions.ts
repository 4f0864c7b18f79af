import { groupLetter } from '@one-dream/contract/draws/lobby-sizes.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Work } from '../../platform/work/work.ts';
import { openDraw } from './draws.actions.ts';
import type { DrawRow, GroupRow, PlacedRow } from './draws.queries.ts';
import * as queries from './draws.queries.ts';
import { assertGroups, usualGroups } from './lobbies.rules.ts';
import { lobbiesTexts } from './lobbies.texts.ts';
import type { EventRow, StageRow } from './stages.queries.ts';
import * as stages from './stages.queries.ts';

/** Returns the groups that matches are made for: those of the draw, or named now for a future one. */
export async function groupsToPlan(
  work: Work,
  { event, stage, wanted }: { event: EventRow; stage: StageRow; wanted: number | undefined },
): Promise<{ draw: DrawRow; groups: GroupRow[] }> {
  const latest = await queries.findLatestDraw(work.db, stage.id);
  const draw = latest ?? (await openDraw(work, stage));
  const present = await queries.listGroups(work.db, [draw.id]);
  if (present.length > 0) {
    if (wanted !== undefined && wanted !== present.length)
      throw invalidField('groups', lobbiesTexts.drawHas({ groups: present.length }));
    return { draw, groups: present };
  }
  const teams = stage.starts_from
    ? (await queries.listDrawable(work.db, stage)).length || stage.lobby_max
    : event.slot_total;
  const groups = wanted ?? usualGroups({ stage, teams });
  assertGroups({ stage, teams: 0, groups });
  const letters = Array.from({ length: groups }, (_, index) => groupLetter(index));
  return { draw, groups: await queries.saveGroups(work.db, { drawId: draw.id, letters }) };
}

/** Finds the tournament as lobbies need it; undefined if there is none. */
export function findEvent(db: Db, tournamentId: string): Promise<EventRow | undefined> {
  return stages.findEvent(db, tournamentId);
}

/** Reads a published draw with its stage and everybody who is or was in its groups; undefined before publishing. */
export async function readPublished(
  db: Db,
  drawId: string,
): Promise<{ stage: StageRow; places: PlacedRow[] } | undefined> {
  const draw = await queries.findDraw(db, drawId);
  if (!draw?.published_at) return undefined;
  const stage = await stages.findStage(db, draw.stage_id);
  if (!stage) throw new AppError('NOT_FOUND', commonTexts.noStage);
  return { stage, places: await queries.listPlaced(db, [drawId]) };
}
