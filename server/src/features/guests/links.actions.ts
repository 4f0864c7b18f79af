import type { EventName } from '@one-dream/contract/events.ts';
import type { GuestEntry } from '@one-dream/contract/features/guests.ts';
import { undoMinutes } from '@one-dream/contract/features/guests.values.ts';
import { lineupMinimum } from '@one-dream/contract/features/tournaments.phases.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { shownSlot } from '../tournaments/tournaments.presenters.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { listDevices, type SeenDeviceRow } from './devices.queries.ts';
import { guestKey, openCaptain, openLink, sealLink } from './guest-secrets.ts';
import * as queries from './guests.queries.ts';
import { guestTexts as texts } from './guests.texts.ts';

/** Lists guest teams of a tournament for its hosts, with the import that can still be undone. */
export async function listGuests(platform: Platform, tournamentId: string) {
  const { db, now } = platform;
  const tournament = await findTournament(db, tournamentId);
  if (!tournament) throw new AppError('NOT_FOUND', texts.noTournament);
  const key = await guestKey(db);
  const rows = await queries.listGuests(db, tournamentId);
  const devices = await listDevices(
    db,
    rows.map(({ entry_id }) => entry_id),
  );
  const needed = lineupMinimum({ type: tournament.type, minLineup: tournament.min_lineup });
  const last = await queries.findLastImport(db, {
    tournamentId,
    since: new Date(now().getTime() - undoMinutes * 60_000),
  });
  return {
    data: rows.map((row) =>
      present(row, {
        key,
        needed,
        devices: devices.filter(({ entry_id }) => entry_id === row.entry_id),
      }),
    ),
    undo: last
      ? {
          importId: last.id,
          teams: last.teams,
          until: new Date(last.at.getTime() + undoMinutes * 60_000).toISOString(),
        }
      : null,
  };
}

function present(
  row: queries.GuestRow,
  { key, needed, devices }: { key: Buffer; needed: number; devices: readonly SeenDeviceRow[] },
): GuestEntry {
  const sealing = { key, entryId: row.entry_id };
  return {
    entryId: row.entry_id,
    name: row.name,
    state: row.state,
    slot: shownSlot(row),
    place: row.place,
    players: {
      ready: row.players.filter(({ hasId }) => hasId).length,
      needed,
      total: row.players.length,
    },
    captain: openCaptain(sealing, row.captain),
    link: row.claimed_at ? null : openLink(sealing, row.link_sealed),
    rests: row.rests,
    devices: devices.map((device) => ({
      name: device.name,
      firstAt: device.first_at.toISOString(),
      lastAt: device.last_at.toISOString(),
      isTrusted: device.is_trusted,
      wrongIds: device.wrong_ids,
      restsUntil: device.rests_until?.toISOString() ?? null,
    })),
    claimed: row.claimed_at && {
      by: row.claimed_by ?? '',
      team: row.name,
      at: row.claimed_at.toISOString(),
    },
  };
}

interface About {
  viewer: Viewer;
  entryId: string;
}

export async function renewLink(platform: Platform, about: About): Promise<string> {
  const { entryId } = about;
  const key = await guestKey(platform.db);
  const link = newSecret();
  await changeLink(platform, {
    ...about,
    action: 'guest.link',
    change: ({ db }) =>
      queries.replaceLink(db, {
        entryId,
        hash: hashSecret(link),
        sealed: sealLink({ key, entryId }, link),
      }),
  });
  return link;
}

export function revokeLink(platform: Platform, about: About): Promise<void> {
  return changeLink(platform, {
    ...about,
    action: 'guest.unlink',
    change: ({ db }) =>
      queries.replaceLink(db, { entryId: about.entryId, hash: null, sealed: null }),
  });
}

/** Reactivates a resting link. */
export function openRestingLink(platform: Platform, about: About): Promise<void> {
  return changeLink(platform, {
    ...about,
    action: 'guest.open',
    change: ({ db }) => queries.setRests(db, { entryId: about.entryId, rests: false }),
  });
}

function changeLink(
  platform: Platform,
  {
    viewer,
    entryId,
    action,
    change,
  }: About & { action: EventName; change: (work: Work) => Promise<void> },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const locked = await queries.lockGuest(work.db, entryId);
    const guest = locked && (await queries.findGuest(work.db, entryId));
    if (!guest) throw new AppError('NOT_FOUND', texts.noEntry);
    if (guest.claimed_at)
      throw new AppError('ALREADY_CLAIMED', texts.claimedBefore({ team: guest.name }));
    await change(work);
    // Open pages fetch again: they are in, or out, at once.
    work.live.tournamentChanged(guest.tournament_id);
    await work.audit({
      viewer,
      action,
      tournamentId: guest.tournament_id,
      subject: guest.name,
    });
  });
}
