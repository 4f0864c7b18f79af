import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { getUser } from '../users/users.actions.ts';
import * as queries from './search.queries.ts';
import { declinedSince, isShown, openJoinRequests } from './search.rules.ts';
import { alreadyInTeam, letIn, lockLedTeam } from './teams.actions.ts';
import { joinAccepted, joinDeclined, joinRequested } from './teams.events.ts';
import { findTeamOfUser, listMembers, lockTeam } from './teams.queries.ts';
import { actsFor } from './teams.rules.ts';
import { teamsTexts } from './teams.texts.ts';

/** Asks, as a player, a team that looks for players. @returns the team's name */
export function askToJoin(
  platform: Platform,
  { viewer, teamId, text }: { viewer: Viewer; teamId: string; text: string },
): Promise<string> {
  return inUnitOfWork(platform, async (work) => {
    const { db } = work;
    const team = await lockTeam(db, teamId);
    const search = team && (await queries.findTeamSearch(db, teamId));
    if (!team || !search || !isShown(search, work.now()))
      throw new AppError('NOT_FOUND', teamsTexts.looksNot);
    // Locked, so that concurrent requests are counted one after the other.
    if (!(await queries.lockUser(db, viewer.id)))
      throw new AppError('NOT_FOUND', commonTexts.accountGone);
    if (await findTeamOfUser(db, viewer.id)) throw alreadyInTeam();
    const user = await getUser(db, viewer.id);
    if (!user.ingameinfo?.inGameName)
      throw new AppError('INGAME_INFO_MISSING', teamsTexts.inGameInfoForTeam);
    if ((await listMembers(db, teamId)).length >= teamMaxPlayers)
      throw new AppError('TEAM_FULL', teamsTexts.fullByNow);
    await ask(db, { teamId, userId: viewer.id, by: 'player', text, now: work.now() });
    await platform.limiter.consume('sameQuestion', `join ${viewer.id} ${teamId}`);
    const request = { team, userId: viewer.id, player: user.name };
    await work.happened(joinRequested, { ...request, by: 'player' });
    return team.name;
  });
}

/** Asks, as a leader, a player who looks for a team. @returns the player's name */
export function askPlayer(
  platform: Platform,
  { viewer, userId, text }: { viewer: Viewer; userId: string; text: string },
): Promise<string> {
  return inUnitOfWork(platform, async (work) => {
    const { db } = work;
    const team = await lockLedTeam(db, viewer);
    const search = await queries.findPlayerSearch(db, userId);
    if (!search || !isShown(search, work.now()) || userId === viewer.id)
      throw new AppError('NOT_FOUND', teamsTexts.playerLooksNot);
    if ((await listMembers(db, team.id)).length >= teamMaxPlayers)
      throw new AppError('TEAM_FULL', teamsTexts.yourTeamFull({ most: teamMaxPlayers }));
    const user = await getUser(db, userId);
    await ask(db, { teamId: team.id, userId, by: 'team', text, now: work.now() });
    await platform.limiter.consume('sameQuestion', `player ${viewer.id} ${userId}`);
    await work.happened(joinRequested, { team, userId, player: user.name, by: 'team' });
    return user.name;
  });
}

async function ask(
  db: Db,
  {
    teamId,
    userId,
    by,
    text,
    now,
  }: { teamId: string; userId: string; by: 'player' | 'team'; text: string; now: Date },
): Promise<void> {
  const known = await queries.findRequestBetween(db, { teamId, userId });
  if (known && known.declined_at === null)
    throw new AppError(
      'CONFLICT',
      known.asked_by === by ? teamsTexts.askedAlready : teamsTexts.askedByThem,
    );
  const isFresh = known?.declined_at && known.declined_at > declinedSince(now);
  if (known && isFresh && known.asked_by === by) throw new AppError('CONFLICT', teamsTexts.saidNo);
  if (
    (await queries.countOpenRequests(db, { by, id: by === 'player' ? userId : teamId })) >=
    openJoinRequests[by]
  )
    throw new AppError('CONFLICT', teamsTexts.questionsOpen({ count: openJoinRequests[by] }));
  await queries.putRequest(db, {
    id: newId(),
    team_id: teamId,
    user_id: userId,
    asked_by: by,
    text,
    asked_at: now,
  });
}

/** Accepts or declines a request, by the side that was asked. If two accept for the last place, one is refused. */
export function answerRequest(
  platform: Platform,
  { viewer, requestId, isAccepted }: { viewer: Viewer; requestId: string; isAccepted: boolean },
) {
  return inUnitOfWork(platform, async (work) => {
    const { db } = work;
    const { request, team, isPlayer, isLeading } = await lockRequest(db, { viewer, requestId });
    if (request.asked_by === 'player' ? !isLeading : !isPlayer) throw noRequest();
    const user = await getUser(db, request.user_id);
    const input = { userId: user._id, player: user.name, by: request.asked_by };
    const answered = { team: team.name, player: user.name, by: request.asked_by };
    if (!isAccepted) {
      await queries.declineRequest(db, request.id, work.now());
      await work.happened(joinDeclined, { team, ...input });
      return answered;
    }
    await letIn(work, { team, members: await listMembers(db, team.id), user });
    if (request.asked_by === 'player')
      await work.happened(joinAccepted, { team, userId: user._id });
    return answered;
  });
}

/** Withdraws a request, for the side that asked. */
export function withdrawRequest(
  platform: Platform,
  { viewer, requestId }: { viewer: Viewer; requestId: string },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const { request, isPlayer, isLeading } = await lockRequest(work.db, { viewer, requestId });
    if (request.asked_by === 'player' ? !isPlayer : !isLeading) throw noRequest();
    await queries.deleteRequest(work.db, request.id);
  });
}

/** Finds a pending request with its team locked: all that happens to it happens under that lock. */
async function lockRequest(db: Db, { viewer, requestId }: { viewer: Viewer; requestId: string }) {
  const found = await queries.findRequest(db, requestId);
  const team = found && (await lockTeam(db, found.team_id));
  const request = team && (await queries.findRequest(db, requestId));
  if (!team || !request) throw noRequest();
  return {
    request,
    team,
    isPlayer: request.user_id === viewer.id,
    isLeading: actsFor(viewer, team),
  };
}

function noRequest(): AppError {
  return new AppError('NOT_FOUND', teamsTexts.answeredAlready);
}
