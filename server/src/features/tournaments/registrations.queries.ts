import type { TournamentStatus, TournamentType } from '@one-dream/contract/features/tournaments.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

export interface LockedTournament {
  id: string;
  title: string;
  status: TournamentStatus;
  type: TournamentType;
  slot_total: number;
  slots_used: number;
}

function selectTournament(db: Db, id: string) {
  return db
    .selectFrom('tournaments')
    .select(['id', 'title', 'status', 'type', 'slot_total', 'slots_used'])
    .where('id', '=', id);
}

/** As it was at some moment: by the next one, its slots may have been taken. */
export function findTournament(db: Db, id: string): Promise<LockedTournament | undefined> {
  return selectTournament(db, id).executeTakeFirst();
}

/** Locks the tournament: its status and slots cannot change until the transaction ends. */
export function lockTournament(db: Db, id: string): Promise<LockedTournament | undefined> {
  return selectTournament(db, id).forUpdate().executeTakeFirst();
}

export interface NewRegistration {
  id: string;
  tournamentId: string;
  teamId: string;
  teamName: string;
  teamLogo: string;
  leaderEmail: string;
  leaderDiscordId: string;
  leaderDiscordUsername: string;
  now: Date;
  /** The leader first. */
  players: readonly RosterPlayer[];
}

export interface RosterPlayer {
  userId: string;
  name: string;
  inGameName: string;
  inGameId: string;
  inGameIdKey: string;
  inGameRole: string;
  discordId: string;
}

/**
 * Gives the team the lowest free slot, keeps its roster and counts it, in one statement. To be called with
 * the tournament locked. Fails on a unique constraint when the team, a player or a game id is in already.
 * @returns the slot
 */
export async function insertRegistration(db: Db, registration: NewRegistration): Promise<number> {
  const { id, tournamentId, players } = registration;
  const row = await db
    .with('free', (cte) =>
      cte
        .selectFrom(
          sql<{ slot: number }>`(
            select 1 as slot union all
            select slot + 1 from registrations where tournament_id = ${tournamentId}
          )`.as('candidate'),
        )
        .select(sql<number>`min(candidate.slot)`.as('slot'))
        .where(
          sql<boolean>`not exists (
            select from registrations taken
            where taken.tournament_id = ${tournamentId} and taken.slot = candidate.slot
          )`,
        ),
    )
    .with('roster', (cte) =>
      cte.insertInto('registration_players').values(
        players.map((player, index) => ({
          registration_id: id,
          tournament_id: tournamentId,
          position: index + 1,
          user_id: player.userId,
          name: player.name,
          in_game_name: player.inGameName,
          in_game_id: player.inGameId,
          in_game_id_key: player.inGameIdKey,
          in_game_role: player.inGameRole,
          discord_id: player.discordId,
        })),
      ),
    )
    .with('counted', (cte) =>
      cte
        .updateTable('tournaments')
        .set((eb) => ({ slots_used: eb('slots_used', '+', 1) }))
        .where('id', '=', tournamentId),
    )
    .insertInto('registrations')
    .columns([
      'id',
      'tournament_id',
      'team_id',
      'slot',
      'team_name',
      'team_logo',
      'leader_email',
      'leader_discord_id',
      'leader_discord_username',
      'registered_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('free')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          sql<string>`${tournamentId}::uuid`.as('tournament_id'),
          sql<string>`${registration.teamId}::uuid`.as('team_id'),
          'free.slot',
          sql<string>`${registration.teamName}::text`.as('team_name'),
          sql<string>`${registration.teamLogo}::text`.as('team_logo'),
          sql<string>`${registration.leaderEmail}::text`.as('leader_email'),
          sql<string>`${registration.leaderDiscordId}::text`.as('leader_discord_id'),
          sql<string>`${registration.leaderDiscordUsername}::text`.as('leader_discord_username'),
          sql<Date>`${registration.now}::timestamptz`.as('registered_at'),
        ]),
    )
    .returning('slot')
    .executeTakeFirstOrThrow();
  return row.slot;
}

export async function isRegistered(
  db: Db,
  { tournamentId, teamId }: { tournamentId: string; teamId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('registrations')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who of these players is in the tournament with another team, with that team's name. */
export function listTakenPlayers(
  db: Db,
  { tournamentId, players }: { tournamentId: string; players: readonly RosterPlayer[] },
): Promise<{ user_id: string | null; in_game_id_key: string; team_name: string }[]> {
  return db
    .selectFrom('registration_players')
    .innerJoin('registrations', 'registrations.id', 'registration_players.registration_id')
    .select([
      'registration_players.user_id',
      'registration_players.in_game_id_key',
      'registrations.team_name',
    ])
    .where('registration_players.tournament_id', '=', tournamentId)
    .where((eb) =>
      eb.or([
        eb(
          'registration_players.user_id',
          'in',
          players.map((player) => player.userId),
        ),
        eb(
          'registration_players.in_game_id_key',
          'in',
          players.map((player) => player.inGameIdKey),
        ),
      ]),
    )
    .execute();
}

/** What was taken out, with the roster it had; the leader is its first player. */
export interface RemovedRegistration {
  slot: number;
  team_name: string;
  players: { inGameName: string; discordId: string; userId: string | null }[];
}

/** Takes a team out and its slot free, with the tournament locked. @returns undefined when it was not in */
export function deleteRegistration(
  db: Db,
  { tournamentId, teamId }: { tournamentId: string; teamId: string },
): Promise<RemovedRegistration | undefined> {
  return db
    .with('removed', (cte) =>
      cte
        .deleteFrom('registrations')
        .where('tournament_id', '=', tournamentId)
        .where('team_id', '=', teamId)
        .returning(['id', 'slot', 'team_name']),
    )
    .with('counted', (cte) =>
      cte
        .updateTable('tournaments')
        .set((eb) => ({ slots_used: eb('slots_used', '-', 1) }))
        .where('id', '=', tournamentId)
        .where((eb) => eb.exists(eb.selectFrom('removed').select('removed.slot'))),
    )
    .selectFrom('removed')
    .select([
      'removed.slot',
      'removed.team_name',
      // Read as it was before this statement: the rows go with the registration.
      sql<RemovedRegistration['players']>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'inGameName', player.in_game_name, 'discordId', player.discord_id, 'userId', player.user_id
        ) order by player.position), '[]')
        from registration_players player where player.registration_id = removed.id
      )`.as('players'),
    ])
    .executeTakeFirst();
}

/** All registered teams in the order of their slots, each with its roster; the leader is its first player. */
export function listRosters(db: Db, tournamentId: string): Promise<RosterRow[]> {
  return db
    .selectFrom('registrations')
    .innerJoin('registration_players as player', 'player.registration_id', 'registrations.id')
    .select([
      'registrations.team_id',
      'registrations.team_name',
      'registrations.team_logo',
      'registrations.slot',
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
    .orderBy('registrations.slot')
    .orderBy('player.position')
    .execute();
}

export interface RosterRow {
  team_id: string;
  team_name: string;
  team_logo: string;
  slot: number;
  registered_at: Date;
  leader_email: string;
  leader_discord_username: string;
  name: string;
  in_game_name: string;
  in_game_id: string;
  in_game_role: string;
  discord_id: string;
}

/** Locks the tournaments that the team is in, in one order for everybody. */
export function lockTournamentsOfTeam(db: Db, teamId: string): Promise<LockedTournament[]> {
  return db
    .selectFrom('tournaments')
    .select(['id', 'title', 'status', 'type', 'slot_total', 'slots_used'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('registrations').select('tournament_id').where('team_id', '=', teamId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}
