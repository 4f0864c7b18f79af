import {
  createTeamRefusals,
  type Invitation,
  type Team,
  teamName,
} from '@one-dream/contract/features/teams.ts';
import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction, violatedConstraint } from '../../platform/database/transaction.ts';
import { ingestPicture } from '../../platform/images/ingest-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId, newSecret } from '../../platform/secrets.ts';
import { recordAudit } from '../dashboard/audit.actions.ts';
import { notify } from '../notifications/notices.actions.ts';
import { getUser } from '../users/users.actions.ts';
import type { UserRow } from '../users/users.rules.ts';
import * as queries from './teams.queries.ts';
import {
  canSeeTeam,
  hasLeader,
  isLeader,
  presentTeam,
  type TeamRow,
  teamNameKey,
} from './teams.rules.ts';

export interface TeamToCreate {
  viewer: Viewer;
  name: string;
  logo: Buffer | undefined;
}

/** Creates a team led by the viewer. Refusals come in a fixed order: in-game info, Discord, name, logo. */
export async function createTeam(
  platform: Platform,
  { viewer, name, logo }: TeamToCreate,
): Promise<Team> {
  const { db, now } = platform;
  const user = await getUser(db, viewer.id);
  if (!user.ingameinfo?.inGameName)
    throw new AppError('INGAME_INFO_MISSING', createTeamRefusals.inGameInfo);
  if (!user.discordinfo) throw new AppError('DISCORD_NOT_LINKED', createTeamRefusals.discord);
  if (name.trim() === '') throw invalidField('name', createTeamRefusals.name);
  if (!logo) throw invalidField('logo', createTeamRefusals.logo);
  const parsed = teamName.safeParse(name);
  if (!parsed.success)
    throw invalidField('name', parsed.error.issues[0]?.message ?? createTeamRefusals.name);
  const nameKey = teamNameKey(parsed.data);
  if (nameKey === '') throw invalidField('name', 'Use letters or numbers in the team name.');
  // Before the picture is worked on; what decides in the end is the key of the table.
  if (await queries.findTeamOfUser(db, viewer.id)) throw alreadyInTeam();
  const logoPath = await ingestPicture(platform, { bytes: logo, kind: 'logo', field: 'logo' });
  const id = newId();
  try {
    return await inTransaction(db, async (trx) => {
      await queries.insertTeam(trx, {
        id,
        name: parsed.data,
        nameKey,
        logo: logoPath,
        leaderId: viewer.id,
        inviteCode: newSecret(),
        now: now(),
      });
      await recordAudit(trx, {
        event: { viewer, action: 'team.create', subject: parsed.data },
        now: now(),
      });
      return readTeam(trx, id);
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'team_members_pkey') throw alreadyInTeam();
    if (constraint !== 'teams_name_key_key') throw error;
    const message =
      'Another team has this name, or one that looks like it. Choose a different one.';
    throw new AppError('TEAM_NAME_TAKEN', message, { fields: { name: message } });
  }
}

async function readTeam(db: Db, id: string): Promise<Team> {
  const { team, members } = await lockRoster(db, id);
  return presentTeam({ team, members });
}

/** A user's team and, for its leader, the invite code; `null` without a team. */
export async function getTeamOfUser(
  { db }: Platform,
  { viewer, userId }: { viewer: Viewer; userId: string },
): Promise<{ team: Team | null; inviteCode: string | null }> {
  const roster = await readRoster(db, () => queries.findTeamOfUser(db, userId));
  const memberIds = roster ? roster.members.map((member) => member.id) : [userId];
  if (!canSeeTeam({ viewer, memberIds })) throw new AppError('NOT_FOUND', 'There is no such team.');
  if (!roster) return { team: null, inviteCode: null };
  return {
    team: presentTeam(roster),
    inviteCode: isLeader(viewer, roster.team) ? roster.team.invite_code : null,
  };
}

/** A team and its members without a lock: read anew when the team was deleted or handed over in between. */
async function readRoster(
  db: Db,
  findTeam: () => Promise<TeamRow | undefined>,
): Promise<Roster | undefined> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const team = await findTeam();
    if (!team) return undefined;
    const members = await queries.listMembers(db, team.id);
    if (hasLeader({ team, members })) return { team, members };
  }
  return undefined;
}

export interface Roster {
  team: TeamRow;
  /** In the order in which they joined. */
  members: UserRow[];
}

/** A team with its members, locked against joining, leaving and deleting. @throws AppError NOT_FOUND */
export async function lockRoster(db: Db, teamId: string): Promise<Roster> {
  const team = await queries.lockTeam(db, teamId);
  if (!team) throw new AppError('NOT_FOUND', 'There is no such team.');
  return { team, members: await queries.listMembers(db, teamId) };
}

/** Locks the team that the viewer leads. @throws AppError NO_TEAM, NOT_LEADER */
export async function lockLedTeam(db: Db, viewer: Viewer): Promise<TeamRow> {
  const own = await queries.findTeamOfUser(db, viewer.id);
  const team = own && (await queries.lockTeam(db, own.id));
  if (!team) throw new AppError('NO_TEAM', 'You are not in a team.');
  if (!isLeader(viewer, team))
    throw new AppError('NOT_LEADER', 'Only the team leader can do this.');
  return team;
}

/** Replaces the invite code. @returns the new one */
export async function resetInvite(
  { db }: Platform,
  { viewer, teamId }: { viewer: Viewer; teamId: string },
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const team = await lockLedTeam(trx, viewer);
    if (team.id !== teamId) throw new AppError('NOT_FOUND', 'There is no such team.');
    const code = newSecret();
    await queries.updateInviteCode(trx, { id: team.id, code });
    return code;
  });
}

export async function findTeamIdOfUser(db: Db, userId: string): Promise<string | undefined> {
  return (await queries.findTeamOfUser(db, userId))?.id;
}

/** What the holder of an invite code may see. */
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

/** What a link preview of an invite shows to anybody. @throws AppError INVITE_NOT_FOUND */
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
  const { db, limiter, live, now } = platform;
  await limiter.consume('inviteLookUpByUser', viewer.id);
  const { team, memberIds } = await inTransaction(db, async (trx) => {
    const team = await queries.lockTeamByInvite(trx, code);
    if (!team) throw inviteNotFound();
    const user = await getUser(trx, viewer.id);
    if (!user.ingameinfo?.inGameName) {
      throw new AppError(
        'INGAME_INFO_MISSING',
        'Set your in-game information before joining a team.',
      );
    }
    const members = await queries.listMembers(trx, team.id);
    if (members.some((member) => member.id === viewer.id)) {
      throw new AppError('ALREADY_IN_TEAM', 'You are in this team already.');
    }
    if (members.length >= teamMaxPlayers) {
      throw new AppError(
        'TEAM_FULL',
        `This team is full: a team has at most ${teamMaxPlayers} players.`,
      );
    }
    try {
      await queries.insertMember(trx, { teamId: team.id, userId: viewer.id, now: now() });
    } catch (error) {
      if (violatedConstraint(error) === 'team_members_pkey') throw alreadyInTeam();
      throw error;
    }
    const others = members.map((member) => member.id);
    await notify(platform, trx, {
      notice: { kind: 'player-joined', player: user.name, team: team.name },
      recipientIds: others,
      now: now(),
    });
    await recordAudit(trx, {
      event: { viewer, action: 'team.join', subject: team.name },
      now: now(),
    });
    return { team, memberIds: [...others, viewer.id] };
  });
  live.teamChanged(memberIds);
  live.notificationsChanged(memberIds);
  return team;
}

export async function leaveTeam(
  platform: Platform,
  { viewer, teamId }: { viewer: Viewer; teamId: string },
): Promise<void> {
  const { db, live, now } = platform;
  const memberIds = await inTransaction(db, async (trx) => {
    const { team, members } = await lockRoster(trx, teamId);
    if (!members.some((member) => member.id === viewer.id))
      throw new AppError('NOT_FOUND', 'There is no such team.');
    if (isLeader(viewer, team)) {
      throw new AppError(
        'LEADER_CANNOT_LEAVE',
        'A leader cannot leave. Delete the team if you want to end it.',
      );
    }
    await queries.deleteMember(trx, { teamId, userId: viewer.id });
    const player = members.find((member) => member.id === viewer.id)?.name ?? '';
    await notify(platform, trx, {
      notice: { kind: 'player-left', player, team: team.name },
      recipientIds: [team.leader_id],
      now: now(),
    });
    await recordAudit(trx, {
      event: { viewer, action: 'team.leave', subject: team.name },
      now: now(),
    });
    return members.map((member) => member.id);
  });
  live.teamChanged(memberIds);
  live.notificationsChanged(memberIds);
}

export async function kickPlayer(
  platform: Platform,
  { viewer, userId }: { viewer: Viewer; userId: string },
): Promise<void> {
  const { db, live, now } = platform;
  const memberIds = await inTransaction(db, async (trx) => {
    const team = await lockLedTeam(trx, viewer);
    if (userId === viewer.id) {
      throw new AppError(
        'CONFLICT',
        'You cannot kick yourself. Delete the team if you want to end it.',
      );
    }
    const members = await queries.listMembers(trx, team.id);
    const isKicked = await queries.deleteMember(trx, { teamId: team.id, userId });
    if (!isKicked) throw new AppError('NOT_FOUND', 'This player is not in your team.');
    const player = members.find((member) => member.id === userId)?.name ?? '';
    await notify(platform, trx, {
      notice: { kind: 'kicked', team: team.name },
      recipientIds: [userId],
      now: now(),
    });
    await recordAudit(trx, {
      event: { viewer, action: 'team.kick', subject: `${player}, ${team.name}` },
      now: now(),
    });
    return members.map((member) => member.id);
  });
  live.teamChanged(memberIds);
  live.notificationsChanged([userId]);
}

/** Removes a locked team; its members are free. @returns who was in it */
export async function removeTeam(db: Db, { team, members }: Roster): Promise<string[]> {
  await queries.deleteTeam(db, team.id);
  return members.map((member) => member.id);
}

function alreadyInTeam(): AppError {
  return new AppError(
    'ALREADY_IN_TEAM',
    'You are in a team already. Leave it before you join or create another one.',
  );
}

function inviteNotFound(): AppError {
  return new AppError(
    'INVITE_NOT_FOUND',
    'This invite link does not work any more. Ask the team leader for a new one.',
  );
}
