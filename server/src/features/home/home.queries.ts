import { sql } from 'kysely';
import type { SnapshotTable } from '../../platform/database/column-types.ts';
import type { Db } from '../../platform/database/schema.ts';

/** Finds the event that ended last with its final table. */
export async function findLastFinal(db: Db): Promise<
  | {
      tournament_id: string;
      title: string;
      tables: SnapshotTable[];
      prizes: { rank: string; prize: string }[];
    }
  | undefined
> {
  const { rows } = await sql<{
    tournament_id: string;
    title: string;
    tables: SnapshotTable[];
    prizes: { rank: string; prize: string }[];
  }>`
    select stages.tournament_id, tournaments.title, tournaments.prizes, snapshot.tables
    from stages join tournaments on tournaments.id = stages.tournament_id
    join lateral (
      select tables from stage_snapshots where stage_id = stages.id order by no desc limit 1
    ) snapshot on true
    where tournaments.status = 'COMPLETED' and tournaments.kind = 'event' and not tournaments.is_draft and tournaments.cancelled_at is null
      and stages.finalised_at is not null
      and stages.position = (select max(position) from stages last where last.tournament_id = tournaments.id)
    order by tournaments.end_date desc nulls last, stages.finalised_at desc limit 1`.execute(db);
  return rows[0];
}

export async function findFirstStillIn(db: Db, entryIds: readonly string[]) {
  const { rows } = await sql<{ id: string; team_name: string; team_logo: string }>`
    select id, team_name, team_logo from registrations
    where id = any(${entryIds}::uuid[]) and state in ('registered', 'checked_in')
    order by array_position(${entryIds}::uuid[], id) limit 1`.execute(db);
  return rows[0];
}

/** Lists in-game names of an entry's roster. */
export async function listSquad(db: Db, entryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registration_players')
    .select('in_game_name')
    .where('registration_id', '=', entryId)
    // Erased players have no name left.
    .where('in_game_name', '<>', '')
    .orderBy('position')
    .execute();
  return rows.map((row) => row.in_game_name);
}

/** Sums the prizes of an entry in paise, paid or not. */
export async function sumPrizesOf(db: Db, entryId: string): Promise<number> {
  const { rows } = await sql<{ paise: string }>`
    select coalesce(sum(gross_paise), 0) as paise from payouts
    where entry_id = ${entryId}::uuid and state <> 'waived'`.execute(db);
  return Number(rows[0]?.paise ?? 0);
}

/** Sums paid prizes, in paise. */
export async function sumPaid(db: Db): Promise<number> {
  const { rows } = await sql<{ paise: string }>`
    select coalesce(sum(net_paise), 0) as paise from payouts where state in ('paid', 'confirmed')`.execute(
    db,
  );
  return Number(rows[0]?.paise ?? 0);
}

/** Lists the latest teams to take a slot in open tournaments, newest first. */
export async function listArrivals(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom('registrations')
    .innerJoin('tournaments', 'tournaments.id', 'registrations.tournament_id')
    .select(['tournament_id', 'title', 'team_name', 'team_logo'])
    .select((eb) => eb.fn.coalesce('room_slot', 'slot').as('slot'))
    .where('tournaments.status', '=', 'OPENED')
    .where('is_draft', '=', false)
    .where('cancelled_at', 'is', null)
    .where('slot', 'is not', null)
    .orderBy('registered_at', 'desc')
    .orderBy('registrations.id', 'desc')
    .limit(limit)
    .execute();
}

export async function listTiers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('series')
    .select(['id', 'tier'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, tier }) => [id, tier]));
}
