import { type GuestEntry, guestDevice } from '@one-dream/contract/features/guests/guests.ts';
import { undoMinutes } from '@one-dream/contract/features/guests/guests.values.ts';
import { lineupMinimum } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError, isGranted } from '../../errors.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { confirmGameIds as confirmIds } from '../entries/entries.shared.queries.ts';
import { shownSlot } from '../tournaments/tournaments.presenters.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { listWaitingClaims, readHost, type WaitingClaimRow } from './claim.queries.ts';
import { listDevices, type SeenDeviceRow } from './devices.queries.ts';
import { lockEntry } from './find-guest.actions.ts';
import { guestKey, openCaptain, openLink, sealLink } from './guest-secrets.actions.ts';
import { guestConfirmed, linkMade, linkOpened, linkRevoked } from './guests.events.ts';
import * as queries from './guests.queries.ts';
import { assertMayConfirm, assertNotOn, type Host } from './guests.rules.ts';
import { guestTexts as texts } from './guests.texts.ts';

/** Lists guest teams of a tournament for its hosts, with the import that can still be undone. */
export async function listGuests(
  platform: Platform,
  { tournamentId, viewer }: { tournamentId: string; viewer: Viewer },
) {
  const { db, now } = platform;
  const tournament = await findTournament(db, tournamentId);
  if (!tournament) throw new AppError('NOT_FOUND', texts.noTournament);
  const key = await guestKey(db);
  const rows = await queries.listGuests(db, tournamentId);
  const entryIds = rows.map(({ entry_id }) => entry_id);
  const devices = await listDevices(db, entryIds);
  const claims = await listWaitingClaims(db, entryIds);
  const host = await readHost(db, viewer);
  const needed = lineupMinimum({ type: tournament.type, minLineup: tournament.min_lineup });
  const last = await queries.findLastImport(
    db,
    tournamentId,
    new Date(now().getTime() - undoMinutes * 60_000),
  );
  return {
    data: rows.map((row) =>
      present(row, {
        key,
        needed,
        host,
        claims: claims.filter(({ entry_id }) => entry_id === row.entry_id),
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
  {
    key,
    needed,
    host,
    claims,
    devices,
  }: {
    key: Buffer;
    needed: number;
    host: Host;
    claims: readonly WaitingClaimRow[];
    devices: readonly SeenDeviceRow[];
  },
): GuestEntry {
  const can = {
    confirm: isGranted(() => assertMayConfirm(row, host)),
    decideClaims: claims.length > 0 && isGranted(() => assertNotOn(row, host)),
  };
  const sealing = { key, entryId: row.entry_id };
  return {
    entryId: row.entry_id,
    name: row.name,
    state: row.state,
    slot: shownSlot(row),
    place: row.place,
    players: {
      ready: row.players.filter(({ id }) => id !== '').length,
      needed,
      total: row.players.length,
    },
    captain: openCaptain(sealing, row.captain),
    link: row.claimed_at ? null : openLink(sealing, row.link_sealed),
    rests: row.rests,
    devices: devices.map((device) => fieldsOf(guestDevice, device)),
    toConfirm: can.confirm
      ? row.players.filter(({ byLink }) => byLink).map(({ name, id }) => ({ name, id }))
      : [],
    claims: claims.map((claim) => ({
      userId: claim.user_id,
      name: claim.name,
      team: claim.team_name,
      at: claim.asked_at.toISOString(),
    })),
    can,
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
    event: linkMade,
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
    event: linkRevoked,
    change: ({ db }) =>
      queries.replaceLink(db, { entryId: about.entryId, hash: null, sealed: null }),
  });
}

export function openRestingLink(platform: Platform, about: About): Promise<void> {
  return changeLink(platform, {
    ...about,
    event: linkOpened,
    change: ({ db }) => queries.setRests(db, { entryId: about.entryId, rests: false }),
  });
}

/** Confirms game ids that came by the link, as a host saw them. @throws AppError NOT_ALLOWED, CONFLICT */
export function confirmGameIds(
  platform: Platform,
  { ids, ...about }: About & { ids: readonly string[] },
): Promise<void> {
  return changeLink(platform, {
    ...about,
    event: guestConfirmed,
    change: async ({ db }, guest) => {
      assertMayConfirm(guest, await readHost(db, about.viewer));
      const filled = guest.players.flatMap(({ id }) => id || []);
      if (filled.length !== ids.length || filled.some((id) => !ids.includes(id)))
        throw new AppError('CONFLICT', texts.squadChanged);
      await confirmIds(db, about.entryId);
    },
  });
}

function changeLink(
  platform: Platform,
  asked: About & {
    event: typeof linkMade;
    change: (work: Work, guest: queries.GuestRow) => Promise<void>;
  },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const guest = await lockEntry(work.db, asked.entryId);
    await asked.change(work, guest);
    await work.happened(asked.event, { viewer: asked.viewer, guest });
  });
}
