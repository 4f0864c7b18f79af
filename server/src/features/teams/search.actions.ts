import * as calls from '@one-dream/contract/features/teams/teams.search.ts';
import type { PreferredRole } from '@one-dream/contract/features/users/users.values.ts';
import { pageSize, teamMaxPlayers } from '@one-dream/contract/limits.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/schema.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { getUser } from '../users/users.actions.ts';
import { presentRequest, presentSearch } from './search.presenters.ts';
import * as queries from './search.queries.ts';
import { declinedSince, isShown, shownSince } from './search.rules.ts';
import { alreadyInTeam } from './teams.actions.ts';
import type { TeamRow } from './teams.queries.ts';
import { findTeamOfUser, listMembers, lockTeam } from './teams.queries.ts';
import { actsFor } from './teams.rules.ts';
import { teamsTexts } from './teams.texts.ts';

interface SearchPage {
  viewer: Viewer;
  role?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

export async function listSearchingTeams(
  { db, now }: Platform,
  { viewer, role, cursor, limit = pageSize.default }: SearchPage,
): Promise<{ data: calls.SearchingTeam[]; nextCursor: string | null }> {
  const rows = await queries.listTeams(db, {
    ...{ since: shownSince(now()), declinedSince: declinedSince(now()) },
    ...{ role, after: cursor, limit: limit + 1, userId: viewer.id },
  });
  const { page, nextCursor } = takePage(rows, { limit, cursorOf: ({ id }) => id });
  const data = page.map((row) => ({
    ...fieldsOf(calls.searchingTeam, row),
    roles: row.roles as PreferredRole[],
    between: betweenUs(row, 'player'),
  }));
  return { data, nextCursor };
}

export async function listSearchingPlayers(
  { db, now }: Platform,
  { viewer, role, cursor, limit = pageSize.default }: SearchPage,
): Promise<{ data: calls.SearchingPlayer[]; nextCursor: string | null }> {
  const team = await findTeamOfUser(db, viewer.id);
  const rows = await queries.listPlayers(db, {
    ...{ since: shownSince(now()), declinedSince: declinedSince(now()) },
    ...{ role, after: cursor, limit: limit + 1, teamId: team?.id, userId: viewer.id },
  });
  const { page, nextCursor } = takePage(rows, { limit, cursorOf: ({ id }) => id });
  const data = page.map((row) => ({
    ...fieldsOf(calls.searchingPlayer, row),
    // Requests between a team and players are shown to its leader only.
    between: team && actsFor(viewer, team) ? betweenUs(row, 'team') : ('nothing' as const),
  }));
  return { data, nextCursor };
}

function betweenUs(row: queries.BetweenRow, side: 'player' | 'team'): calls.BetweenUs {
  if (row.asked_by === null) return 'nothing';
  // The side that declined may still ask.
  if (row.is_declined) return row.asked_by === side ? 'declined' : 'nothing';
  return row.asked_by === side ? 'asked' : 'asks';
}

/**
 * Reads the viewer's own search, and the requests that are theirs: as a leader the team's, without a team their own.
 */
export async function getOwnSearch(
  { db, now }: Platform,
  { viewer }: { viewer: Viewer },
): Promise<{ search: calls.OwnSearch | null; requests: calls.JoinRequest[] }> {
  const team = await findTeamOfUser(db, viewer.id);
  if (team && !actsFor(viewer, team)) return { search: null, requests: [] };
  const side = team ? 'team' : 'player';
  const row = team
    ? await queries.findTeamSearch(db, team.id)
    : await queries.findPlayerSearch(db, viewer.id);
  const requests = await queries.listRequests(
    db,
    team ? { teamId: team.id } : { userId: viewer.id },
  );
  return {
    search: row && isShown(row, now()) ? presentSearch(row) : null,
    requests: requests.map((request) => presentRequest(request, side)),
  };
}

/** Posts a search: the viewer's team looks for players, or the viewer for a team. Posting again moves it to the top. */
export function postSearch(
  platform: Platform,
  { viewer, text, roles }: { viewer: Viewer; text: string; roles: string[] },
): Promise<calls.OwnSearch> {
  return inUnitOfWork(platform, async (work) => {
    const now = work.now();
    const side = await lockSide(work.db, viewer);
    if (side) {
      const members = await listMembers(work.db, side.id);
      if (members.length >= teamMaxPlayers)
        throw new AppError('TEAM_FULL', teamsTexts.yourTeamFull({ most: teamMaxPlayers }));
      await queries.upsertTeamSearch(work.db, { teamId: side.id, text, roles, now });
      return presentSearch({ text, roles, posted_at: now });
    }
    const user = await getUser(work.db, viewer.id);
    if (!user.ingameinfo?.inGameName)
      throw new AppError('INGAME_INFO_MISSING', teamsTexts.inGameInfoForTeams);
    await queries.upsertPlayerSearch(work.db, { userId: viewer.id, text, now });
    return presentSearch({ text, roles: [], posted_at: now });
  });
}

export function endSearch(platform: Platform, { viewer }: { viewer: Viewer }): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const team = await lockSide(work.db, viewer);
    if (team) await queries.deleteTeamSearch(work.db, team.id);
    else await queries.deletePlayerSearch(work.db, viewer.id);
  });
}

/** Locks the team that the viewer leads, or the viewer if they have none. @throws AppError NOT_LEADER */
async function lockSide(db: Db, viewer: Viewer): Promise<TeamRow | undefined> {
  const own = await findTeamOfUser(db, viewer.id);
  const team = own && (await lockTeam(db, own.id));
  if (team) {
    if (actsFor(viewer, team)) return team;
    throw new AppError('NOT_LEADER', commonTexts.onlyLeader);
  }
  if (!(await queries.lockUser(db, viewer.id)))
    throw new AppError('NOT_FOUND', commonTexts.accountGone);
  // They may have been let in somewhere meanwhile.
  if (await findTeamOfUser(db, viewer.id)) throw alreadyInTeam();
  return undefined;
}
