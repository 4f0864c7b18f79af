import type { CallBody } from '@one-dream/contract/call.ts';
import { isAdmin } from '@one-dream/contract/duties.ts';
import type {
  LookWay,
  replaceRoom as replaceRoomCall,
  saveRoom as saveRoomCall,
} from '@one-dream/contract/features/matches/matches.rooms.ts';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { siteKey } from '../../platform/database/site-keys.queries.ts';
import { groupCommit } from '../../platform/group-commit.ts';
import type { Platform } from '../../platform/platform.ts';
import { deriveKey, seal, unseal } from '../../platform/seal.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { canServe } from '../duties/duties.actions.ts';
import { settleCheckIn } from '../tournaments/run-clock.actions.ts';
import { moveTournament } from '../tournaments/tournament-clock.actions.ts';
import { lockMatchContext, readMatch } from './match-context.actions.ts';
import { lobbyTold, roomReleased, roomReplaced, roomSaved } from './matches.events.ts';
import { presentMatch } from './matches.presenters.ts';
import * as matches from './matches.queries.ts';
import {
  assertCan,
  clockOf,
  hasBegun,
  isHidden,
  isReleased,
  type RoomFacts,
} from './matches.rules.ts';
import type { MatchRow } from './matches.shared.queries.ts';
import { matchesTexts } from './matches.texts.ts';
import { followRoom } from './room-channels.actions.ts';
import * as queries from './rooms.queries.ts';

type RoomForm = CallBody<typeof replaceRoomCall>;

/** See record 33. */
async function roomKey(db: Db): Promise<Buffer> {
  return deriveKey(await siteKey(db, 'rooms'), 'custom rooms');
}

type RecordReveal = (room: string, reveal: queries.Reveal) => Promise<null>;
/** By database: concurrent reveals are recorded in one statement. */
const recorders = new WeakMap<Db, RecordReveal>();

async function recordReveal(db: Db, reveal: queries.Reveal): Promise<void> {
  let record = recorders.get(db);
  if (!record) {
    record = groupCommit<queries.Reveal, null>({
      most: 500,
      serve: async (_room, reveals) => {
        await queries.insertReveals(db, reveals);
        return reveals.map(() => null);
      },
    });
    recorders.set(db, record);
  }
  await record(reveal.roomId, reveal);
}

/** Stores room id and password; only staff see them until the release. Fields that are left out stay as they are. */
export async function saveRoom(
  platform: Platform,
  {
    viewer,
    matchId,
    form: typed,
  }: { viewer: Viewer; matchId: string; form: CallBody<typeof saveRoomCall> },
): Promise<void> {
  const key = await roomKey(platform.db);
  await inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId);
    if (isReleased(match)) throw new AppError('CONFLICT', matchesTexts.roomIsOut);
    if (match.state !== 'scheduled' && match.state !== 'postponed') assertCan(match, 'release');
    const current = await queries.findCurrentRoom(work.db, matchId);
    const before =
      current?.sealed && readForm({ key, sealed: current.sealed, context: current.id });
    const form = {
      roomId: typed.roomId,
      password: typed.password ?? before?.password ?? '',
      note: typed.note ?? before?.note ?? '',
    };
    if (current)
      await queries.rewriteRoom(
        work.db,
        current.id,
        seal({ key, text: JSON.stringify(form), context: current.id }),
      );
    else await addRoom(work, { matchId, viewer, form, key });
    await work.happened(roomSaved, { viewer, match });
  });
}

async function addRoom(
  work: Work,
  { matchId, viewer, form, key }: { matchId: string; viewer: Viewer; form: RoomForm; key: Buffer },
): Promise<void> {
  const id = newId();
  const [latest] = await queries.listRooms(work.db, [matchId]);
  await queries.insertRoom(work.db, {
    id,
    match_id: matchId,
    no: (latest?.no ?? 0) + 1,
    sealed: seal({ key, text: JSON.stringify(form), context: id }),
    created_by: viewer.id,
    created_at: work.now(),
  });
}

/** Opens the saved room to the lobby; idempotent. */
export async function releaseRoom(
  platform: Platform,
  { viewer, matchId }: { viewer: Viewer; matchId: string },
): Promise<Match> {
  return inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId);
    if (isReleased(match)) return presentMatch(match);
    assertCan(match, 'release');
    const room = await queries.findCurrentRoom(work.db, matchId);
    if (!room) throw new AppError('NOT_READY', matchesTexts.enterRoom);
    if (match.slots_version === 0) throw new AppError('NOT_READY', matchesTexts.publishDraw);
    await release(work, { match, viewer });
    return presentMatch(await readMatch(work.db, matchId));
  });
}

/** Releases in the caller's unit of work, with the match locked and its room saved. */
export async function release(
  work: Work,
  { match, viewer }: { match: MatchRow; viewer: Viewer | undefined },
): Promise<void> {
  await matches.updateMatch(work.db, {
    id: match.id,
    changes: { state: 'room_released', released_at: work.now(), asks: null },
  });
  await beginTournament(work, { match, viewer });
  await work.happened(roomReleased, { viewer, match });
  await followRoom(work, match.id);
}

/**
 * Makes a tournament live with its first room or start. Going live ends check-in, so as long as check-in is to come or
 * open, the tournament only goes live when it closes (`beginAfterCheckIn`).
 */
export async function beginTournament(
  work: Work,
  { match, viewer }: { match: Pick<MatchRow, 'tournament_id'>; viewer: Viewer | undefined },
): Promise<void> {
  if (await settleCheckIn(work, match.tournament_id)) return;
  await moveTournament(work, {
    tournamentId: match.tournament_id,
    from: ['UPCOMING', 'OPENED', 'CLOSED'],
    to: 'LIVE',
    viewer,
  });
}

/** Makes a tournament live that waited for the end of check-in. Subscribes to `checkInClosed`. */
export async function beginAfterCheckIn(
  work: Work,
  { tournamentId }: { tournamentId: string },
): Promise<void> {
  const all = await matches.listMatches(work.db, { tournamentId });
  if (all.some(({ state }) => hasBegun(state)))
    await beginTournament(work, { match: { tournament_id: tournamentId }, viewer: undefined });
}

/** Replaces the released room. Nobody can read the old one again, staff included. */
export async function replaceRoom(
  platform: Platform,
  { viewer, matchId, form }: { viewer: Viewer; matchId: string; form: RoomForm },
): Promise<Match> {
  const key = await roomKey(platform.db);
  return inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId);
    assertCan(match, 'replace');
    const room = await queries.findCurrentRoom(work.db, matchId);
    if (!room) throw new AppError('NOT_READY', matchesTexts.nothingToReplace);
    const lookers = await queries.listLookers(work.db, room.id);
    await queries.retireRoom(work.db, { id: room.id, now: work.now() });
    await addRoom(work, { matchId, viewer, form, key });
    await matches.updateMatch(work.db, { id: matchId, changes: {} });
    const after = { no: room.no + 1, seenBy: lookers.length };
    await work.happened(roomReplaced, { viewer, match, after });
    await followRoom(work, matchId);
    // Viewers of the old room who are no longer in the lobby, too.
    await work.happened(lobbyTold, { kind: 'room_replaced', match, viewer, userIds: lookers });
    return presentMatch(await readMatch(work.db, matchId));
  });
}

/**
 * Reveals a room to an entitled viewer; the first look is recorded.
 * @throws AppError NOT_IN_LOBBY without a hint whether there is a room, ROOM_NOT_RELEASED before release and after hiding
 */
export async function showRoom(
  platform: Platform,
  { viewer, matchId, via = 'site' }: { viewer: Viewer; matchId: string; via?: LookWay | undefined },
) {
  const { db } = platform;
  const now = platform.now();
  const row = await queries.readRoom(db, { matchId, asker: { userId: viewer.id, now } });
  const isPlayer = Boolean(row?.entry_id && row.is_checked_in);
  const match = {
    state: row?.match_state ?? 'scheduled',
    starts_at: row?.starts_at ?? now,
    released_at: row?.released_at ?? null,
    cancelled_at: row?.is_over ? now : null,
    room_lead_min: 0,
  };
  // Players are answered without a look-up of duties: many ask at the same moment.
  if (!row || !isPlayer || isHidden(match, now) || !isReleased(match)) {
    const isStaff =
      row !== undefined &&
      (isAdmin(viewer) ||
        (await canServe(platform, { viewer, duties: ['host', 'caster'], subject: { matchId } })));
    if (!row || !(isStaff || isPlayer))
      throw new AppError('NOT_IN_LOBBY', matchesTexts.roomForLobby);
    // Staff see a room before its release and after it is hidden.
    if (!isStaff || row.is_over) assertReadable(match, now);
  }
  if (!row.room_id || !row.sealed || row.no === null)
    throw new AppError('ROOM_NOT_RELEASED', matchesTexts.noRoomYet);
  const { room_id: roomId, no, sealed, team, room_slot: roomSlot } = row;
  const form = await openRoom(db, roomId, sealed);
  await recordReveal(db, { roomId, userId: viewer.id, entryId: row.entry_id, via, now });
  const hiddenAt = clockOf(match).roomHiddenAt.toISOString();
  return { no, ...form, team, roomSlot, hiddenAt };
}

/** Decrypts a room that `readRoom` has read. */
export async function openRoom(db: Db, id: string, sealed: Uint8Array): Promise<RoomForm> {
  return readForm({ key: await roomKey(db), sealed, context: id });
}

function readForm(sealed: Parameters<typeof unseal>[0]): RoomForm {
  return JSON.parse(unseal(sealed)) as RoomForm;
}

/** @throws AppError ROOM_NOT_RELEASED */
export function assertReadable(match: RoomFacts, now: Date): void {
  if (isHidden(match, now)) throw new AppError('ROOM_NOT_RELEASED', matchesTexts.roomHidden);
  if (!isReleased(match)) throw new AppError('ROOM_NOT_RELEASED', matchesTexts.roomNotOpen);
}

/** Lists the reveals by room of a match, and how many of its players opened the current one. */
export async function listReveals({ db }: Platform, matchId: string) {
  const match = await readMatch(db, matchId);
  const [rooms, looks, opened] = await Promise.all([
    queries.listRooms(db, [match.id]),
    queries.listReveals(db, match.id),
    queries.countOpened(db, [match.id]),
  ]);
  return {
    opened: opened.reduce((sum, row) => sum + row.opened, 0),
    players: opened.reduce((sum, row) => sum + row.players, 0),
    rooms: rooms.map((room) => ({
      no: room.no,
      replacedAt: room.replaced_at?.toISOString() ?? null,
      looks: looks
        .filter(({ no }) => no === room.no)
        .map(({ name, team, device, at, via }) => ({
          name: name ?? 'Captain',
          team,
          device,
          at: at.toISOString(),
          via,
        })),
    })),
  };
}
