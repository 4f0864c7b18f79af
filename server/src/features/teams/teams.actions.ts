import { textOfCheck } from '@one-dream/contract/checks.ts';
import { isAdmin } from '@one-dream/contract/duties.ts';
import { teamCreated } from '@one-dream/contract/events/teams.ts';
import { type Invitation, type Team, teamName } from '@one-dream/contract/features/teams/teams.ts';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction, violatedConstraint } from '../../platform/database/transaction.ts';
import { withPicture } from '../../platform/images/with-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId, newSecret } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { getUser } from '../users/users.actions.ts';
import { memberKicked, teamJoined, teamLeft } from './teams.events.ts';
import { presentTeam } from './teams.presenters.ts';
import type { MemberRow, TeamRow } from './teams.queries.ts';
import * as queries from './teams.queries.ts';
import * as rules from './teams.rules.ts';
import { teamsTexts } from './teams.texts.ts';

export interface TeamToCreate {
  viewer: Viewer;
  name: string;
  logo: Buffer | undefined;
  /** Without a logo the crest drawn from the name stands. */
  isLogoDrawn: boolean;
}

/** Creates a team led by the viewer. Refusals come in a fixed order: in-game info, Discord, name, logo. */
export async function createTeam(
  platform: Platform,
  { viewer, name, logo, isLogoDrawn }: TeamToCreate,
): Promise<Team> {
  const { db } = platform;
  const user = await getUser(db, viewer.id);
  if (!user.ingameinfo?.inGameName)
    throw new AppError('INGAME_INFO_MISSING', teamsTexts.createNeedsInGameInfo);
  if (!user.discordinfo) throw new AppError('DISCORD_NOT_LINKED', teamsTexts.createNeedsDiscord);
  if (name.trim() === '') throw invalidField('name', teamsTexts.enterName);
  if (!logo && !isLogoDrawn) throw invalidField('logo', teamsTexts.uploadLogo);
  const parsed = teamName.safeParse(name);
  if (!parsed.success)
    throw invalidField('name', textOfCheck(parsed.error.issues[0]?.message ?? ''));
  const nameKey = keyOfName(parsed.data, await platform.organisation.read());
  // Checked before the picture is processed and stored; the tables' keys have the last word.
  if (await queries.findTeamOfUser(db, viewer.id)) throw alreadyInTeam();
  if (await queries.isNameTaken(db, nameKey)) throw nameTaken();
  const id = newId();
  try {
    return await withPicture(platform, { picture: logo, kind: 'logo', field: 'logo' }, (path) =>
      inUnitOfWork(platform, async (work) => {
        await queries.insertTeam(work.db, {
          id,
          name: parsed.data,
          nameKey,
          logo: path ?? '',
          leaderId: viewer.id,
          inviteCode: newSecret(),
          now: work.now(),
        });
        await work.happened(teamCreated, { viewer, subject: parsed.data });
        return readTeam(work.db, id);
      }),
    );
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'team_members_pkey') throw alreadyInTeam();
    if (constraint !== 'teams_name_key_key') throw error;
    throw nameTaken();
  }
}

/** @throws AppError INVALID if no letter or number is left of the name, or no team may have it (`isNobodysName`) */
export function keyOfName(name: string, organisation: { name: string }): string {
  const key = rules.teamNameKey(name);
  if (key === '') throw invalidField('name', teamsTexts.lettersOrNumbers);
  if (rules.isNobodysName(name, organisation.name))
    throw invalidField('name', teamsTexts.nobodysName);
  return key;
}

export async function readTeam(db: Db, id: string): Promise<Team> {
  const { team, members } = await lockRoster(db, id);
  return presentTeam({ team, members });
}

/** Reads a user's team and, for its leader, the invite code; `null` without a team. */
export async function getTeamOfUser(
  { db }: Platform,
  { viewer, userId }: { viewer: Viewer; userId: string },
): Promise<{
  team: Team | null;
  inviteCode: string | null;
  can?: ReturnType<typeof rules.rosterPowers>;
}> {
  const roster = await readRoster(db, () => queries.findTeamOfUser(db, userId));
  const memberIds = roster ? roster.members.map((member) => member.id) : [userId];
  // A team is visible to its members and admins.
  if (!isAdmin(viewer) && !memberIds.includes(viewer.id))
    throw new AppError('NOT_FOUND', commonTexts.noTeam);
  if (!roster) return { team: null, inviteCode: null };
  return {
    team: presentTeam(roster),
    inviteCode: rules.actsFor(viewer, roster.team) ? roster.team.invite_code : null,
    can: rules.rosterPowers({ viewer, team: roster.team, memberIds }),
  };
}

/** Reads a team and its members without a lock, again if it was deleted or handed over in between. */
async function readRoster(
  db: Db,
  findTeam: () => Promise<TeamRow | undefined>,
): Promise<Roster | undefined> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const team = await findTeam();
    if (!team) return undefined;
    const members = await queries.listMembers(db, team.id);
    if (rules.hasLeader({ team, members })) return { team, members };
  }
  return undefined;
}

export interface Roster {
  team: TeamRow;
  /** In the order in which they joined. */
  members: MemberRow[];
}

/** Locks a team against joining, leaving and deleting, and reads its members. @throws AppError NOT_FOUND */
export async function lockRoster(db: Db, teamId: string): Promise<Roster> {
  const team = await queries.lockTeam(db, teamId);
  if (!team) throw new AppError('NOT_FOUND', commonTexts.noTeam);
  return { team, members: await queries.listMembers(db, teamId) };
}

/**
 * Locks the team that the viewer acts for, or, for what is its leader's alone, leads. @throws AppError NO_TEAM,
 * NOT_LEADER
 */
export async function lockLedTeam(
  db: Db,
  viewer: Viewer,
  mayAct: typeof rules.actsFor = rules.actsFor,
): Promise<TeamRow> {
  const own = await queries.findTeamOfUser(db, viewer.id);
  const team = own && (await queries.lockTeam(db, own.id));
  if (!team) throw new AppError('NO_TEAM', commonTexts.notInTeam);
  if (!mayAct(viewer, team)) throw new AppError('NOT_LEADER', commonTexts.onlyLeader);
  return team;
}

/** Replaces the invite code. @returns the new one */
export async function resetInvite(
  { db }: Platform,
  { viewer, teamId }: { viewer: Viewer; teamId: string },
): Promise<string> {
  return inTransaction(db, async (trx) => {
    // A team does not exist for users outside it, even those without a team.
    if ((await findTeamIdOfUser(trx, viewer.id)) !== teamId)
      throw new AppError('NOT_FOUND', commonTexts.noTeam);
    const team = await lockLedTeam(trx, viewer);
    const code = newSecret();
    await queries.updateTeam(trx, { id: team.id, changes: { invite_code: code } });
    return code;
  });
}

export async function findTeamIdOfUser(db: Db, userId: string): Promise<string | undefined> {
  return (await queries.findTeamOfUser(db, userId))?.id;
}

/** Reads an invitation for the holder of its code. */
export async function getInvitation(
  { db, limiter }: Platform,
  { viewer, code }: { viewer: Viewer; code: string },
): Promise<Invitation> {
  await limiter.consume('inviteLookUpByUser', viewer.id);
  const roster = await readRoster(db, () => queries.findTeamByInvite(db, code));
  if (!roster) throw inviteNotFound();
  const { name, logo, leader, players } = presentTeam(roster);
  return {
    name,
    logo,
    leader: { name: leader.name, email: leader.email, profile: leader.profile },
    memberCount: players.length,
  };
}

/** Reads the public link preview of an invite. @throws AppError INVITE_NOT_FOUND */
export async function getTeamPreview(
  { db, limiter }: Platform,
  { code, ip }: { code: string; ip: string },
): Promise<{ name: string; logo: string }> {
  await limiter.consume('invitePreviewByAddress', ip);
  const team = await queries.findTeamByInvite(db, code);
  if (!team) throw inviteNotFound();
  return { name: team.name, logo: team.logo };
}

export async function acceptInvitation(
  platform: Platform,
  { viewer, code }: { viewer: Viewer; code: string },
): Promise<Pick<TeamRow, 'id' | 'name'>> {
  await platform.limiter.consume('inviteLookUpByUser', viewer.id);
  return inUnitOfWork(platform, async (work) => {
    const team = await queries.lockTeamByInvite(work.db, code);
    if (!team) throw inviteNotFound();
    const user = await getUser(work.db, viewer.id);
    if (!user.ingameinfo?.inGameName) {
      throw new AppError('INGAME_INFO_MISSING', teamsTexts.inGameInfoFirst);
    }
    const members = await queries.listMembers(work.db, team.id);
    if (members.some((member) => member.id === viewer.id)) {
      throw new AppError('ALREADY_IN_TEAM', teamsTexts.inAlready);
    }
    await letIn(work, { team, members, user });
    return team;
  });
}

/** Adds a player to a locked team and notifies its members. @throws AppError TEAM_FULL, ALREADY_IN_TEAM */
export async function letIn(
  work: Work,
  { team, members, user }: Roster & { user: Pick<User, '_id' | 'name' | 'role'> },
): Promise<void> {
  if (members.length >= teamMaxPlayers) {
    throw new AppError('TEAM_FULL', teamsTexts.full({ most: teamMaxPlayers }));
  }
  try {
    await queries.insertMember(work.db, { teamId: team.id, userId: user._id, now: work.now() });
  } catch (error) {
    if (violatedConstraint(error) === 'team_members_pkey') throw alreadyInTeam();
    throw error;
  }
  const player = { id: user._id, name: user.name };
  await work.happened(teamJoined, {
    viewer: { id: user._id, role: user.role },
    team,
    members,
    player,
  });
}

export function leaveTeam(platform: Platform, viewer: Viewer, teamId: string): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const { team, members } = await lockRoster(work.db, teamId);
    const member = members.find(({ id }) => id === viewer.id);
    if (!member) throw new AppError('NOT_FOUND', commonTexts.noTeam);
    const memberIds = members.map(({ id }) => id);
    if (!rules.rosterPowers({ viewer, team, memberIds }).leave) {
      throw new AppError('LEADER_CANNOT_LEAVE', teamsTexts.leaderCannotLeave);
    }
    await queries.deleteMember(work.db, { teamId, userId: viewer.id });
    await work.happened(teamLeft, { viewer, team, members, player: member });
  });
}

export function kickPlayer(platform: Platform, viewer: Viewer, userId: string): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    if (!(await findTeamIdOfUser(work.db, viewer.id))) throw notInYourTeam();
    const team = await lockLedTeam(work.db, viewer);
    if (userId === viewer.id) {
      throw new AppError('CONFLICT', teamsTexts.cannotKickYourself);
    }
    const members = await queries.listMembers(work.db, team.id);
    const memberIds = members.map(({ id }) => id);
    const player = members.find(({ id }) => id === userId);
    if (!player || !rules.rosterPowers({ viewer, team, memberIds }).kick.includes(userId))
      throw notInYourTeam();
    await queries.deleteMember(work.db, { teamId: team.id, userId });
    await work.happened(memberKicked, { viewer, team, members, player });
  });
}

export function notInYourTeam(): AppError {
  return new AppError('NOT_FOUND', teamsTexts.notInYourTeam);
}

export function nameTaken(): AppError {
  return new AppError('TEAM_NAME_TAKEN', teamsTexts.nameTaken, {
    fields: { name: teamsTexts.nameTaken },
  });
}

export function alreadyInTeam(): AppError {
  return new AppError('ALREADY_IN_TEAM', teamsTexts.inTeamAlready);
}

function inviteNotFound(): AppError {
  return new AppError('INVITE_NOT_FOUND', teamsTexts.inviteInvalid);
}
