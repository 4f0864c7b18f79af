import type { MatchRequest } from '../../platform/database/column-types.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { awaitedDraw, isOver } from '../lobbies/draw-clock.actions.ts';
import { settleCheckIn } from '../tournaments/run-clock.actions.ts';
import { countPresent } from './lineups.actions.ts';
import { lockMatchContext } from './match-context.actions.ts';
import { scheduleRelease } from './match-schedule.actions.ts';
import { play } from './match-states.actions.ts';
import { hostsAsked } from './matches.events.ts';
import * as queries from './matches.queries.ts';
import { clockOf, isLobbyLargeEnough } from './matches.rules.ts';
import type { MatchRow } from './matches.shared.queries.ts';
import { release } from './rooms.actions.ts';
import { findCurrentRoom } from './rooms.queries.ts';

/** Runs the clock of a match. Idempotent: it checks itself whether its action is still due. */
export async function runMatchClock(
  platform: Platform,
  { matchId, action }: { matchId: string; action: 'release' | 'play' },
): Promise<void> {
  try {
    await inUnitOfWork(platform, async (work) => {
      const { match } = await lockMatchContext(work.db, matchId);
      if (action === 'release') await releaseByClock(work, match);
      else await playByClock(work, match);
    });
  } catch (error) {
    if (!isOver(error)) throw error;
  }
}

async function releaseByClock(work: Work, match: MatchRow): Promise<void> {
  const now = work.now();
  const { roomAt, latestRelease } = clockOf(match);
  // Moved since: another job waits for the new moment.
  if (match.state !== 'scheduled' || now < roomAt) return;
  if (now > latestRelease) return ask(work, match, 'late_room');
  // The first room makes the tournament live, which would end an open check-in before its teams are settled.
  const awaited =
    (await settleCheckIn(work, match.tournament_id)) ?? (await awaitedDraw(work, match.draw_id));
  // Tried again a minute after that; if there is no draw by then, the host is asked.
  if (awaited) return scheduleRelease(work, { match, at: new Date(awaited.getTime() + 60_000) });
  const room = await findCurrentRoom(work.db, match.id);
  if (!room || match.slots_version === 0) return ask(work, match, 'no_room');
  await release(work, { match, viewer: undefined });
}

async function playByClock(work: Work, match: MatchRow): Promise<void> {
  const { playingAt } = clockOf(match);
  if (work.now() < playingAt) return;
  if (match.state === 'scheduled') return ask(work, match, 'no_room');
  if (match.state !== 'room_released') return;
  const lobby = await countPresent(work.db, match.id);
  if (!isLobbyLargeEnough(lobby)) return ask(work, match, 'small_lobby');
  await play(work, { match, viewer: undefined });
}

/** Asks the hosts for a decision that the clock may not make, once for each question. */
async function ask(work: Work, match: MatchRow, what: MatchRequest): Promise<void> {
  if (match.asks === what) return;
  await queries.updateMatch(work.db, { id: match.id, changes: { asks: what } });
  await work.happened(hostsAsked, { match, what });
}
