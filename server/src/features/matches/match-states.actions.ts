import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInLobby } from '../duties/duties.actions.ts';
import { mergeGroups } from '../lobbies/merge-groups.actions.ts';
import { countPresent, fillLineups } from './lineups.actions.ts';
import { lockMatchContext, readMatch } from './match-context.actions.ts';
import { scheduleClock, stopClock } from './match-schedule.actions.ts';
import { assertFutureStart, assertNoOverlap } from './matches.actions.ts';
import * as events from './matches.events.ts';
import { presentMatch } from './matches.presenters.ts';
import * as queries from './matches.queries.ts';
import { assertCan, canMove, isLobbyLargeEnough, isReleased } from './matches.rules.ts';
import type { MatchRow } from './matches.shared.queries.ts';
import { matchesTexts } from './matches.texts.ts';
import { followRoom } from './room-channels.actions.ts';
import { beginTournament, release } from './rooms.actions.ts';
import { listRooms, retireRoom } from './rooms.queries.ts';

interface OneMatch {
  viewer: Viewer;
  matchId: string;
  version: number;
}

/** Starts a match by hand. @throws AppError NOT_READY with too few teams, unless confirmed */
export async function startMatch(
  platform: Platform,
  { viewer, matchId, version, confirm }: OneMatch & { confirm: boolean },
): Promise<Match> {
  return inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId);
    // Pressed twice, or by two people.
    if (match.state === 'playing') return presentMatch(match);
    if (match.version !== version) throw new AppError('STALE', commonTexts.matchChanged);
    assertCan(match, 'start');
    const lobby = await countPresent(work.db, matchId);
    if (!confirm && !isLobbyLargeEnough(lobby))
      throw new AppError(
        'NOT_READY',
        matchesTexts.fewTeams({ present: lobby.present, seats: lobby.seats }),
      );
    // Starting by hand a match with a saved room means playing in that room: release it to the teams.
    const [room] = await listRooms(work.db, [matchId]);
    if (!isReleased(match) && room && match.slots_version > 0)
      await release(work, { match, viewer });
    await play(work, { match, viewer });
    return presentMatch(await readMatch(work.db, matchId));
  });
}

/** Marks the match as being played, in the caller's unit of work. */
export async function play(
  work: Work,
  { match, viewer }: { match: MatchRow; viewer: Viewer | undefined },
): Promise<void> {
  await queries.updateMatch(work.db, {
    id: match.id,
    changes: { state: 'playing', startedAt: work.now(), asks: null },
  });
  await beginTournament(work, { match, viewer });
  await work.happened(events.matchStarted, { viewer, match });
}

/** Takes a start back: the match waits again, with its room open if it was. */
export async function undoStart(
  platform: Platform,
  { viewer, matchId, version }: OneMatch,
): Promise<Match> {
  return inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId, { version });
    assertCan(match, 'undoStart');
    await queries.updateMatch(work.db, {
      id: matchId,
      changes: { state: match.released_at ? 'room_released' : 'scheduled', startedAt: null },
    });
    await work.happened(events.matchStartUndone, { viewer, match });
    return presentMatch(await readMatch(work.db, matchId));
  });
}

/** Leaves a match without a start until somebody sets another one. An open room is removed. */
export async function postponeMatch(
  platform: Platform,
  { viewer, matchId, version, reason }: OneMatch & { reason: string },
): Promise<Match> {
  return inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId, { version });
    assertCan(match, 'postpone');
    await queries.updateMatch(work.db, {
      id: matchId,
      changes: { state: 'postponed', reason, releasedAt: null, asks: null },
    });
    if (isReleased(match)) await dropRoom(work, matchId);
    await stopClock(work, matchId);
    await work.happened(events.matchPostponed, { viewer, match, after: { reason } });
    return presentMatch(await readMatch(work.db, matchId));
  });
}

async function dropRoom(work: Work, matchId: string): Promise<void> {
  for (const room of await listRooms(work.db, [matchId]))
    if (room.replaced_at === null) await retireRoom(work.db, { id: room.id, now: work.now() });
  await followRoom(work, matchId);
}

export async function cancelMatch(
  platform: Platform,
  { viewer, matchId, version, reason }: OneMatch & { reason: string },
): Promise<Match> {
  return inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId, { version });
    await cancel(work, { match, viewer, reason });
    return presentMatch(await readMatch(work.db, matchId));
  });
}

async function cancel(
  work: Work,
  { match, viewer, reason }: { match: MatchRow; viewer: Viewer; reason: string },
): Promise<void> {
  assertCan(match, 'cancel');
  await queries.updateMatch(work.db, {
    id: match.id,
    changes: { state: 'cancelled', reason, asks: null },
  });
  await dropRoom(work, match.id);
  await stopClock(work, match.id);
  await work.happened(events.matchCancelled, { viewer, match, after: { reason } });
}

/** Moves the teams of a lobby that is too small to another group; their own matches are cancelled. */
export async function mergeLobbies(
  platform: Platform,
  { viewer, matchId, into, version }: OneMatch & { into: string },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const { event, match } = await lockMatchContext(work.db, matchId, { version });
    const from = match.group_letters.join();
    const reason = inEnglish(reasonTexts.groupsJoined({ from, into }));
    for (const own of await queries.listMatches(work.db, { drawId: match.draw_id }))
      if (own.group_letters.join() === from && canMove(own.state, 'cancel'))
        await cancel(work, { match: own, viewer, reason });
    await mergeGroups(work, { viewer, drawId: match.draw_id, from, into });
    await assertNoOverlap(work.db, { tournamentId: event.id, field: 'into' });
  });
}

/** Voids a match that broke off; it is replayed under its number, with its lobby and a new room. */
export async function voidMatch(
  platform: Platform,
  { viewer, matchId, version, reason, replayAt }: OneMatch & { reason: string; replayAt: string },
): Promise<{ data: Match; replay: Match }> {
  return inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId, { version });
    assertCan(match, 'void');
    await assertNotInLobby(work.db, { viewer, matchId });
    const startsAt = assertFutureStart({ startsAt: replayAt, field: 'replayAt', now: work.now() });
    await queries.updateMatch(work.db, {
      id: matchId,
      changes: { state: 'void', reason, asks: null },
    });
    await dropRoom(work, matchId);
    await stopClock(work, matchId);
    const [replayId = ''] = await queries.insertMatches(work.db, [
      {
        tournamentId: match.tournament_id,
        stageId: match.stage_id,
        drawId: match.draw_id,
        tableGroupId: match.table_group_id,
        groupLetters: match.group_letters,
        no: match.no,
        attempt: match.attempt + 1,
        replayOf: match.id,
        map: match.map,
        recall: match.recall,
        startsAt,
        now: work.now(),
      },
    ]);
    await fillLineups(work, match.draw_id);
    await assertNoOverlap(work.db, { tournamentId: match.tournament_id, field: 'replayAt' });
    const replay = await readMatch(work.db, replayId);
    await scheduleClock(work, [replay]);
    const voided = await readMatch(work.db, matchId);
    await work.happened(events.matchVoided, { viewer, match, after: { reason, replayAt } });
    await work.happened(events.lobbyTold, { kind: 'replayed', match: replay, viewer });
    return { data: presentMatch(voided), replay: presentMatch(replay) };
  });
}

/**
 * Removes the rooms of a cancelled tournament at once, stops its clocks and, given a reason, cancels unfinished
 * matches. Published results stay.
 */
export async function endMatchesOf(
  work: Work,
  { tournamentId, reason }: { tournamentId: string; reason?: string },
): Promise<void> {
  for (const match of await queries.listMatches(work.db, { tournamentId })) {
    await stopClock(work, match.id);
    await dropRoom(work, match.id);
    if (reason !== undefined && canMove(match.state, 'callOff'))
      await queries.updateMatch(work.db, {
        id: match.id,
        changes: { state: 'cancelled', reason, asks: null },
      });
    await work.happened(events.matchRefreshed, { match });
  }
}
