import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { takeOverJudgements } from '../discipline/guests.actions.ts';
import { listDeciders } from '../duties/duties.actions.ts';
import { entryEligibility } from '../entries/entries.hooks.ts';
import { giveEntry } from '../entries/entries.shared.queries.ts';
import { giveUnnamedPrizes } from '../prizes/guests.actions.ts';
import { createTeamOfGuest } from '../teams/team-of-guest.actions.ts';
import { checkRolesInWork } from '../tournaments/discord-roles.actions.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import * as claims from './claim.queries.ts';
import { mayClaim } from './claim.rules.ts';
import { findByLink } from './find-guest.actions.ts';
import { guestNotices } from './guests.notices.ts';
import * as queries from './guests.queries.ts';
import { guestTexts as texts } from './guests.texts.ts';

/**
 * Makes a guest entry a real team's: the viewer's own, which they lead and that has half of its game ids, or a new one
 * of its name, if they have no team and one of its ids. Once: of two concurrent claims, one fails.
 */
export async function claimGuest(
  platform: Platform,
  { viewer, link, name }: { viewer: Viewer; link: string; name: string | undefined },
): Promise<{ teamId: string; name: string }> {
  const found = await findByLink(platform.db, link);
  return inUnitOfWork(platform, async (work) => {
    // Teams before tournaments, the lock order everywhere.
    const own = await claims.lockOwnTeam(work.db, viewer.id);
    const locked = await queries.lockGuest(work.db, found.entry_id);
    if (!locked?.link_hash) throw new AppError('LINK_INVALID', texts.linkInvalid);
    if (locked.claimed_at)
      throw new AppError('ALREADY_CLAIMED', texts.claimedBefore({ team: found.name }));
    const roster = await claims.listRosterIds(work.db, found.entry_id);
    const ownId = await claims.findGameId(work.db, viewer.id);
    if (!mayClaim({ roster, own, ownId }))
      throw new AppError('IDS_DISAGREE', texts.idsDisagree({ team: found.name }));
    if (own && own.leaderId !== viewer.id)
      throw new AppError('NOT_LEADER', texts.leadsNot({ team: found.name }));
    await assertMayCome(work, { viewer, own, ownId, tournamentId: found.tournament_id });
    const team = own ?? (await createTeamOfGuest(work, { viewer, name: name ?? found.name }));
    await takeOver(work, { viewer, guest: found, team });
    return { teamId: team.id, name: team.name };
  });
}

/** Asserts that a claim does not bypass refusals of an own entry: being in already, disqualified, or banned. */
async function assertMayCome(
  work: Work,
  about: {
    viewer: Viewer;
    own: claims.OwnTeam | undefined;
    ownId: string;
    tournamentId: string;
  },
): Promise<void> {
  const { viewer, own, ownId, tournamentId } = about;
  const before = own && (await claims.findOwnEntry(work.db, { teamId: own.id, tournamentId }));
  if (before === 'disqualified') throw new AppError('DISQUALIFIED', texts.teamIsOut);
  if (before) throw new AppError('ALREADY_REGISTERED', texts.teamIsIn);
  const tournament = await findTournament(work.db, tournamentId);
  // A finished tournament changes hands only; eligibility matters while there is still something to play.
  if (!tournament || tournament.status === 'COMPLETED') return;
  await work.tell(entryEligibility, {
    tournament,
    candidates: [
      {
        door: 'claim',
        teamId: own?.id ?? newId(),
        // It came on a host's word, and so past the tiers of the ladder.
        isGuest: true,
        players: [{ userId: viewer.id, inGameName: '', inGameIdKey: ownId }],
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
  }: { viewer: Viewer; guest: queries.GuestRow; team: { id: string; name: string } },
): Promise<void> {
  const { entry_id: entryId, tournament_id: tournamentId } = guest;
  await giveEntry(work.db, { entryId, teamId: team.id });
  await claims.markClaimed(work.db, { entryId, userId: viewer.id, now: work.now() });
  await takeOverJudgements(work.db, entryId);
  await giveUnnamedPrizes(work, { entryId, userId: viewer.id });
  const discordIds = await claims.listDiscordIds(work.db, entryId);
  if (discordIds.length > 0) await checkRolesInWork(work, discordIds);
  await work.audit({
    viewer,
    action: 'guest.claim',
    tournamentId,
    subject: guest.name,
    after: { team: team.name },
  });
  await work.notify({
    notice: guestNotices.claimed({ guest: guest.name, team: team.name, tournamentId }),
    recipientIds: await listDeciders(work, { tournamentId, duties: ['host'] }),
    actorId: viewer.id,
  });
  work.live.tournamentChanged(tournamentId);
}
