import type {
  Tournament,
  TournamentStatus,
  TournamentType,
} from '@one-dream/contract/features/tournaments.ts';

export interface TournamentRow {
  id: string;
  title: string;
  organizer: string;
  banner: string;
  status: TournamentStatus;
  prize_pool: string;
  slot_total: number;
  slots_used: number;
  /** MM/DD/YYYY or empty. */
  start_date: string;
  end_date: string;
  type: TournamentType;
  description: string;
  log_channel: string;
  prizes: Tournament['prizes'];
  schedule: Tournament['schedule'];
  rules: Tournament['rules'];
  version: number;
}

export interface RegisteredTeamRow {
  tournament_id: string;
  team_id: string;
  team_name: string;
  team_logo: string;
  slot: number;
}

/** @param teams in the order of their slots */
export function presentTournament({
  row,
  teams,
  forAdmin,
}: {
  row: TournamentRow;
  teams: readonly RegisteredTeamRow[];
  forAdmin: boolean;
}): Tournament {
  return {
    _id: row.id,
    title: row.title,
    organizer: row.organizer,
    banner: row.banner,
    status: row.status,
    prizePool: row.prize_pool,
    slots: `${row.slots_used}/${row.slot_total}`,
    startDate: row.start_date,
    endDate: row.end_date,
    type: row.type,
    description: row.description,
    reg_teams: teams.map((team) => ({
      _id: team.team_id,
      name: team.team_name,
      logo: team.team_logo,
      slot: team.slot,
    })),
    prizes: row.prizes,
    schedule: row.schedule,
    rules: row.rules,
    ...(forAdmin && { log_channel: row.log_channel, version: row.version }),
  };
}

/** `MM/DD/YYYY` as PostgreSQL takes it; `null` for no date. */
export function toSqlDate(text: string): string | null {
  const [month, day, year] = text.split('/');
  return text === '' ? null : `${year}-${month}-${day}`;
}
