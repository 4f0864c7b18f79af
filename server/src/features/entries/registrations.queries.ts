import {
  placedStates,
  waitingStates,
} from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { type NotNull, sql } from 'kysely';
import type { Db, RowOf } from '../../platform/database/schema.ts';

/** Lists all registered teams by slot, each with its roster; the leader is its first player. */
export function listRosters(db: Db, tournamentId: string) {
  return db
    .selectFrom('registrations')
    .innerJoin('registration_players as player', 'player.registration_id', 'registrations.id')
    .select([
      'registrations.team_id',
      'registrations.team_name',
      'registrations.team_logo',
      'registrations.slot',
      'registrations.room_slot',
      'registrations.registered_at',
      'registrations.leader_email',
      'registrations.leader_discord_username',
      'player.name',
      'player.in_game_name',
      'player.in_game_id',
      'player.in_game_role',
      'player.discord_id',
    ])
    .where('registrations.tournament_id', '=', tournamentId)
    .where('registrations.slot', 'is not', null)
    .$narrowType<{ slot: NotNull }>()
    .orderBy('registrations.slot')
    .orderBy('player.position')
    .execute();
}

export type RosterRow = RowOf<typeof listRosters>;

export async function moveLeaderEmail(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ leader_email: to })
    .where('leader_email', '=', from)
    .execute();
}

const liveStates = [...placedStates, ...waitingStates];

/** Locks the tournaments that the team is in or waits for, always in the same order. */
export function lockTournamentsOfTeam(db: Db, teamId: string) {
  return db
    .selectFrom('tournaments')
    .select(['id', 'status'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('registrations')
        .select('tournament_id')
        .where('team_id', '=', teamId)
        .where('state', 'in', liveStates),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Lists the accounts of players whose entries have not checked in. */
export async function listMissing(db: Db, tournamentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registration_players as player')
    .innerJoin('registrations', 'registrations.id', 'player.registration_id')
    .select('player.user_id')
    .where('player.tournament_id', '=', tournamentId)
    .where('registrations.state', 'in', ['registered', 'waitlisted'])
    .where('player.user_id', 'is not', null)
    .$narrowType<{ user_id: NotNull }>()
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Records who led a team on its entries where check-in has opened; an earlier record stays. */
export async function saveWhoAnswers(
  db: Db,
  { teamId, beforeId, now }: { teamId: string; beforeId: string; now: Date },
): Promise<void> {
  await sql`
    update registrations set answers_id = ${beforeId}::uuid from tournaments
    where tournaments.id = registrations.tournament_id and registrations.team_id = ${teamId}::uuid
      and answers_id is null and registrations.state in ('registered', 'checked_in')
      and tournaments.status in ('CLOSED', 'LIVE') and tournaments.checkin_opens_at <= ${now}`.execute(
    db,
  );
}

/** Lists placed teams that have not checked in on a day, with their players. */
export async function listMissingOn(
  db: Db,
  { tournamentId, day }: { tournamentId: string; day: string },
) {
  const { rows } = await sql<{ team_name: string; user_ids: string[] }>`
    select team_name, coalesce((select jsonb_agg(user_id) from registration_players player
      where player.registration_id = registrations.id and user_id is not null), '[]') as user_ids
    from registrations
    where tournament_id = ${tournamentId}::uuid and state in ('registered', 'checked_in')
      and not exists (select from check_ins where entry_id = registrations.id and check_ins.day = ${day}::date)
    order by slot`.execute(db);
  return rows;
}

/** Whether anything is played on a match day. */
export async function isPlayedOn(
  db: Db,
  { tournamentId, day }: { tournamentId: string; day: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_played: boolean }>`
    select exists (select from matches where tournament_id = ${tournamentId}::uuid
      and state not in ('void', 'cancelled', 'postponed')
      and ((starts_at - interval '5 hours') at time zone 'Asia/Kolkata')::date = ${day}::date) as is_played`.execute(
    db,
  );
  return rows[0]?.is_played ?? false;
}
