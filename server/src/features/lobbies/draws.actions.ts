import { randomBytes } from 'node:crypto';
import { groupLetter } from '@one-dream/contract/draws/lobby-sizes.ts';
import { type DrawMethod, shareOut } from '@one-dream/contract/draws/share-out.ts';
import type { Draw, Group } from '@one-dream/contract/features/lobbies/lobbies.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import type { DrawRow } from './draws.queries.ts';
import * as queries from './draws.queries.ts';
import { drawChanged, drawPublished, drawRolled } from './lobbies.events.ts';
import * as rules from './lobbies.rules.ts';
import { lobbiesTexts } from './lobbies.texts.ts';
import { lockStage, readDraws } from './stages.actions.ts';
import type { EventRow, StageRow } from './stages.queries.ts';
import { findEvent, findStage } from './stages.queries.ts';

interface DrawForm {
  method: DrawMethod;
  groups?: number | undefined;
}

/** Previews a draw with this seed for the present teams. */
export async function previewDraw(
  { db }: Platform,
  { stageId, form }: { stageId: string; form: DrawForm & { seed: string } },
) {
  const stage = await findStage(db, stageId);
  if (!stage) throw new AppError('NOT_FOUND', commonTexts.noStage);
  const teams = await queries.listDrawable(db, stage);
  const groups = form.groups ?? rules.usualGroups({ stage, teams: teams.length });
  rules.assertGroups({ stage, teams: teams.length, groups });
  const shared = shareOut({ ...form, teams: teams.map(({ id }) => id), groups });
  const { slotMode, places } = slotsFor({ stage, method: form.method, groups: shared, teams });
  const byId = new Map(teams.map((team) => [team.id, team]));
  const present = (letter: string): Group => ({
    letter,
    teams: places
      .filter((place) => place.letter === letter)
      .flatMap(({ entryId, roomSlot }) => {
        const team = byId.get(entryId);
        if (!team) return [];
        const { team_id: teamId, team_name: name, team_logo: logo } = team;
        return [{ _id: entryId, teamId, name, logo, roomSlot }];
      }),
  });
  return { slotMode, groups: shared.map((_, index) => present(groupLetter(index))) };
}

/** Assigns slots in the room, depending on the method of drawing. */
function slotsFor({
  stage,
  method,
  groups,
  teams,
}: {
  stage: StageRow;
  method: DrawMethod;
  groups: readonly (readonly string[])[];
  teams: readonly queries.DrawableRow[];
}) {
  const slotted = rules.slotGroups({ stage, groups });
  if (method !== 'registration') return slotted;
  const numbers = new Map(teams.map(({ id, slot }) => [id, slot]));
  const places = rules.keepNumbers({ stage, places: slotted.places, numbers });
  const slotMode = places.every(({ roomSlot }) => roomSlot !== null) ? 'fixed' : slotted.slotMode;
  return { slotMode, places } as const;
}

/** Repeats a published draw from its published inputs. */
export async function repeatDraw({ db }: Platform, drawId: string) {
  const draw = await queries.findDraw(db, drawId);
  const stage = draw?.published_at ? await findStage(db, draw.stage_id) : undefined;
  const event = stage && (await findEvent(db, stage.tournament_id));
  if (!draw || !event || event.is_draft) throw new AppError('NOT_FOUND', lobbiesTexts.notPublished);
  const names = await queries.listEntryNames(db, draw.drawn_from);
  const groups = await queries.listGroups(db, [drawId]);
  const placed = await queries.listPlaced(db, [drawId]);
  const shared = shareOut({
    method: draw.method,
    teams: draw.drawn_from,
    groups: Math.max(1, groups.length),
    seed: draw.seed,
  });
  const isSame = shared.every((group, index) => {
    const now = placed.filter(
      ({ letter, to_match_no }) => letter === groupLetter(index) && to_match_no === null,
    );
    return group.length === now.length && now.every(({ entry_id }) => group.includes(entry_id));
  });
  return {
    seed: draw.seed,
    groups: shared.map((group, index) => ({
      letter: groupLetter(index),
      teams: group.map((id) => ({ _id: id, name: names.get(id) ?? '' })),
    })),
    isSame,
  };
}

export async function rollDraw(
  platform: Platform,
  { viewer, stageId, form }: { viewer: Viewer; stageId: string; form: DrawForm },
): Promise<Draw> {
  return inUnitOfWork(platform, async (work) => {
    return roll(work, { ...(await lockStage(work.db, stageId)), viewer, form });
  });
}

/** Rolls in the caller's unit of work, with tournament and stage locked. */
export async function roll(
  work: Work,
  {
    event,
    stage,
    viewer,
    form: { method, groups: wanted },
  }: { event: EventRow; stage: StageRow; viewer: Viewer | undefined; form: DrawForm },
): Promise<Draw> {
  const { db } = work;
  const open = await openDraw(work, stage);
  const drawable = await queries.listDrawable(db, stage);
  const teams = drawable.map(({ id }) => id);
  if (teams.length === 0) throw new AppError('NOT_READY', lobbiesTexts.nobodyToDraw);
  const groups = await chooseGroups(db, { stage, draw: open, wanted, teams: teams.length });
  // 64 random bits, made by the server alone: see record 32.
  const seed = method === 'random' ? randomBytes(8).toString('hex') : '';
  const shared = shareOut({ method, teams, groups, seed });
  const { slotMode, places } = slotsFor({ stage, method, groups: shared, teams: drawable });
  await writePlaces(db, { drawId: open.id, groups: shared.length, places });
  await queries.updateDraw(db, {
    id: open.id,
    changes: {
      method,
      seed,
      rolls: open.rolls + 1,
      hand_moves: 0,
      drawn_from: JSON.stringify(teams),
      slot_mode: slotMode,
      changed_at: work.now(),
    },
  });
  const draw = await readDraw(db, open.id);
  const after = { no: draw.no, method, rolls: draw.rolls, seed };
  await work.happened(drawRolled, { viewer, stage, event, after });
  return draw;
}

/** Returns a stage's unpublished draw; makes one if the last is published. */
export async function openDraw(work: Work, stage: StageRow): Promise<DrawRow> {
  const latest = await queries.findLatestDraw(work.db, stage.id);
  if (latest && !latest.published_at) return latest;
  return queries.insertDraw(work.db, {
    stageId: stage.id,
    no: (latest?.no ?? 0) + 1,
    now: work.now(),
  });
}

/** Chooses the number of groups: as planned for matches, as asked for, or as few as hold all teams. */
async function chooseGroups(
  db: Db,
  {
    stage,
    draw,
    wanted,
    teams,
  }: { stage: StageRow; draw: DrawRow; wanted: number | undefined; teams: number },
): Promise<number> {
  const planned = await queries.listPlanned(db, draw.id);
  const letters = new Set(planned.flatMap((match) => match.group_letters));
  const groups = letters.size || (wanted ?? rules.usualGroups({ stage, teams }));
  if (letters.size > 0 && wanted !== undefined && wanted !== letters.size)
    throw new AppError('INVALID', lobbiesTexts.plannedFor({ groups: letters.size }), {
      fields: {
        groups: lobbiesTexts.plannedForDelete({ groups: letters.size }),
      },
    });
  rules.assertGroups({ stage, teams, groups });
  return groups;
}

/** Writes the groups of a draw, and the places in them. */
export async function writePlaces(
  db: Db,
  {
    drawId,
    groups,
    places,
  }: { drawId: string; groups: number; places: readonly rules.SlottedPlace[] },
): Promise<void> {
  const letters = Array.from({ length: groups }, (_, index) => groupLetter(index));
  const rows = await queries.saveGroups(db, { drawId, letters });
  const idOf = new Map(rows.map(({ letter, id }) => [letter, id]));
  await queries.replacePlaces(db, {
    drawId,
    places: places.map(({ letter, ...place }) => ({ ...place, groupId: idOf.get(letter) ?? '' })),
  });
}

/** Publishes a draw with its slot lists. Publishing it twice is refused as stale. */
export async function publishDraw(
  platform: Platform,
  { viewer, drawId, version }: { viewer: Viewer; drawId: string; version: number },
): Promise<{ data: Draw; isRedrawn: boolean }> {
  return inUnitOfWork(platform, async (work) => {
    const context = await lockDraw(work.db, { drawId, version });
    if (context.draw.published_at) throw new AppError('CONFLICT', lobbiesTexts.publishedAlready);
    await publish(work, { ...context, viewer });
    const data = await readDraw(work.db, drawId);
    return { data, isRedrawn: data.rolls > context.draw.rolls };
  });
}

export interface DrawContext {
  event: EventRow;
  stage: StageRow;
  draw: DrawRow;
}

/** Publishes in the caller's unit of work, with tournament and stage locked. */
export async function publish(
  work: Work,
  { event, stage, draw, viewer }: DrawContext & { viewer: Viewer | undefined },
): Promise<void> {
  const { db } = work;
  if (draw.rolls === 0) throw new AppError('NOT_READY', lobbiesTexts.drawFirst);
  await settle(work, { event, stage, draw, viewer });
  await queries.updateDraw(db, {
    id: draw.id,
    changes: { published_at: work.now(), changed_at: work.now() },
  });
  const { no, rolls, seed, handMoves } = await readDraw(db, draw.id);
  const after = { no, rolls, seed, handMoves };
  await work.happened(drawPublished, { viewer, stage, event, after });
  await work.happened(drawChanged, { drawId: draw.id, viewer });
}

/**
 * Adjusts a draw to the teams that play now. Without moves by hand it is rolled again, counted as a roll, so that the
 * result follows from what is published with it. Otherwise missing teams go out, new ones go where most places are
 * free, and lobbies are evened out, each a move by hand.
 */
async function settle(
  work: Work,
  { event, stage, draw, viewer }: DrawContext & { viewer: Viewer | undefined },
): Promise<void> {
  const { db } = work;
  const drawable = (await queries.listDrawable(db, stage)).map(({ id }) => id);
  const placed = await queries.listPlaced(db, [draw.id]);
  const there = new Set(placed.map(({ entry_id }) => entry_id));
  if (drawable.length === there.size && drawable.every((id) => there.has(id))) return;
  const groupRows = await queries.listGroups(db, [draw.id]);
  const form = { method: draw.method, groups: groupRows.length };
  if (draw.hand_moves === 0) {
    await roll(work, { event, stage, viewer, form });
    return;
  }
  rules.assertGroups({ stage, teams: drawable.length, groups: groupRows.length });
  const { groups, moves } = rules.evenOut({
    groups: groupRows.map(({ letter }) =>
      placed.filter((place) => place.letter === letter).map(({ entry_id }) => entry_id),
    ),
    drawable,
  });
  const { places } = rules.slotGroups({ stage, groups });
  await writePlaces(db, { drawId: draw.id, groups: groups.length, places });
  const handMoves = draw.hand_moves + moves;
  await queries.updateDraw(db, {
    id: draw.id,
    changes: { hand_moves: handMoves, changed_at: work.now() },
  });
}

/**
 * Locks tournament and stage of a draw.
 * @throws AppError NOT_FOUND, STALE when it is not the version that was read
 */
export async function lockDraw(
  db: Db,
  { drawId, version }: { drawId: string; version?: number },
): Promise<DrawContext> {
  const found = await queries.findDraw(db, drawId);
  if (!found) throw new AppError('NOT_FOUND', lobbiesTexts.noDraw);
  const { event, stage } = await lockStage(db, found.stage_id);
  const draw = await queries.findDraw(db, drawId);
  if (!draw) throw new AppError('NOT_FOUND', lobbiesTexts.noDraw);
  if (version !== undefined && draw.version !== version)
    throw new AppError('STALE', lobbiesTexts.drawChanged);
  return { event, stage, draw };
}

export async function readDraw(db: Db, drawId: string): Promise<Draw> {
  const row = await queries.findDraw(db, drawId);
  const [draw] = row ? await readDraws(db, [row]) : [];
  if (!draw) throw new AppError('NOT_FOUND', lobbiesTexts.noDraw);
  return draw;
}
