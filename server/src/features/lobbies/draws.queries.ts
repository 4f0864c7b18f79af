import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Db, RowOf } from '../../platform/database/schema.ts';
import { columnsOf } from '../../platform/database/tables.generated.ts';
import { newId } from '../../platform/secrets.ts';
import type { PlannedMatch } from './lobbies.rules.ts';
import type { StageRow } from './stages.queries.ts';

export type PlacedRow = RowOf<typeof listPlaced>;

export type DrawRow = Selectable<Database['stage_draws']>;
export type GroupRow = Selectable<Database['groups']>;

function selectDraws(db: Db) {
  return db.selectFrom('stage_draws').select(columnsOf.stage_draws);
}

/** Newest first. */
export function listDraws(db: Db, stageIds: readonly string[]): Promise<DrawRow[]> {
  if (stageIds.length === 0) return Promise.resolve([]);
  return selectDraws(db).where('stage_id', 'in', stageIds).orderBy('no', 'desc').execute();
}

export function findDraw(db: Db, id: string): Promise<DrawRow | undefined> {
  return selectDraws(db).where('id', '=', id).executeTakeFirst();
}

export function findLatestDraw(db: Db, stageId: string): Promise<DrawRow | undefined> {
  return selectDraws(db)
    .where('stage_id', '=', stageId)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertDraw(
  db: Db,
  { stageId, no, now }: { stageId: string; no: number; now: Date },
): Promise<DrawRow> {
  return db
    .insertInto('stage_draws')
    .values({
      id: newId(),
      stage_id: stageId,
      no,
      method: 'random',
      seed: '',
      rolls: 0,
      drawn_from: JSON.stringify([]),
      slot_mode: 'fixed',
      changed_at: now,
      created_at: now,
    })
    .returning(columnsOf.stage_draws)
    .executeTakeFirstOrThrow();
}

/** Every change raises the version of the slot list. */
export async function updateDraw(
  db: Db,
  { id, changes }: { id: string; changes: Updateable<Database['stage_draws']> },
): Promise<void> {
  await db
    .updateTable('stage_draws')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** A, B, …, Z, AA, … */
export function listGroups(db: Db, drawIds: readonly string[]): Promise<GroupRow[]> {
  if (drawIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('groups')
    .select(columnsOf.groups)
    .where('draw_id', 'in', drawIds)
    .orderBy(sql`length(letter)`)
    .orderBy('letter')
    .execute();
}

/** Sets the letters of a draw's groups. Those that stay keep their ids: matches may be planned for them. */
export async function saveGroups(
  db: Db,
  { drawId, letters }: { drawId: string; letters: readonly string[] },
): Promise<GroupRow[]> {
  await db
    .deleteFrom('groups')
    .where('draw_id', '=', drawId)
    .where('letter', 'not in', letters)
    .execute();
  await db
    .insertInto('groups')
    .values(letters.map((letter) => ({ id: newId(), draw_id: drawId, letter })))
    .onConflict((conflict) => conflict.columns(['draw_id', 'letter']).doNothing())
    .execute();
  return listGroups(db, [drawId]);
}

export interface DrawableRow {
  id: string;
  team_id: string;
  team_name: string;
  team_logo: string;
  /** Of the entry. */
  slot: number;
}

/**
 * Lists teams of the stage: best seed first if ranks of another stage lead here, or teams were seeded; else by slot in
 * the tournament.
 */
export async function listDrawable(
  db: Db,
  { id, tournament_id, starts_from }: Pick<StageRow, 'id' | 'tournament_id' | 'starts_from'>,
): Promise<DrawableRow[]> {
  const { rows } = await sql<DrawableRow>`
    select registrations.id, team_id, team_name, team_logo, slot from registrations
    left join stage_entries on stage_entries.entry_id = registrations.id and stage_id = ${id}::uuid
    where tournament_id = ${tournament_id}::uuid and registrations.state in ('registered', 'checked_in')
      and (seed is not null or ${starts_from === null})
    order by seed nulls last, slot`.execute(db);
  return rows;
}

/** Lists present and former teams of these draws, by group and place. */
export async function listPlaced(db: Db, drawIds: readonly string[]) {
  if (drawIds.length === 0) return [];
  return db
    .selectFrom('group_entries as placed')
    .innerJoin('groups', 'groups.id', 'placed.group_id')
    .innerJoin('registrations', 'registrations.id', 'placed.entry_id')
    .select([
      'placed.id',
      'placed.draw_id',
      'placed.group_id',
      'groups.letter',
      'placed.entry_id',
      'registrations.team_id',
      'registrations.team_name',
      'registrations.team_logo',
      'registrations.state',
      'placed.room_slot',
      'placed.place',
      'placed.from_match_no',
      'placed.to_match_no',
    ])
    .where('placed.draw_id', 'in', drawIds)
    .orderBy(sql`length(groups.letter)`)
    .orderBy('groups.letter')
    .orderBy('placed.place')
    .orderBy('placed.from_match_no')
    .execute();
}

/** Names of entries, whatever their state. */
export async function listEntryNames(
  db: Db,
  entryIds: readonly string[],
): Promise<Map<string, string>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('registrations')
    .select(['id', 'team_name'])
    .where('id', 'in', entryIds)
    .execute();
  return new Map(rows.map(({ id, team_name }) => [id, team_name]));
}

export interface Place {
  groupId: string;
  entryId: string;
  roomSlot: number | null;
  place: number;
  fromMatchNo?: number;
}

export async function deletePlaces(db: Db, drawId: string): Promise<void> {
  await db.deleteFrom('group_entries').where('draw_id', '=', drawId).execute();
}

/** Writes all places of a draw anew. */
export async function replacePlaces(
  db: Db,
  { drawId, places }: { drawId: string; places: readonly Place[] },
): Promise<void> {
  await deletePlaces(db, drawId);
  await insertPlaces(db, { drawId, places });
}

export async function deletePlacesOf(db: Db, groupId: string): Promise<void> {
  await db.deleteFrom('group_entries').where('group_id', '=', groupId).execute();
}

export async function insertPlaces(
  db: Db,
  { drawId, places }: { drawId: string; places: readonly Place[] },
): Promise<void> {
  if (places.length === 0) return;
  await db
    .insertInto('group_entries')
    .values(
      places.map(({ groupId, entryId, roomSlot, place, fromMatchNo = 1 }) => ({
        id: newId(),
        draw_id: drawId,
        group_id: groupId,
        entry_id: entryId,
        room_slot: roomSlot,
        place,
        from_match_no: fromMatchNo,
        to_match_no: null,
      })),
    )
    .execute();
}

/** Ends a place from the match after `lastMatchNo` on; its row is deleted if it never played one. */
export async function endPlace(db: Db, id: string, lastMatchNo: number): Promise<void> {
  await db
    .updateTable('group_entries')
    .set({ to_match_no: lastMatchNo })
    .where('id', '=', id)
    .execute();
}

/** Lists matches of draws that count, by start. */
export async function listPlanned(
  db: Db,
  draws: string | readonly string[],
): Promise<(PlannedMatch & { draw_id: string })[]> {
  if (draws.length === 0) return [];
  return db
    .selectFrom('matches')
    .select(['draw_id', 'no', 'group_letters', 'starts_at', 'state'])
    .where('draw_id', 'in', [draws].flat())
    .where('state', 'not in', ['void', 'cancelled'])
    .orderBy('starts_at')
    .orderBy('no')
    .execute();
}

export async function listOpenDraws(db: Db, tournamentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stage_draws')
    .innerJoin('stages', 'stages.id', 'stage_id')
    .select('stage_draws.id')
    .where('tournament_id', '=', tournamentId)
    .where('published_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the newest published draw of each stage that is not final, of a tournament that is not over. */
export async function listFollowingDraws(db: Db, tournamentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct on (stage_id) stage_draws.id
    from stage_draws join stages on stages.id = stage_id join tournaments on tournaments.id = tournament_id
    where tournament_id = ${tournamentId}::uuid and finalised_at is null and published_at is not null
      and cancelled_at is null and status <> 'COMPLETED'
    order by stage_id, no desc`.execute(db);
  return rows.map(({ id }) => id);
}
