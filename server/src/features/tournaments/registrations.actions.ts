import { registrationTexts } from '@one-dream/contract/features/tournaments.values.ts';
import { AppError } from '../../errors.ts';
import { isAdmin, type Viewer } from '../../http/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction, violatedConstraint } from '../../platform/database/transaction.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { recordAudit } from '../dashboard/audit.actions.ts';
import { writeOnSite } from '../notifications/notices.actions.ts';
import { lockRoster } from '../teams/teams.actions.ts';
import { isLeader, type TeamRow } from '../teams/teams.rules.ts';
import type { UserRow } from '../users/users.rules.ts';
import { announceRegistration } from './outbound.actions.ts';
import * as queries from './registrations.queries.ts';
import {
  assertCancellable,
  assertOpen,
  assertReady,
  gameIdKey,
  listNames,
} from './registrations.rules.ts';

// In a rush they wait for one lock, each with a connection: with all ten of them, nobody else would get one in time,
// not even for the look at their own session.
const inTurn = limitConcurrency(8);

interface TeamInTournament {
  viewer: Viewer;
  tournamentId: string;
  teamId: string;
}

/**
 * Takes the lowest free slot for the viewer's team and keeps its roster. One transaction; the team is locked
 * first, so that nobody leaves meanwhile, then the tournament, so that no slot is given twice.
 * @returns the slot and the names of the squad
 */
export async function registerTeam(
  platform: Platform,
  { viewer, tournamentId, teamId }: TeamInTournament,
): Promise<{ slot: number; squad: string[] }> {
  const { db, live, now } = platform;
  let players: queries.RosterPlayer[] = [];
  try {
    const register = async (trx: Db) => {
      const { team, members } = await lockTeamOf(trx, { viewer, teamId });
      const check = async (tournament: queries.LockedTournament | undefined) => {
        if (!tournament) throw new AppError('NOT_FOUND', 'There is no such tournament.');
        assertOpen(tournament.status);
        assertReady({ type: tournament.type, members });
        await assertFree(trx, { tournament, teamId });
        return tournament;
      };
      // Whoever is too late hears it without waiting in line for the lock.
      await check(await queries.findTournament(trx, tournamentId));
      players = toPlayers({ team, members });
      const tournament = await check(await queries.lockTournament(trx, tournamentId));
      const slot = await queries.insertRegistration(
        trx,
        toRegistration({ tournamentId, team, members, players, now: now() }),
      );
      await tellMembers(platform, trx, {
        viewer,
        kind: 'registered',
        tournament,
        team,
        slot,
        memberIds: players.map((player) => player.userId),
        players,
      });
      return { slot, squad: players.map((player) => player.inGameName) };
    };
    const registered = await inTurn(() => inTransaction(db, register));
    live.tournamentChanged(tournamentId);
    live.notificationsChanged(players.map((player) => player.userId));
    return registered;
  } catch (error) {
    throw await explainViolation(db, { error, tournamentId, players });
  }
}

interface Telling {
  viewer: Viewer;
  kind: 'registered' | 'cancelled' | 'removed';
  tournament: queries.LockedTournament;
  team: Pick<TeamRow, 'name'>;
  slot: number;
  memberIds: readonly string[];
  /** As registered. */
  players: readonly { inGameName: string; discordId: string }[];
}

/** Tells the players of a team, Discord and the audit log what happened to its slot. */
async function tellMembers(platform: Platform, db: Db, telling: Telling): Promise<void> {
  const { viewer, kind, tournament, team, slot, memberIds, players } = telling;
  const now = platform.now();
  const notice = {
    kind,
    slot,
    team: team.name,
    tournament: tournament.title,
    tournamentId: tournament.id,
  };
  const delivery = await writeOnSite(db, { notice, recipientIds: memberIds, now });
  await announceRegistration(platform, db, {
    kind,
    tournamentId: tournament.id,
    tournament: tournament.title,
    team: team.name,
    slot,
    at: now.toISOString(),
    players: players.map(({ inGameName, discordId }) => ({ inGameName, discordId })),
    delivery,
  });
  await recordAudit(db, {
    event: {
      viewer,
      action: `registration.${kind}`,
      subject: `${team.name}, ${tournament.title}`,
      ...(kind === 'registered' ? { after: { slot } } : { before: { slot } }),
    },
    now,
  });
}

async function assertFree(
  db: Db,
  { tournament, teamId }: { tournament: queries.LockedTournament; teamId: string },
): Promise<void> {
  if (tournament.slots_used < tournament.slot_total) return;
  // For a team that is in, that the rest is full is not the reason.
  if (await queries.isRegistered(db, { tournamentId: tournament.id, teamId }))
    throw alreadyRegistered();
  throw new AppError(
    'SLOTS_FILLED',
    `All ${tournament.slot_total} slots of this tournament are filled.`,
  );
}

function toPlayers({
  team,
  members,
}: {
  team: TeamRow;
  members: readonly UserRow[];
}): queries.RosterPlayer[] {
  const leaderFirst = members.toSorted(
    (a, b) => Number(b.id === team.leader_id) - Number(a.id === team.leader_id),
  );
  return leaderFirst.map((member) => ({
    userId: member.id,
    name: member.name,
    inGameName: member.in_game_name,
    inGameId: member.in_game_id,
    inGameIdKey: gameIdKey(member.in_game_id),
    inGameRole: member.in_game_role,
    discordId: member.discord_id ?? '',
  }));
}

function toRegistration({
  tournamentId,
  team,
  members,
  players,
  now,
}: {
  tournamentId: string;
  team: TeamRow;
  members: readonly UserRow[];
  players: queries.RosterPlayer[];
  now: Date;
}): queries.NewRegistration {
  const leader = members.find((member) => member.id === team.leader_id);
  return {
    id: newId(),
    tournamentId,
    teamId: team.id,
    teamName: team.name,
    teamLogo: team.logo,
    leaderEmail: leader?.email ?? '',
    leaderDiscordId: leader?.discord_id ?? '',
    leaderDiscordUsername: leader?.discord_username ?? '',
    players,
    now,
  };
}

/** The team, locked, if the viewer leads it; for a stranger it does not exist. */
async function lockTeamOf(db: Db, { viewer, teamId }: { viewer: Viewer; teamId: string }) {
  const roster = await lockRoster(db, teamId);
  if (!roster.members.some((member) => member.id === viewer.id))
    throw new AppError('NOT_FOUND', 'There is no such team.');
  if (!isLeader(viewer, roster.team))
    throw new AppError('NOT_LEADER', registrationTexts.onlyLeadersRegister);
  return roster;
}

async function explainViolation(
  db: Db,
  {
    error,
    tournamentId,
    players,
  }: { error: unknown; tournamentId: string; players: queries.RosterPlayer[] },
): Promise<unknown> {
  const constraint = violatedConstraint(error);
  if (constraint === 'registrations_tournament_id_team_id_key') return alreadyRegistered();
  if (!constraint?.startsWith('registration_players_')) return error;
  const taken = await queries.listTakenPlayers(db, { tournamentId, players });
  const names = players.filter((player) =>
    taken.some(
      (other) => other.user_id === player.userId || other.in_game_id_key === player.inGameIdKey,
    ),
  );
  const teams = [...new Set(taken.map((other) => other.team_name))];
  if (names.length === 0)
    return new AppError(
      'PLAYER_TAKEN',
      'A player of your team is in this tournament with another team.',
    );
  const verb = names.length === 1 ? 'is' : 'are';
  return new AppError(
    'PLAYER_TAKEN',
    `${listNames(names)} ${verb} in this tournament already, with ${listNames(teams.map((name) => ({ name })))} (same player or same game ID).`,
  );
}

function alreadyRegistered(): AppError {
  return new AppError('ALREADY_REGISTERED', 'Your team is registered for this tournament already.');
}

/** Gives the slot of the viewer's team back, while the tournament is OPENED or UPCOMING. */
export async function cancelRegistration(
  platform: Platform,
  { viewer, tournamentId, teamId }: TeamInTournament,
): Promise<void> {
  const { db, live } = platform;
  const memberIds = await inTransaction(db, async (trx) => {
    const { team, members } = await lockTeamOf(trx, { viewer, teamId });
    const tournament = await queries.lockTournament(trx, tournamentId);
    if (!tournament) throw new AppError('NOT_FOUND', 'There is no such tournament.');
    assertCancellable(tournament.status);
    const removed = await queries.deleteRegistration(trx, { tournamentId, teamId });
    if (!removed) {
      throw new AppError('NOT_REGISTERED', 'Your team is not registered for this tournament.');
    }
    const memberIds = members.map((member) => member.id);
    await tellMembers(platform, trx, {
      viewer,
      kind: 'cancelled',
      tournament,
      team,
      slot: removed.slot,
      memberIds,
      players: removed.players,
    });
    return memberIds;
  });
  live.tournamentChanged(tournamentId);
  live.notificationsChanged(memberIds);
}

/** Takes any team out of a tournament, whatever its status. Its players, as they registered, are told. */
export async function removeTeam(
  platform: Platform,
  { viewer, tournamentId, teamId }: TeamInTournament,
): Promise<void> {
  const { db, live } = platform;
  const memberIds = await inTransaction(db, async (trx) => {
    const tournament = await queries.lockTournament(trx, tournamentId);
    if (!tournament) throw new AppError('NOT_FOUND', 'There is no such tournament.');
    const removed = await queries.deleteRegistration(trx, { tournamentId, teamId });
    if (!removed) throw new AppError('NOT_FOUND', 'This team is not in the tournament.');
    const team = { name: removed.team_name };
    const memberIds = removed.players.map(({ userId }) => userId).filter((id) => id !== null);
    await tellMembers(platform, trx, {
      viewer,
      kind: 'removed',
      tournament,
      team,
      slot: removed.slot,
      memberIds,
      players: removed.players,
    });
    return memberIds;
  });
  live.tournamentChanged(tournamentId);
  live.notificationsChanged(memberIds);
}

/**
 * Frees the slots of a locked team that is about to be deleted: in OPENED and UPCOMING tournaments for its
 * leader, also in CLOSED and LIVE ones for an admin. What is COMPLETED keeps its snapshot.
 * @returns the tournaments that changed
 * @throws AppError TEAM_LOCKED when the team plays and the viewer is no admin
 */
export async function releaseSlots(
  platform: Platform,
  db: Db,
  { teamId, viewer }: { teamId: string; viewer: Viewer },
): Promise<string[]> {
  const tournaments = (await queries.lockTournamentsOfTeam(db, teamId)).filter(
    (tournament) => tournament.status !== 'COMPLETED',
  );
  const isPlaying = tournaments.some(({ status }) => status === 'CLOSED' || status === 'LIVE');
  if (isPlaying && !isAdmin(viewer)) {
    throw new AppError(
      'TEAM_LOCKED',
      'Your team is playing in a tournament. It can be deleted when that is over, or by an admin.',
    );
  }
  for (const { id, title } of tournaments) {
    const removed = await queries.deleteRegistration(db, { tournamentId: id, teamId });
    if (!removed) continue;
    const { slot, team_name, players } = removed;
    await announceRegistration(platform, db, {
      kind: 'cancelled',
      tournamentId: id,
      tournament: title,
      team: team_name,
      slot,
      at: platform.now().toISOString(),
      players: players.map(({ inGameName, discordId }) => ({ inGameName, discordId })),
    });
  }
  return tournaments.map((tournament) => tournament.id);
}
