import type { CallAnswer } from '@one-dream/contract/call.ts';
import type {
  Leader,
  listOwnResults as ownCall,
  PlayedMatch,
  TeamRecord,
} from '@one-dream/contract/features/records.ts';
import { type League, recordLimits } from '@one-dream/contract/features/records.values.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import * as queries from './records.queries.ts';
import { monthOf } from './records.rules.ts';

/** What everybody may know of a team. @throws AppError NOT_FOUND */
export async function getTeamRecord({ db }: Platform, teamId: string): Promise<TeamRecord> {
  const team = await queries.findTeam(db, teamId);
  if (!team) throw new AppError('NOT_FOUND', 'There is no such team.');
  const [players, total, events, matches] = await Promise.all([
    queries.listInGameNames(db, teamId),
    queries.sumUp(db, teamId),
    queries.listEvents(db, teamId),
    queries.listTeamMatches(db, teamId),
  ]);
  return {
    name: team.name,
    logo: team.logo,
    isActive: team.is_active,
    players,
    total: { ...presentSums(total), events: total.events },
    events: events.map((event) => ({
      tournamentId: event.tournament_id,
      title: event.title,
      startDate: event.start_date.toISOString(),
      isOver: event.is_over,
      place:
        event.rank === null || event.stage === null
          ? null
          : { rank: event.rank, stage: event.stage },
      ...presentSums(event),
    })),
    matches: matches.map(presentMatch),
  };
}

/** A player's own matches, the newest first. */
export async function listOwnResults(
  { db }: Platform,
  { viewer, before }: { viewer: Viewer; before: string | undefined },
): Promise<Omit<CallAnswer<typeof ownCall>, 'success'>> {
  const limit = recordLimits.matches;
  const rows = await queries.listOwnMatches(db, {
    userId: viewer.id,
    before: before === undefined ? undefined : new Date(before),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  return {
    data: page.map((row) => ({ ...presentMatch(row), team: row.team, ownElims: row.own_elims })),
    nextBefore: rows.length > limit ? (page.at(-1)?.starts_at.toISOString() ?? null) : null,
  };
}

/** A month's leaders of the scrims of a tier, or of events. */
export async function listLeaders(
  { db }: Platform,
  { league, month }: { league: League; month: string },
): Promise<Leader[]> {
  const tier = league === 'EVENTS' ? null : league;
  const rows = await queries.listLeaders(db, { tier, ...monthOf(month) });
  return rows.map((row) => ({
    rank: row.rank,
    teamId: row.team_id,
    name: row.name,
    logo: row.logo,
    ...presentSums(row),
  }));
}

function presentSums(sums: { matches: number; wwcd: number; elims: number; points_x10: number }) {
  const { matches, wwcd, elims, points_x10 } = sums;
  return { matches, wwcd, elims, pointsX10: points_x10 };
}

function presentMatch(row: queries.PlayedRow): PlayedMatch {
  return {
    matchId: row.match_id,
    tournamentId: row.tournament_id,
    tournament: row.tournament,
    stage: row.stage,
    no: row.no,
    map: row.map,
    startsAt: row.starts_at.toISOString(),
    status: row.status,
    placement: row.placement,
    elims: row.elims,
    pointsX10: row.points_x10,
  };
}
