import type { Viewer } from '../../calls/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Work } from '../../platform/work/work.ts';
import { saveRoomSlots } from '../entries/room-slots.actions.ts';
import { readPublished } from '../lobbies/draw-plans.actions.ts';
import { isAhead, isStillOpen } from '../lobbies/lobbies.rules.ts';
import * as lineups from './lineups.queries.ts';
import { scheduleRelease } from './match-schedule.actions.ts';
import { matchRefreshed } from './matches.events.ts';
import { matchNoticeJob, matchPostJob } from './matches.jobs.ts';
import * as queries from './matches.queries.ts';
import { clockOf, isSameLineup, lineUp } from './matches.rules.ts';
import { findMatch, type MatchRow } from './matches.shared.queries.ts';

/**
 * Updates the slot lists of a draw's matches to its groups, except those within 5 minutes of their start, or later. The
 * teams get one notice, about the publication or the change. Subscribes to `drawChanged`.
 */
export async function refreshLineups(
  work: Work,
  {
    drawId,
    viewer,
    evenFrozen = false,
  }: { drawId: string; viewer: Viewer | undefined; evenFrozen?: boolean },
): Promise<void> {
  const changed = await fillLineups(work, drawId, { evenFrozen });
  const [first] = changed;
  if (!first) return;
  for (const match of changed) {
    await work.happened(matchRefreshed, { match });
    // The release of its room was due, but there was no slot list yet.
    const { roomAt: at } = clockOf(match);
    if (match.slots_version === 0 && match.state === 'scheduled' && at <= work.now())
      await scheduleRelease(work, { match, at });
  }
  const isChange = changed.some(({ slots_version }) => slots_version > 0);
  const told = {
    kind: isChange ? 'slots_changed' : 'slots_published',
    startsAt: first.starts_at.toISOString(),
  } as const;
  await work.enqueue(matchNoticeJob, {
    ...told,
    matchIds: changed.map(({ id }) => id),
    userIds: null,
    actorId: viewer?.id ?? null,
  });
  // One post per lobby, about its next match.
  const seen = new Set<string>();
  for (const { id, group_letters, starts_at } of changed) {
    const lobby = group_letters.join();
    if (seen.has(lobby)) continue;
    seen.add(lobby);
    await work.enqueue(matchPostJob, {
      kind: told.kind,
      matchId: id,
      startsAt: starts_at.toISOString(),
    });
  }
}

/** Saves the slots of the next match as the slots of the draw's teams. */
async function followSlots(
  work: Work,
  { drawId, tournamentId }: { drawId: string; tournamentId: string },
): Promise<void> {
  await saveRoomSlots(work, { tournamentId, slots: await lineups.listSlots(work.db, drawId) });
}

/** After a match, makes the slots of the next one those of the teams. Subscribes to `resultPublished`. */
export async function followNextMatch(work: Work, { matchId }: { matchId: string }): Promise<void> {
  const match = await findMatch(work.db, matchId);
  if (match) await followSlots(work, { drawId: match.draw_id, tournamentId: match.tournament_id });
}

/** @returns the matches whose slot list changed, as they were before */
export async function fillLineups(
  work: Work,
  drawId: string,
  { evenFrozen = false } = {},
): Promise<MatchRow[]> {
  const { db } = work;
  const now = work.now();
  const published = await readPublished(db, drawId);
  if (!published) return [];
  const { stage, places } = published;
  const matches = (await queries.listMatches(db, { drawId })).filter((match) =>
    evenFrozen ? isAhead(match) : isStillOpen(match, now),
  );
  const present = await lineups.listLineups(
    db,
    matches.map(({ id }) => id),
  );
  const changed: MatchRow[] = [];
  for (const match of matches) {
    const lines = lineUp({
      match,
      places,
      firstSlot: stage.first_slot,
      reserved: stage.reserved_slots,
    });
    const before = present
      .filter((row) => row.match_id === match.id)
      .map((row) => ({
        entryId: row.entry_id,
        roomSlot: row.room_slot,
        letter: row.group_letter,
      }));
    if (match.slots_version > 0 && isSameLineup(lines, before)) continue;
    await lineups.replaceLineup(db, { matchId: match.id, lines, now });
    changed.push(match);
  }
  await followSlots(work, { drawId, tournamentId: stage.tournament_id });
  return changed;
}

/** Hands one team's lines to another from a match on, frozen ones too; with the stage locked. */
export async function handOverLines(
  work: Work,
  handed: {
    match: { draw_id: string; no: number; tournament_id: string };
    outEntryId: string;
    inEntryId: string;
  },
): Promise<void> {
  const changed = await lineups.handOverLines(work.db, { ...handed, now: work.now() });
  const { draw_id: drawId, tournament_id: tournamentId } = handed.match;
  await followSlots(work, { drawId, tournamentId });
  for (const id of changed)
    await work.happened(matchRefreshed, { match: { id, tournament_id: tournamentId } });
}

/** Counts the teams of a lobby that are checked in, and all on its list. */
export async function countPresent(
  db: Db,
  matchId: string,
): Promise<{ present: number; seats: number }> {
  const rows = await lineups.listPresence(db, matchId);
  return { present: rows.filter(({ is_there }) => is_there).length, seats: rows.length };
}
