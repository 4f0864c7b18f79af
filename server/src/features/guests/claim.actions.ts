import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { takeOverJudgements } from '../discipline/discipline.shared.queries.ts';
import { entryEligibility } from '../entries/entries.hooks.ts';
import { giveEntry, linkMember } from '../entries/entries.shared.queries.ts';
import { checkLobbyRoles } from '../lobbies/lobby-roles.actions.ts';
import { giveUnnamedPrizes, isPrizeDue } from '../prizes/guests.shared.queries.ts';
import { assertNameFree, createTeamOfGuest } from '../teams/team-of-guest.actions.ts';
import { checkRolesInWork } from '../tournaments/discord-roles.actions.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { findGameId } from '../users/users.shared.queries.ts';
import * as claims from './claim.queries.ts';
import { lockEntry, lockEntryByLink } from './find-guest.actions.ts';
import * as events from './guests.events.ts';
import type * as queries from './guests.queries.ts';
import { assertNotOn, listVouched, mayClaim, needsHost } from './guests.rules.ts';
import { guestTexts as texts } from './guests.texts.ts';

interface Claimer {
  userId: string;
  own: claims.OwnTeam | undefined;
  ownId: string;
}

/**
 * Makes a guest entry a real team's: the viewer's own, which they lead and that has half of its game ids, or a new one
 * of its name, if they have no team and one of its ids. Once: of two concurrent claims, one fails. Nobody gets hold of a
 * prize by game ids alone, which many people know: while one is due, a host says yes or no.
 * @returns the team; undefined while the claim waits for a host
 */
export async function claimGuest(
  platform: Platform,
  { viewer, link, name }: { viewer: Viewer; link: string; name: string | undefined },
): Promise<{ id: string; name: string } | undefined> {
  return inUnitOfWork(platform, async (work) => {
    // Teams before tournaments, the lock order everywhere.
    const own = await claims.lockOwnTeam(work.db, viewer.id);
    const guest = await lockEntryByLink(work.db, link);
    const claimer = { userId: viewer.id, own, ownId: await findGameId(work.db, viewer.id) };
    await assertOwns(work, { guest, claimer });
    const known = await claims.findClaim(work.db, { entryId: guest.entry_id, userId: viewer.id });
    if (known?.refused_at) throw new AppError('NOT_ALLOWED', texts.claimRefused);
    const teamName = own?.name ?? name ?? guest.name;
    if (await isPrizeDue(work.db, guest.entry_id)) {
      if (!own) await assertNameFree(work, teamName);
      await askHost(work, { viewer, guest, teamName });
      return undefined;
    }
    const made = { viewer, leaderId: viewer.id, name: teamName };
    const team = own ?? (await createTeamOfGuest(work, made));
    return takeOver(work, { viewer, guest, team });
  });
}

async function askHost(
  work: Work,
  { viewer, guest, teamName }: { viewer: Viewer; guest: queries.GuestRow; teamName: string },
): Promise<void> {
  const { entry_id: entryId } = guest;
  const request = { entryId, userId: viewer.id, teamName, now: work.now() };
  if (!(await claims.saveClaim(work.db, request))) return;
  await work.happened(events.guestClaimAsked, { viewer, guest, team: teamName });
}

/** A host decides a claim that waits; its conditions are checked again. */
export async function decideClaim(
  platform: Platform,
  {
    viewer,
    entryId,
    userId,
    isGranted,
  }: { viewer: Viewer; entryId: string; userId: string; isGranted: boolean },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const own = await claims.lockOwnTeam(work.db, userId);
    const guest = await lockEntry(work.db, entryId);
    assertNotOn(guest, await claims.readHost(work.db, viewer));
    const claim = await claims.findClaim(work.db, { entryId, userId });
    if (!claim || claim.refused_at || viewer.id === userId)
      throw new AppError('NOT_FOUND', texts.noClaim);
    if (isGranted) {
      if (own && own.leaderId !== userId) {
        const told = { player: claim.name, team: guest.name };
        throw new AppError('CONFLICT', texts.claimerInTeam(told));
      }
      await assertOwns(work, { guest, claimer: { userId, own, ownId: claim.in_game_id } });
      const made = { viewer, leaderId: userId, name: claim.team_name };
      const team = own ?? (await createTeamOfGuest(work, made));
      await takeOver(work, { viewer, guest, team, userId });
    } else await claims.refuseClaim(work.db, { entryId, userId, now: work.now() });
    await work.happened(isGranted ? events.guestClaimGranted : events.guestClaimRefused, {
      viewer,
      guest,
      userId,
      team: own ? guest.name : claim.team_name,
      after: { player: claim.name },
    });
  });
}

/** @throws AppError IDS_DISAGREE, NOT_LEADER, and refusals of an own entry */
async function assertOwns(
  work: Work,
  { guest, claimer }: { guest: queries.GuestRow; claimer: Claimer },
): Promise<void> {
  const { own, userId } = claimer;
  if (needsHost(guest)) throw new AppError('IDS_DISAGREE', texts.notConfirmed);
  if (!mayClaim({ roster: listVouched(guest), ...claimer }))
    throw new AppError('IDS_DISAGREE', texts.idsDisagree({ team: guest.name }));
  if (own && own.leaderId !== userId)
    throw new AppError('NOT_LEADER', texts.leadsNot({ team: guest.name }));
  await assertMayCome(work, { ...claimer, tournamentId: guest.tournament_id });
}

/** Asserts that a claim does not bypass refusals of an own entry: being in already, disqualified, or banned. */
async function assertMayCome(
  work: Work,
  { userId, own, ownId, tournamentId }: Claimer & { tournamentId: string },
): Promise<void> {
  const before = own && (await claims.findOwnEntry(work.db, { teamId: own.id, tournamentId }));
  if (before === 'disqualified') throw new AppError('DISQUALIFIED', texts.teamIsOut);
  if (before) throw new AppError('ALREADY_REGISTERED', texts.teamIsIn);
  const tournament = await findTournament(work.db, tournamentId);
  // A finished tournament changes hands only; eligibility matters while there is still something to play.
  if (!tournament || tournament.status === 'COMPLETED') return;
  await work.runHook(entryEligibility, {
    tournament,
    candidates: [
      {
        step: 'claim',
        teamId: own?.id ?? newId(),
        // A host brought it in, so the tier of a scrim does not matter.
        isGuest: true,
        players: [{ userId, inGameName: '', inGameIdKey: ownId }],
      },
    ],
    refuse: (_candidate, refusal) => {
      throw refusal;
    },
  });
}

async function takeOver(
  work: Work,
  {
    viewer,
    guest,
    team,
    userId = viewer.id,
  }: {
    viewer: Viewer;
    guest: queries.GuestRow;
    team: { id: string; name: string };
    userId?: string;
  },
): Promise<{ id: string; name: string }> {
  const { entry_id: entryId } = guest;
  await giveEntry(work.db, { entryId, teamId: team.id });
  await claims.markClaimed(work.db, { entryId, userId, now: work.now() });
  await followPlayers(work, { entryId, tournamentId: guest.tournament_id });
  await giveUnnamedPrizes(work.db, { entryId, userId });
  await work.happened(events.guestClaimed, { viewer, guest, team: team.name });
  return team;
}

/** Moves strikes to the accounts of an entry's players, and checks their Discord roles. */
async function followPlayers(
  work: Work,
  { entryId, tournamentId }: { entryId: string; tournamentId: string },
): Promise<void> {
  await takeOverJudgements(work.db, entryId);
  const discordIds = await claims.listDiscordIds(work.db, entryId);
  if (discordIds.length > 0) await checkRolesInWork(work, discordIds);
  await checkLobbyRoles(work, { tournamentId });
}

/**
 * Squads sign up after their captain: whoever is in the team with a game id of the claimed squad is that player. Hears
 * `gameIdSaved`.
 */
export async function followGameId(
  work: Work,
  { userId, gameId }: { userId: string; gameId: string },
): Promise<void> {
  if (!(await claims.lockOwnTeam(work.db, userId))) return;
  for (const entry of await linkMember(work.db, { userId, gameId }))
    await followPlayers(work, entry);
}

/** As `followGameId`. Hears `teamJoined`. */
export async function followNewMember(
  work: Work,
  { player: { id: userId } }: { player: { id: string } },
): Promise<void> {
  await followGameId(work, { userId, gameId: await findGameId(work.db, userId) });
}
