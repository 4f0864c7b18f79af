import * as calls from '@one-dream/contract/features/records/records.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { RowOf } from '../../platform/database/schema.ts';
import type * as queries from './records.queries.ts';

export function presentSums(sums: {
  matches: number;
  wwcd: number;
  elims: number;
  points_x10: number;
}) {
  const { matches, wwcd, elims, points_x10 } = sums;
  return { matches, wwcd, elims, pointsX10: points_x10 };
}

export function presentPlayed(row: queries.PlayedRow): calls.PlayedMatch {
  return fieldsOf(calls.playedMatch, row);
}

export function presentOwnPlayed(row: RowOf<typeof queries.listOwnMatches>) {
  return { ...presentPlayed(row), team: row.team, ownElims: row.own_elims };
}

export function presentPlayer(
  row: RowOf<typeof queries.listPlayers>,
): calls.TeamRecord['players'][number] {
  return { name: row.in_game_name, page: row.hides_page ? null : row.page_id };
}

export function presentPlayerEvent(
  row: queries.PlayerEventRow,
): calls.PlayerRecord['events'][number] {
  return {
    ...presentEvent(row),
    team: row.team,
    ownElims: row.own_elims,
    hasMostElims: row.has_most,
  };
}

export function presentEvent(row: queries.EventRow): calls.PlayedEvent {
  return {
    ...fieldsOf(calls.playedEvent, row),
    place: row.rank === null || row.stage === null ? null : { rank: row.rank, stage: row.stage },
  };
}

export function presentFoundTournament(
  row: RowOf<typeof queries.searchTournaments>,
): calls.Found['tournaments'][number] {
  return { id: row.id, title: row.title, firstMatchAt: row.first_match_at?.toISOString() ?? null };
}

export function presentFoundPlayer(
  row: RowOf<typeof queries.searchPlayers>,
): calls.Found['players'][number] {
  return { page: row.page_id, name: row.in_game_name, team: row.team ?? '' };
}

export function presentLeader(row: RowOf<typeof queries.listLeaders>): calls.Leader {
  return fieldsOf(calls.leader, row);
}
