import type { Draw, Stage, StageForm } from '@one-dream/contract/features/lobbies/lobbies.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { canServe } from '../duties/duties.actions.ts';
import type { DrawRow } from './draws.queries.ts';
import * as draws from './draws.queries.ts';
import { stageCreated, stageDeleted, stageUpdated } from './lobbies.events.ts';
import { presentDraw, presentStage } from './lobbies.presenters.ts';
import { drawPowers } from './lobbies.rules.ts';
import { lobbiesTexts } from './lobbies.texts.ts';
import { checkLobbyRolesOfStage } from './lobby-roles.actions.ts';
import type { EventRow, StageRow } from './stages.queries.ts';
import * as queries from './stages.queries.ts';

const mostStages = 20;

/** Lists stages of a tournament with their published draws; staff see the unpublished one, too. */
export async function listStages(
  platform: Platform,
  { viewer, tournamentId }: { viewer: Viewer | undefined; tournamentId: string },
): Promise<Stage[]> {
  const { db } = platform;
  const [event, isStaff] = await Promise.all([
    queries.findEvent(db, tournamentId),
    canServe(platform, {
      viewer,
      duties: ['host', 'scorer', 'caster'],
      subject: { tournamentId },
    }),
  ]);
  if (!event || (event.is_draft && !isStaff))
    throw new AppError('NOT_FOUND', commonTexts.noTournament);
  const stages = await queries.listStages(db, tournamentId);
  return presentStages(db, { stages, staffAt: isStaff ? platform.now() : undefined });
}

async function presentStages(
  db: Db,
  // `staffAt` is set for staff; others see published draws, without permissions.
  { stages, staffAt }: { stages: readonly StageRow[]; staffAt: Date | undefined },
): Promise<Stage[]> {
  const rows = await draws.listDraws(
    db,
    stages.map(({ id }) => id),
  );
  const seen = await readDraws(
    db,
    rows.filter((row) => staffAt || row.published_at !== null),
    staffAt && { at: staffAt, stages },
  );
  return stages.map((stage) =>
    presentStage(
      stage,
      seen.filter((draw) => draw.stageId === stage.id),
    ),
  );
}

/** Reads draws with groups, teams and their input; for staff with permissions. */
export async function readDraws(
  db: Db,
  rows: readonly DrawRow[],
  staff?: { at: Date; stages: readonly StageRow[] },
): Promise<Draw[]> {
  const ids = rows.map(({ id }) => id);
  const groups = await draws.listGroups(db, ids);
  const placed = await draws.listPlaced(db, ids);
  const names = await draws.listEntryNames(db, [...new Set(rows.flatMap((row) => row.drawn_from))]);
  const planned = staff && Map.groupBy(await draws.listPlanned(db, ids), ({ draw_id }) => draw_id);
  return rows.map((row) => {
    const draw = presentDraw(row, { groups, placed, names });
    if (!staff) return draw;
    const can = drawPowers({
      isFinal: staff.stages.find(({ id }) => id === row.stage_id)?.finalised_at !== null,
      slotMode: row.slot_mode,
      groups: draw.groups.length,
      placed: placed.filter(({ draw_id }) => draw_id === row.id),
      matches: planned?.get(row.id) ?? [],
      now: staff.at,
    });
    return { ...draw, can };
  });
}

/**
 * Locks tournament and stage, in this order, for a change of the stage.
 * @throws AppError NOT_FOUND, CONFLICT when the tournament is over, STAGE_FINAL
 */
export async function lockStage(
  db: Db,
  stageId: string,
): Promise<{ event: EventRow; stage: StageRow }> {
  const found = await queries.findStage(db, stageId);
  const event = found && (await lockEvent(db, found.tournament_id));
  const stage = event && (await queries.lockStage(db, stageId));
  if (!event || !stage) throw new AppError('NOT_FOUND', commonTexts.noStage);
  if (stage.finalised_at) throw new AppError('STAGE_FINAL', lobbiesTexts.stageFinal);
  return { event, stage };
}

async function lockEvent(db: Db, tournamentId: string): Promise<EventRow> {
  const event = await queries.lockEvent(db, tournamentId);
  if (!event) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  if (event.cancelled_at) throw new AppError('CONFLICT', lobbiesTexts.tournamentCancelled);
  if (event.status === 'COMPLETED') throw new AppError('CONFLICT', commonTexts.tournamentOver);
  return event;
}

export async function createStage(
  platform: Platform,
  { viewer, tournamentId, form }: { viewer: Viewer; tournamentId: string; form: StageForm },
): Promise<Stage> {
  return inUnitOfWork(platform, async (work) => {
    const stageId = await addStage(work, { viewer, tournamentId, form });
    return readStage(work, stageId);
  });
}

/** Adds a stage in the caller's unit of work; without a viewer, for a series. @returns its id */
export async function addStage(
  work: Work,
  {
    viewer,
    tournamentId,
    form,
  }: { viewer: Viewer | undefined; tournamentId: string; form: StageForm },
): Promise<string> {
  const event = await lockEvent(work.db, tournamentId);
  const stages = await queries.listStages(work.db, tournamentId);
  if (stages.length >= mostStages)
    throw new AppError('CONFLICT', lobbiesTexts.mostStages({ most: mostStages }));
  assertLeadsHere({ form, stages });
  const id = newId();
  const position = (stages.at(-1)?.position ?? 0) + 1;
  await queries.insertStage(work.db, {
    id,
    tournamentId,
    position,
    stage: form,
    now: work.now(),
  });
  await work.happened(stageCreated, { viewer, stage: form, event, after: form });
  return id;
}

export async function updateStage(
  platform: Platform,
  {
    viewer,
    stageId,
    form: { version, ...form },
  }: { viewer: Viewer; stageId: string; form: StageForm & { version: number } },
): Promise<Stage> {
  return inUnitOfWork(platform, async (work) => {
    const { event, stage } = await lockStage(work.db, stageId);
    if (stage.version !== version) throw new AppError('STALE', lobbiesTexts.stageChanged);
    const stages = await queries.listStages(work.db, event.id);
    assertLeadsHere({ form, stages, self: stage });
    await assertShapeKept(work.db, stage, form);
    await queries.updateStage(work.db, stageId, form);
    await work.happened(stageUpdated, { viewer, stage: form, event, after: form });
    return readStage(work, stageId);
  });
}

/** Refuses changes to settings that a draw depends on. */
async function assertShapeKept(db: Db, stage: StageRow, form: StageForm): Promise<void> {
  const isSame =
    form.format === stage.format &&
    form.firstSlot === stage.first_slot &&
    form.lobbyMax === stage.lobby_max &&
    JSON.stringify(form.reservedSlots) === JSON.stringify(stage.reserved_slots);
  if (isSame) return;
  const latest = await draws.findLatestDraw(db, stage.id);
  if (!latest) return;
  const planned = await draws.listPlanned(db, latest.id);
  if (form.format !== stage.format && planned.length > 0)
    throw invalidField('format', lobbiesTexts.formatStays);
  if (latest.published_at)
    throw invalidField(
      form.format === stage.format ? 'lobbyMax' : 'format',
      lobbiesTexts.shapeStays,
    );
  // It is rolled again with the new sizes.
  await draws.deletePlaces(db, latest.id);
}

export async function deleteStage(
  platform: Platform,
  { viewer, stageId }: { viewer: Viewer; stageId: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const { event, stage } = await lockStage(work.db, stageId);
    if (await queries.hasBegun(work.db, stageId))
      throw new AppError('CONFLICT', lobbiesTexts.roomReleased);
    await queries.deleteStage(work.db, stageId);
    await checkLobbyRolesOfStage(work, stageId);
    await work.happened(stageDeleted, { viewer, stage, event });
  });
}

/** Asserts that teams come from an earlier stage of the same tournament, or from the tournament itself. */
function assertLeadsHere({
  form,
  stages,
  self,
}: {
  form: StageForm;
  stages: readonly StageRow[];
  self?: StageRow;
}): void {
  if (!form.startsFrom) return;
  const from = stages.find(({ id }) => id === form.startsFrom?.stageId);
  if (!from || (self && from.position >= self.position))
    throw invalidField('startsFrom', lobbiesTexts.earlierStage);
}

export async function readStage(work: Pick<Work, 'db' | 'now'>, stageId: string): Promise<Stage> {
  const stage = await queries.findStage(work.db, stageId);
  const [shown] = stage
    ? await presentStages(work.db, { stages: [stage], staffAt: work.now() })
    : [];
  if (!shown) throw new AppError('NOT_FOUND', commonTexts.noStage);
  return shown;
}
