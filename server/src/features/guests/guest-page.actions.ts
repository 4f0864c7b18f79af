import type { ErrorCode } from '@one-dream/contract/errors.ts';
import { type GuestPage, guestTournament } from '@one-dream/contract/features/guests/guests.ts';
import { gameIdKey } from '@one-dream/contract/game-ids.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { type AppError, isGranted } from '../../errors.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import type { EntryCommand } from '../entries/commands/commands.ts';
import * as rules from '../entries/commands/guest.rules.ts';
import { runEntryCommands } from '../entries/commands/run-commands.actions.ts';
import { readGuestContext } from '../entries/guest-context.actions.ts';
import { listEntryMatches } from '../matches/guest-rooms.actions.ts';
import { presentTimes, shownSlot } from '../tournaments/tournaments.presenters.ts';
import { findClaim } from './claim.queries.ts';
import { noteDevice } from './devices.queries.ts';
import { assertAwake, type Device, findByLink, lockEntryByLink } from './find-guest.actions.ts';
import { countWrong, inGuestWork } from './guest-tries.actions.ts';
import * as queries from './guests.queries.ts';
import { needsHost } from './guests.rules.ts';

interface ByLink {
  link: string;
}

/** Reads the page of a guest team. The visiting device is noted, so that a link that was passed on shows. */
export async function readGuestPage(
  platform: Platform,
  { link, device, viewer }: ByLink & { device: Device; viewer: Viewer | undefined },
): Promise<GuestPage> {
  const { db, now } = platform;
  const guest = await findByLink(db, link);
  await inUnitOfWork(platform, async (work) => {
    await noteDevice(work.db, { entryId: guest.entry_id, now: work.now(), ...device });
  });
  const { context, entry, tournament, readiness } = await readGuestContext(db, {
    entryId: guest.entry_id,
    tournamentId: guest.tournament_id,
    now: now(),
  });
  const claim = viewer && (await findClaim(db, { entryId: guest.entry_id, userId: viewer.id }));
  const { needed, ready } = readiness;
  return {
    entryId: guest.entry_id,
    name: guest.name,
    logo: guest.logo,
    state: guest.state,
    slot: shownSlot(guest),
    place: guest.place,
    checkedIn: entry.isCheckedIn,
    reason: guest.state_reason,
    tournament: { ...fieldsOf(guestTournament, tournament), ...presentTimes(tournament) },
    players: guest.players.map(({ name, id }) => ({ name, hasId: id !== '' })),
    lineup: { needed, ready },
    needsHost: needsHost(guest),
    claim: claim ? (claim.refused_at ? 'refused' : 'waits') : null,
    matches: await listEntryMatches(db, { entryId: guest.entry_id }),
    prizes: await queries.listPrizesOf(db, guest.entry_id),
    can: {
      checkIn: !entry.isCheckedIn && isGranted(() => rules.assertGuestMayCheckIn(context, entry)),
      withdraw: isGranted(() => rules.assertGuestMayWithdraw(context, entry)),
      complete: isGranted(() => rules.assertGuestMayComplete(context, entry)),
    },
    rests: guest.rests,
  };
}

/** Runs a command for the guest team of a link. @returns the team's name */
function runByLink(
  platform: Platform,
  { link, kind }: ByLink & { kind: 'guest-check-in' | 'guest-withdraw' },
): Promise<string> {
  return inUnitOfWork(platform, async (work) => {
    const guest = await lockEntryByLink(work.db, link);
    assertAwake(guest);
    const refusal = await runEntryCommand(work, { guest, request: { kind } });
    if (refusal) throw refusal;
    return guest.name;
  });
}

export const checkInByLink = (platform: Platform, request: ByLink) =>
  runByLink(platform, { ...request, kind: 'guest-check-in' });

export const withdrawByLink = (platform: Platform, request: ByLink) =>
  runByLink(platform, { ...request, kind: 'guest-withdraw' });

/** Refusals that reveal nothing about other people's game ids: of the form itself, and of the squad's state. */
const harmless: readonly ErrorCode[] = ['INVALID', 'CONFLICT', 'NOT_FOUND'];

/** Fills in missing data of a squad; players with a game id stay. A refusal that may reveal a game id counts as a wrong one. */
export function completeByLink(
  platform: Platform,
  {
    link,
    device,
    players: filled,
  }: ByLink & { device: Device; players: readonly { inGameName: string; inGameId: string }[] },
): Promise<void> {
  const players = filled.map(({ inGameName, inGameId }) => ({
    name: inGameName,
    id: gameIdKey(inGameId),
  }));
  const lock = (db: Db) => lockEntryByLink(db, link);
  return inGuestWork(platform, { lock, device }, async (work, guest, noted) => {
    const refusal = await runEntryCommand(work, {
      guest,
      request: { kind: 'guest-complete', players },
    });
    if (refusal && !harmless.includes(refusal.code))
      await countWrong(work, { guest, device: noted });
    return refusal;
  });
}

type ByLinkRequest = Extract<
  EntryCommand,
  { kind: 'guest-check-in' | 'guest-withdraw' | 'guest-complete' }
>;
type Asking<Request> = Request extends unknown ? Omit<Request, 'entryId' | 'teamId'> : never;

async function runEntryCommand(
  work: Work,
  { guest, request }: { guest: queries.GuestRow; request: Asking<ByLinkRequest> },
): Promise<AppError | undefined> {
  const about = { entryId: guest.entry_id, teamId: guest.team_id };
  const [outcome] = await runEntryCommands(work, {
    tournamentId: guest.tournament_id,
    commands: [{ ...request, ...about }],
  });
  return outcome && 'refusal' in outcome ? outcome.refusal : undefined;
}
