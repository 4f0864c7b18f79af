import {
  type Found,
  type Leader,
  leader,
  type PlayedEvent,
  type PlayedMatch,
  type PlayerRecord,
  playedEvent,
  playedMatch,
  type TeamRecord,
} from '@one-dream/contract/features/records/records.ts';
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

export function presentPlayed(row: queries.PlayedRow): PlayedMatch {
  return fieldsOf(playedMatch, row);
}

export function presentOwnPlayed(row: RowOf<typeof queries.listOwnMatches>) {
  return { ...presentPlayed(row), team: row.team, ownElims: row.own_elims };
}

export function presentPlayer(
  row: RowOf<typeof queries.listPlayers>,
): TeamRecord['players'][number] {
  return { name: row.in_game_name, page: row.hides_page ? null : row.page_id };
}

export function presentPlayerEvent(row: queries.PlayerEventRow): PlayerRecord['events'][number] {
  return {
    ...presentEvent(row),
    team: row.team,
    ownElims: row.own_elims,
    hasMostElims: row.has_most,
  };
}

export function presentEvent(row: queries.EventRow): PlayedEvent {
  return {
    ...fieldsOf(playedEvent, row),
    place: row.rank === null || row.stage === null ? null : { rank: row.rank, stage: row.stage },
  };
}

export function presentFoundTournament(
  row: RowOf<typeof queries.searchTournaments>,
): Found['tournaments'][number] {
  return { id: row.id, title: row.title, firstMatchAt: row.first_match_at?.toISOString() ?? null };
}

export function presentFoundPlayer(
  row: RowOf<typeof queries.searchPlayers>,
): Found['players'][number] {
  return { page: row.page_id, name: row.in_game_name, team: row.team ?? '' };
}

export function presentLeader(row: RowOf<typeof queries.listLeaders>): Leader {
  return fieldsOf(leader, row);
}
