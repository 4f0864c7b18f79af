import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { matchSpacing } from '@one-dream/contract/schedule/schedule.values.ts';
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
import { forgetChampion } from '../lobbies/stages.shared.queries.ts';
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
import { findCurrentRoom, retireRoom } from './rooms.queries.ts';

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
    // Idempotent: the button was pressed twice, or by two people.
    if (match.state === 'playing') return presentMatch(match);
    if (match.version !== version) throw new AppError('STALE', commonTexts.matchChanged);
    assertCan(match, 'start');
    const lobby = await countPresent(work.db, matchId);
    if (!confirm && !isLobbyLargeEnough(lobby))
      throw new AppError(
        'NOT_READY',
        matchesTexts.fewTeams({ present: lobby.present, seats: lobby.seats }),
      );
    // A match started by hand is played in its saved room, so the teams get it.
    const room = await findCurrentRoom(work.db, matchId);
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
    changes: { state: 'playing', started_at: work.now(), asks: null },
  });
  await beginTournament(work, { match, viewer });
  await work.happened(events.matchStarted, { viewer, match });
}

/** Undoes a start by hand: the match is scheduled again, with its room open if it was. */
export async function undoStart(
  platform: Platform,
  { viewer, matchId, version }: OneMatch,
): Promise<Match> {
  return inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId, { version });
    assertCan(match, 'undoStart');
    await queries.updateMatch(work.db, {
      id: matchId,
      changes: { state: match.released_at ? 'room_released' : 'scheduled', started_at: null },
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
      changes: { state: 'postponed', state_reason: reason, released_at: null, asks: null },
    });
    if (isReleased(match)) await dropRoom(work, matchId);
    await stopClock(work, matchId);
    await work.happened(events.matchPostponed, { viewer, match, after: { reason } });
    return presentMatch(await readMatch(work.db, matchId));
  });
}

async function dropRoom(work: Work, matchId: string): Promise<void> {
  const room = await findCurrentRoom(work.db, matchId);
  if (room) await retireRoom(work.db, { id: room.id, now: work.now() });
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
    changes: { state: 'cancelled', state_reason: reason, asks: null },
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

/**
 * Voids a match that broke off; it is replayed under its number, with its lobby and a new room. A match-point final that
 * it decided goes on.
 */
export async function voidMatch(
  platform: Platform,
  { viewer, matchId, version, reason, replayAt }: OneMatch & { reason: string; replayAt: string },
): Promise<{ data: Match; replay: Match }> {
  return inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId, { version });
    assertCan(match, 'void');
    await assertNotInLobby(work.db, viewer, matchId);
    const startsAt = assertFutureStart({ startsAt: replayAt, field: 'replayAt', now: work.now() });
    await queries.updateMatch(work.db, {
      id: matchId,
      changes: { state: 'void', state_reason: reason, asks: null },
    });
    await dropRoom(work, matchId);
    await stopClock(work, matchId);
    const [replayId = ''] = await queries.insertMatches(work.db, [
      {
        tournament_id: match.tournament_id,
        stage_id: match.stage_id,
        draw_id: match.draw_id,
        table_group_id: match.table_group_id,
        group_letters: JSON.stringify(match.group_letters),
        no: match.no,
        attempt: match.attempt + 1,
        replay_of: match.id,
        map: match.map,
        recall: match.recall,
        starts_at: startsAt,
        slots_changed_at: work.now(),
        created_at: work.now(),
      },
    ]);
    await resumeFinal(work, { match, reason, replayAt: startsAt });
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
 * Undoes what a void match decided in a match-point final: removes its champion and schedules the matches that were
 * cancelled after it. A match that would begin before the replay is over is postponed. Open pages are updated, but nobody
 * is notified, as when the matches were cancelled.
 */
async function resumeFinal(
  work: Work,
  { match, reason, replayAt }: { match: MatchRow; reason: string; replayAt: Date },
): Promise<void> {
  const no = await forgetChampion(work.db, { stageId: match.stage_id, from: match.no });
  if (no === undefined) return;
  const decided = inEnglish(reasonTexts.finalDecided({ no: String(no) }));
  const earliest = replayAt.getTime() + matchSpacing.min * 60_000;
  const { tournament_id: tournamentId } = match;
  for (const other of await queries.listMatches(work.db, { tournamentId })) {
    const { id, stage_id, state, state_reason } = other;
    if (stage_id !== match.stage_id || state !== 'cancelled' || state_reason !== decided) continue;
    const isInTime = other.starts_at.getTime() >= earliest;
    const next = isInTime
      ? ({ state: 'scheduled', state_reason: '' } as const)
      : ({ state: 'postponed', state_reason: reason } as const);
    const changes = { ...next, released_at: null, started_at: null };
    await queries.updateMatch(work.db, { id, changes });
    if (isReleased(other)) await dropRoom(work, id);
    if (isInTime) await scheduleClock(work, [await readMatch(work.db, id)]);
    else await stopClock(work, id);
    await work.happened(events.matchRefreshed, { match: other });
  }
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
        changes: { state: 'cancelled', state_reason: reason, asks: null },
      });
    await work.happened(events.matchRefreshed, { match });
  }
}
