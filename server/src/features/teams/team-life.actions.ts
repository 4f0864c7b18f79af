import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import { violatedConstraint } from '../../platform/database/transaction.ts';
import { withPicture } from '../../platform/images/with-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import * as teams from './teams.actions.ts';
import * as events from './teams.events.ts';
import * as queries from './teams.queries.ts';
import { actsFor, isLeader, lacksOf } from './teams.rules.ts';
import { teamsTexts } from './teams.texts.ts';

/** Hours between two reminders of a player by their leader. */
export const remindAgainHours = 12;

/**
 * Changes name and logo of the viewer's team. Entries keep those they were registered with: tables, lists and prizes
 * name the same team from the first match to the last.
 */
export async function updateTeam(
  platform: Platform,
  { viewer, name, logo }: { viewer: Viewer; name: string; logo: Buffer | undefined },
): Promise<Team> {
  const nameKey = teams.keyOfName(name, await platform.organisation.read());
  // Checked before the picture is processed and stored; the lock and the table's key have the last word.
  const own = await queries.findTeamOfUser(platform.db, viewer.id);
  if (!own) throw new AppError('NO_TEAM', commonTexts.notInTeam);
  if (!actsFor(viewer, own)) throw new AppError('NOT_LEADER', commonTexts.onlyLeader);
  try {
    return await withPicture(platform, { picture: logo, kind: 'logo', field: 'logo' }, (path) =>
      inUnitOfWork(platform, async (work) => {
        const team = await teams.lockLedTeam(work.db, viewer);
        if (team.name === name && !path) return teams.readTeam(work.db, team.id);
        const changes = { name, name_key: nameKey, ...(path && { logo: path }) };
        await queries.updateTeam(work.db, { id: team.id, changes });
        await work.happened(events.teamChanged, {
          viewer,
          team,
          members: await queries.listMembers(work.db, team.id),
          name,
          before: { name: team.name, ...(path && { logo: team.logo }) },
          after: { name, ...(path && { logo: path }) },
        });
        return teams.readTeam(work.db, team.id);
      }),
    );
  } catch (error) {
    if (violatedConstraint(error) === 'teams_name_key_key') throw teams.nameTaken();
    throw error;
  }
}

/** Makes a member the leader. Entries go with the team, and with them the leader's rights. */
export function handOver(platform: Platform, viewer: Viewer, userId: string): Promise<Team> {
  return inUnitOfWork(platform, async (work) => {
    if (!(await teams.findTeamIdOfUser(work.db, viewer.id))) throw teams.notInYourTeam();
    const team = await teams.lockLedTeam(work.db, viewer, isLeader);
    const members = await queries.listMembers(work.db, team.id);
    const heir = members.find(({ id }) => id === userId);
    if (!heir) throw teams.notInYourTeam();
    if (heir.id === viewer.id) throw new AppError('CONFLICT', teamsTexts.leadAlready);
    const lacks = lacksOf({ ...heir, in_game_id: 'any' });
    if (lacks) throw new AppError('NOT_READY', teamsTexts.cannotLead({ player: heir.name, lacks }));
    await queries.updateLeader(work.db, { id: team.id, leaderId: heir.id });
    await work.happened(events.teamHandedOver, { viewer, team, members, player: heir });
    return teams.readTeam(work.db, team.id);
  });
}

/** Makes a member the co-leader, or nobody. */
export function setCoLeader(
  platform: Platform,
  { viewer, userId }: { viewer: Viewer; userId: string | null },
): Promise<Team> {
  return inUnitOfWork(platform, async (work) => {
    const team = await teams.lockLedTeam(work.db, viewer, isLeader);
    const members = await queries.listMembers(work.db, team.id);
    const player = members.find(({ id }) => id === userId);
    if (userId !== null && !player) throw teams.notInYourTeam();
    if (userId === viewer.id) throw new AppError('CONFLICT', teamsTexts.leadAlready);
    if (team.co_leader_id !== userId) {
      await queries.updateTeam(work.db, { id: team.id, changes: { co_leader_id: userId } });
      const before = members.find(({ id }) => id === team.co_leader_id);
      await work.happened(events.coLeaderChanged, { viewer, team, members, before, player });
    }
    return teams.readTeam(work.db, team.id);
  });
}

/** Sets the order in which the team registers from now on. @param userIds every member, each once */
export function setLineup(
  platform: Platform,
  { viewer, userIds }: { viewer: Viewer; userIds: readonly string[] },
): Promise<Team> {
  return inUnitOfWork(platform, async (work) => {
    const team = await teams.lockLedTeam(work.db, viewer);
    const members = await queries.listMembers(work.db, team.id);
    const memberIds = members.map(({ id }) => id);
    const isWhole =
      userIds.length === memberIds.length &&
      new Set(userIds).size === userIds.length &&
      memberIds.every((id) => userIds.includes(id));
    if (!isWhole) throw invalidField('userIds', teamsTexts.orderAgain);
    await queries.updatePlaces(work.db, { teamId: team.id, userIds });
    await work.happened(events.rosterChanged, { members });
    return teams.readTeam(work.db, team.id);
  });
}

const hourMs = 3_600_000;

/** Reminds a player of what they lack, at intervals. @returns their name */
export function remindPlayer(platform: Platform, viewer: Viewer, userId: string): Promise<string> {
  return inUnitOfWork(platform, async (work) => {
    if (!(await teams.findTeamIdOfUser(work.db, viewer.id))) throw teams.notInYourTeam();
    const team = await teams.lockLedTeam(work.db, viewer);
    const members = await queries.listMembers(work.db, team.id);
    const player = members.find(({ id }) => id === userId);
    if (!player) throw teams.notInYourTeam();
    const lacks = lacksOf(player);
    if (!lacks) throw new AppError('CONFLICT', teamsTexts.isReady({ player: player.name }));
    const now = work.now();
    const isNoted = await queries.noteReminder(work.db, {
      teamId: team.id,
      userId,
      now,
      since: new Date(now.getTime() - remindAgainHours * hourMs),
    });
    if (!isNoted)
      throw new AppError(
        'TOO_MANY_REQUESTS',
        teamsTexts.remindedAlready({ player: player.name, hours: remindAgainHours }),
        { retryAfter: remindAgainHours * 3600 },
      );
    await work.happened(events.playerReminded, {
      team,
      userId,
      lacks: teamsTexts.these({ lacks }),
    });
    return player.name;
  });
}
