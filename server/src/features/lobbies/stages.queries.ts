import type { StageFormat } from '@one-dream/contract/schedule/schedule.values.ts';
import { type Selectable, sql } from 'kysely';
import type { MatchPoint, StartsFrom } from '../../platform/database/column-types.ts';
import { writtenAs } from '../../platform/database/columns.ts';
import type { Database, Db } from '../../platform/database/schema.ts';

const columns = [
  'id',
  'tournament_id',
  'position',
  'name',
  'format',
  'lobby_max',
  'first_slot',
  'reserved_slots',
  'match_cap',
  'match_point',
  'template',
  'starts_from',
  'finalised_at',
  'version',
] as const;

export type StageRow = Pick<Selectable<Database['stages']>, (typeof columns)[number]>;

const eventColumns = [
  'id',
  'title',
  'status',
  'is_draft',
  'cancelled_at',
  'slot_total',
  'room_lead_min',
  'game',
] as const;

/** The part of a tournament that lobbies need. */
export type EventRow = Pick<Selectable<Database['tournaments']>, (typeof eventColumns)[number]>;

function selectEvent(db: Db, id: string) {
  return db.selectFrom('tournaments').select(eventColumns).where('id', '=', id);
}

export function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return selectEvent(db, id).executeTakeFirst();
}

/** Locks the tournament: its entries, draws and matches stay as they are until the transaction ends. */
export function lockEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return selectEvent(db, id).forUpdate().executeTakeFirst();
}

function selectStages(db: Db) {
  return db.selectFrom('stages').select(columns);
}

export function listStages(db: Db, tournamentId: string): Promise<StageRow[]> {
  return selectStages(db).where('tournament_id', '=', tournamentId).orderBy('position').execute();
}

export function findStage(db: Db, id: string): Promise<StageRow | undefined> {
  return selectStages(db).where('id', '=', id).executeTakeFirst();
}

/** Call with the tournament locked. */
export function lockStage(db: Db, id: string): Promise<StageRow | undefined> {
  return selectStages(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface StageValues {
  name: string;
  format: StageFormat;
  lobbyMax: number;
  firstSlot: number;
  reservedSlots: number[];
  matchCap: number;
  matchPoint: MatchPoint | null;
  template: string;
  startsFrom: StartsFrom | null;
}

export async function insertStage(
  db: Db,
  {
    id,
    tournamentId,
    position,
    stage,
    now,
  }: { id: string; tournamentId: string; position: number; stage: StageValues; now: Date },
): Promise<void> {
  await db
    .insertInto('stages')
    .values({ id, tournament_id: tournamentId, position, created_at: now, ...writtenAs(stage) })
    .execute();
}

export async function updateStage(db: Db, id: string, stage: StageValues): Promise<void> {
  await db
    .updateTable('stages')
    .set((eb) => ({ ...writtenAs(stage), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteStage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('stages').where('id', '=', id).execute();
}

/** Whether a match of the stage has begun, or had its room released. */
export async function hasBegun(db: Db, stageId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from matches where stage_id = ${stageId}::uuid
      and (released_at is not null or state not in ('scheduled', 'postponed', 'cancelled'))
  ) as found`.execute(db);
  return rows[0]?.found ?? false;
}
