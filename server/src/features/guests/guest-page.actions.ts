import type { GuestPage } from '@one-dream/contract/features/guests.ts';
import { gameIdKey } from '@one-dream/contract/game-ids.ts';
import { isGranted } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { AskDesk } from '../entries/desk/desk.ts';
import {
  assertGuestMayCheckIn,
  assertGuestMayComplete,
  assertGuestMayWithdraw,
} from '../entries/desk/guest.rules.ts';
import { readGuestContext } from '../entries/guest-context.actions.ts';
import { listEntryMatches } from '../matches/guest-rooms.actions.ts';
import { presentTimes, shownSlot } from '../tournaments/tournaments.presenters.ts';
import { noteDevice } from './devices.queries.ts';
import { assertAwake, type Device, findByLink } from './find-guest.actions.ts';
import * as queries from './guests.queries.ts';

interface ByLink {
  link: string;
}

/** Reads the page of a guest team. The visiting device is noted, so that a link that was passed on shows. */
export async function readGuestPage(
  platform: Platform,
  { link, device }: ByLink & { device: Device },
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
  const { regOpensAt: _opens, regClosesAt: _closes, ...times } = presentTimes(tournament);
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
    tournament: {
      _id: tournament.id,
      title: tournament.title,
      banner: tournament.banner,
      organizer: tournament.organizer,
      kind: tournament.kind,
      type: tournament.type,
      status: tournament.status,
      checkinOpensAt: times.checkinOpensAt,
      checkinClosesAt: times.checkinClosesAt,
      firstMatchAt: times.firstMatchAt,
      cancelled: times.cancelled,
    },
    players: guest.players,
    lineup: { needed, ready },
    matches: await listEntryMatches(db, { entryId: guest.entry_id }),
    prizes: await queries.listPrizesOf(db, guest.entry_id),
    can: {
      checkIn: !entry.isCheckedIn && isGranted(() => assertGuestMayCheckIn(context, entry)),
      withdraw: isGranted(() => assertGuestMayWithdraw(context, entry)),
      complete: isGranted(() => assertGuestMayComplete(context, entry)),
    },
    rests: guest.rests,
  };
}

/** Finds a guest that may act by its link now, with what the desk needs to find it. */
async function findAwake(db: Db, { link }: ByLink) {
  const guest = await findByLink(db, link);
  assertAwake(guest);
  return { ...guest, about: { entryId: guest.entry_id, teamId: guest.team_id } };
}

interface AtDesk {
  db: Db;
  ask: AskDesk;
}

/** @returns the team's name */
export async function checkInByLink({ db, ask }: AtDesk, asked: ByLink): Promise<string> {
  const guest = await findAwake(db, asked);
  await ask(guest.tournament_id, { kind: 'guest-check-in', ...guest.about });
  return guest.name;
}

export async function withdrawByLink({ db, ask }: AtDesk, asked: ByLink): Promise<void> {
  const guest = await findAwake(db, asked);
  await ask(guest.tournament_id, { kind: 'guest-withdraw', ...guest.about });
}

/** Fills in missing data of a squad; players with a game id stay. */
export async function completeByLink(
  { db, ask }: AtDesk,
  { players, ...asked }: ByLink & { players: readonly { inGameName: string; inGameId: string }[] },
): Promise<void> {
  const guest = await findAwake(db, asked);
  await ask(guest.tournament_id, {
    kind: 'guest-complete',
    ...guest.about,
    players: players.map(({ inGameName, inGameId }) => ({
      name: inGameName,
      id: gameIdKey(inGameId),
    })),
  });
}
