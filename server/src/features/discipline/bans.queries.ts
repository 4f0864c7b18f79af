import { readGameId } from '@one-dream/contract/game-ids.ts';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { inForce } from '../../platform/database/bans-in-force.queries.ts';
import { escapeLike } from '../../platform/database/like.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { isAbout, recordJudged, type Subject, toColumns } from './subjects.queries.ts';

export interface BanRow extends Selectable<Database['bans']> {
  proposed_by_name: string | null;
  decided_by_name: string | null;
}

async function select(
  db: Db,
  { where, limit }: { where: RawBuilder<unknown>; limit: number },
): Promise<BanRow[]> {
  const { rows } = await sql<BanRow>`
    select bans.*, proposer.name as proposed_by_name, decider.name as decided_by_name
    from bans left join users proposer on proposer.id = bans.proposed_by
    left join users decider on decider.id = bans.decided_by
    where ${where} order by bans.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findBan(db: Db, id: string): Promise<BanRow | undefined> {
  return (await select(db, { where: sql`bans.id = ${id}::uuid`, limit: 1 }))[0];
}

export async function lockBan(db: Db, id: string): Promise<BanRow | undefined> {
  await db.selectFrom('bans').select('id').where('id', '=', id).forUpdate().execute();
  return findBan(db, id);
}

export interface NewBan
  extends Pick<
    Database['bans'],
    'id' | 'kind' | 'scope' | 'state' | 'reason' | 'days' | 'starts_at' | 'ends_at' | 'created_at'
  > {
  subject: Subject;
  proposedBy: string | null;
  decidedBy: string | null;
}

/** Inserts bans, leaving out a second proposal about the same. @returns the ids that were written */
export async function insertBans(db: Db, bans: readonly NewBan[]): Promise<ReadonlySet<string>> {
  if (bans.length === 0) return new Set();
  await recordJudged(
    db,
    bans.map(({ subject }) => subject),
  );
  const rows = await db
    .insertInto('bans')
    .values(
      bans.map(({ subject, proposedBy, decidedBy, ...ban }) => ({
        ...ban,
        ...toColumns(subject),
        for_good: ban.days === null,
        proposed_by: proposedBy,
        decided_by: decidedBy,
        decided_at: decidedBy === null ? null : ban.starts_at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function updateBan(
  db: Db,
  {
    id,
    changes,
  }: {
    id: string;
    changes: Updateable<Database['bans']>;
  },
): Promise<void> {
  await db.updateTable('bans').set(changes).where('id', '=', id).execute();
}

export function listBans(
  db: Db,
  asked: {
    show: 'waiting' | 'in_force' | 'all';
    search: string | undefined;
    before: string | undefined;
    limit: number;
    now: Date;
  },
): Promise<BanRow[]> {
  const shown = {
    waiting: sql`(bans.state = 'proposed' or bans.appeal_state = 'open')`,
    in_force: inForce(asked.now),
    all: sql`true`,
  }[asked.show];
  const where = [
    shown,
    ...(asked.before ? [sql`bans.id < ${asked.before}::uuid`] : []),
    ...(asked.search
      ? [
          sql`(bans.subject_name ilike ${`%${escapeLike(asked.search)}%`} or bans.game_id_key = ${readGameId(asked.search) ?? null})`,
        ]
      : []),
  ];
  return select(db, { where: sql.join(where, sql` and `), limit: asked.limit });
}

/** Lists decided bans; proposals are for staff alone. */
export function listBansAbout(
  db: Db,
  about: { userId: string; teamIds: readonly string[] },
): Promise<BanRow[]> {
  return select(db, {
    where: sql`bans.state in ('active', 'lifted') and ${isAbout('bans', about)}`,
    limit: 100,
  });
}

export interface BanInForce {
  user_id: string | null;
  game_id_key: string | null;
  team_id: string | null;
}

/** Lists the bans in force against these people and teams, in one statement; for a team also those of its predecessors. */
export async function listInForce(
  db: Db,
  asked: {
    userIds: readonly string[];
    keys: readonly string[];
    teamIds: readonly string[];
    isScrim: boolean;
    now: Date;
  },
): Promise<BanInForce[]> {
  const { rows } = await sql<BanInForce>`
    select user_id, game_id_key, null::uuid as team_id from bans
    where (user_id = any(${asked.userIds}::uuid[]) or (game_id_key <> '' and game_id_key = any(${asked.keys}::text[])))
      and (${asked.isScrim} or scope = 'organisation') and ${inForce(asked.now)}
    union all
    select null, null, asked.team_id from unnest(${asked.teamIds}::uuid[]) asked (team_id)
    where exists (select from bans where bans.team_id in (select teams_judged_as(asked.team_id))
      and (${asked.isScrim} or scope = 'organisation') and ${inForce(asked.now)})`.execute(db);
  return rows;
}

/** Lists unplayed entries that somebody just banned is in, with the people to notify. */
export async function listLiveEntries(
  db: Db,
  banned: {
    userIds: readonly string[];
    keys: readonly string[];
    teamIds: readonly string[];
    scrimsOnly: boolean;
  },
) {
  const { rows } = await sql<{ tournament_id: string; title: string; team_name: string }>`
    select tournaments.id as tournament_id, title, team_name
    from registrations join tournaments on tournaments.id = registrations.tournament_id
    where state in ('registered', 'waitlisted', 'waitlist_ready', 'checked_in') and status <> 'COMPLETED'
      and cancelled_at is null and (not ${banned.scrimsOnly} or tournaments.kind = 'scrim') and (
        team_id = any(${banned.teamIds}::uuid[]) or exists (
          select from registration_players players where players.registration_id = registrations.id
            and (players.user_id = any(${banned.userIds}::uuid[])
              or (players.in_game_id_key <> '' and players.in_game_id_key = any(${banned.keys}::text[])))
        ))
    order by tournaments.id`.execute(db);
  return rows;
}
