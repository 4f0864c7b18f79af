import type { HomeBoard, HomeEvent } from '@one-dream/contract/features/home/home.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { RowOf } from '../../platform/database/schema.ts';
import type { findLastFinal, listArrivals } from './home.queries.ts';

type EntryTeam = Pick<RowOf<typeof listArrivals>, 'team_name' | 'team_logo'>;

export function presentEvent(tournament: Tournament, tier: string | null): HomeEvent {
  return { ...tournament, startsAt: tournament.firstMatchAt, tier };
}

export function presentArrival(row: RowOf<typeof listArrivals>): HomeBoard['arrivals'][number] {
  return {
    tournamentId: row.tournament_id,
    title: row.title,
    team: presentTeam(row),
    slot: row.slot ?? 0,
  };
}

export function presentChampions({
  final,
  team,
  ...won
}: {
  final: Pick<RowOf<typeof findLastFinal>, 'tournament_id' | 'title'>;
  team: EntryTeam;
  squad: string[];
  prize: string;
}): NonNullable<HomeBoard['champions']> {
  return {
    tournamentId: final.tournament_id,
    title: final.title,
    team: presentTeam(team),
    ...won,
  };
}

function presentTeam({ team_name, team_logo }: EntryTeam) {
  return { name: team_name, logo: team_logo };
}
