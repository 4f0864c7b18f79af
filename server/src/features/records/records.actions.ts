import type { CallAnswer } from '@one-dream/contract/call.ts';
import type * as calls from '@one-dream/contract/features/records/records.ts';
import { type League, recordLimits } from '@one-dream/contract/features/records/records.values.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { readCursor, writeCursor } from '../../platform/database/keyset.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateAccount } from '../users/users.shared.queries.ts';
import * as presenters from './records.presenters.ts';
import * as queries from './records.queries.ts';
import { monthOf } from './records.rules.ts';

/** Reads the public record of a team. @throws AppError NOT_FOUND */
export async function getTeamRecord({ db }: Platform, teamId: string): Promise<calls.TeamRecord> {
  const team = await queries.findTeam(db, teamId);
  if (!team) throw new AppError('NOT_FOUND', commonTexts.noTeam);
  const [players, total, events, matches] = await Promise.all([
    queries.listPlayers(db, teamId),
    queries.sumUp(db, teamId),
    queries.listEvents(db, teamId),
    queries.listTeamMatches(db, teamId),
  ]);
  return {
    name: team.name,
    logo: team.logo,
    isActive: team.is_active,
    players: players.map(presenters.presentPlayer),
    total: { ...presenters.presentSums(total), events: total.events },
    events: events.map(presenters.presentEvent),
    matches: matches.map(presenters.presentPlayed),
  };
}

/** Reads the public record of a player. @throws AppError NOT_FOUND, also where they hide it */
export async function getPlayerRecord(
  { db }: Platform,
  pageId: string,
): Promise<calls.PlayerRecord> {
  const player = await queries.findPlayer(db, pageId);
  if (!player) throw new AppError('NOT_FOUND', commonTexts.noPlayer);
  const { team_id, team_name, team_logo } = player;
  const events = await queries.listPlayerEvents(db, player.id);
  return {
    inGameName: player.in_game_name,
    role: player.in_game_role,
    team: team_id === null ? null : { id: team_id, name: team_name ?? '', logo: team_logo ?? '' },
    events: events.map(presenters.presentPlayerEvent),
  };
}

/** Reads the player's own page, and sets whether others find it. */
export async function setPlayerPage(
  { db }: Platform,
  { viewer, isHidden }: { viewer: Viewer; isHidden: boolean | undefined },
): Promise<{ page: string; isHidden: boolean }> {
  if (isHidden !== undefined)
    await updateAccount(db, { id: viewer.id, changes: { hides_page: isHidden } });
  const { page_id, hides_page } = await queries.findPage(db, viewer.id);
  return { page: page_id, isHidden: hides_page };
}

/** Lists a player's own matches, newest first. */
export async function listOwnResults(
  { db }: Platform,
  { viewer, before }: { viewer: Viewer; before: string | undefined },
): Promise<Omit<CallAnswer<typeof calls.listOwnResults>, 'success'>> {
  const limit = recordLimits.matches;
  const rows = await queries.listOwnMatches(db, {
    userId: viewer.id,
    after: before === undefined ? undefined : readCursor(before),
    limit: limit + 1,
  });
  const { page, nextCursor } = takePage(rows, {
    limit,
    cursorOf: (row) => writeCursor({ id: row.match_id, key: row.sort_key }),
  });
  return { data: page.map(presenters.presentOwnPlayed), nextBefore: nextCursor };
}

/** Finds tournaments, teams and players by a part of their name. */
export async function searchAll({ db }: Platform, search: string): Promise<calls.Found> {
  const request = { search: search.trim(), limit: recordLimits.found };
  const [tournaments, teams, players] = await Promise.all([
    queries.searchTournaments(db, request),
    queries.searchTeams(db, request),
    queries.searchPlayers(db, request),
  ]);
  return {
    tournaments: tournaments.map(presenters.presentFoundTournament),
    teams,
    players: players.map(presenters.presentFoundPlayer),
  };
}

/** Lists a month's leaders of a tier's scrims, or of events. */
export async function listLeaders(
  { db }: Platform,
  { league, month }: { league: League; month: string },
): Promise<calls.Leader[]> {
  const tier = league === 'EVENTS' ? null : league;
  const rows = await queries.listLeaders(db, { tier, ...monthOf(month) });
  return rows.map(presenters.presentLeader);
}
