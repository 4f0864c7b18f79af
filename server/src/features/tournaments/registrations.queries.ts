import type { TournamentStatus } from '@one-dream/contract/features/tournaments.ts';
import { placedStates, waitingStates } from '@one-dream/contract/features/tournaments.values.ts';
import type { NotNull } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

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

export interface RosterRow {
  team_id: string;
  team_name: string;
  team_logo: string;
  /** Of the entry. */
  slot: number;
  room_slot: number | null;
  registered_at: Date;
  leader_email: string;
  leader_discord_username: string;
  name: string;
  in_game_name: string;
  in_game_id: string;
  in_game_role: string;
  discord_id: string;
}

const liveStates = [...placedStates, ...waitingStates];

/** Locks the tournaments that the team is in or waits for, in one order for everybody. */
export function lockTournamentsOfTeam(
  db: Db,
  teamId: string,
): Promise<{ id: string; status: TournamentStatus }[]> {
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

/** Players of entries that have not checked in. */
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
