import type { Duty } from '@one-dream/contract/duties.ts';
import type { ConsoleMatch, Match, OwnPart } from '@one-dream/contract/features/matches/matches.ts';
import { matchClock } from '@one-dream/contract/schedule/schedule.values.ts';
import { writeSlotList } from '@one-dream/contract/schedule/slot-list.ts';
import { asWritten, moment, type Translatable } from '@one-dream/contract/texts.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { canServe } from '../duties/duties.actions.ts';
import { findEvent } from '../lobbies/draw-plans.actions.ts';
import * as lineups from './lineups.queries.ts';
import { assertSeen } from './matches.actions.ts';
import { presentMatch, presentOwnPart, presentSlot } from './matches.presenters.ts';
import * as queries from './matches.queries.ts';
import { headOf } from './matches.rules.ts';
import { findMatch, type MatchRow } from './matches.shared.queries.ts';
import { matchesTexts } from './matches.texts.ts';
import { countOpened, listRooms } from './rooms.queries.ts';

const running: readonly Duty[] = ['host', 'scorer', 'caster'];

/** In the order of their starts. */
export async function listMatches(
  platform: Platform,
  { viewer, tournamentId }: { viewer: Viewer | undefined; tournamentId: string },
): Promise<Match[]> {
  const { db } = platform;
  const event = await findEvent(db, tournamentId);
  const isSeen =
    event &&
    (!event.is_draft ||
      (await canServe(platform, { viewer, duties: running, subject: { tournamentId } })));
  if (!isSeen) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  return (await queries.listMatches(db, { tournamentId })).map(presentMatch);
}

/** Reads what open pages are sent about a changed match; undefined for one of a draft. */
export async function readMatchNews(db: Db, matchId: string): Promise<Match | undefined> {
  const match = await findMatch(db, matchId);
  return match && !match.is_draft ? presentMatch(match) : undefined;
}

/** Reads one match with its slot list and the viewer's part in it. */
export async function getMatch(
  platform: Platform,
  {
    viewer,
    matchId,
    translate = inEnglish,
  }: { viewer: Viewer | undefined; matchId: string; translate?: (text: Translatable) => string },
) {
  const { db } = platform;
  const match = await findMatch(db, matchId);
  const isStaff =
    match?.is_draft === true &&
    (await canServe(platform, { viewer, duties: running, subject: { matchId } }));
  assertSeen(match, isStaff);
  const now = platform.now();
  const [rows, parts] = await Promise.all([
    lineups.listLineups(db, [matchId]),
    viewer ? lineups.listOwnParts(db, { userId: viewer.id, matchIds: [matchId], now }) : [],
  ]);
  const slots = rows.map(presentSlot);
  const [part] = parts;
  return {
    match: presentMatch(match),
    slots,
    slotText:
      slots.length === 0
        ? ''
        : writeSlotList({ title: headOfList(match).map(translate).join('\n'), slots }),
    tournament: match.tournament,
    mine: part ? presentOwnPart(part, match, now) : null,
  };
}

/** Head of a copied list: match, time, and the version of the list with its date. */
function headOfList(match: MatchRow): Translatable[] {
  return [
    asWritten(`${match.tournament}, ${match.stage}`),
    headOf(match),
    matchesTexts.listVersion({
      version: match.slots_version,
      at: moment(match.slots_changed_at, 'weekdayAndTime'),
    }),
  ];
}

const ownMatches = 20;

/** Lists the next matches of the viewer's team, over all tournaments. */
export async function listOwnMatches(
  platform: Platform,
  viewer: Viewer,
): Promise<{ match: Match; tournament: string; mine: OwnPart }[]> {
  const { db } = platform;
  const now = platform.now();
  const ids = await lineups.listUpcomingIds(db, {
    userId: viewer.id,
    since: new Date(now.getTime() - matchClock.roomHiddenAfter * 60_000),
    limit: ownMatches,
  });
  const [matches, parts] = await Promise.all([
    queries.listMatches(db, { ids }),
    lineups.listOwnParts(db, { userId: viewer.id, matchIds: ids, now }),
  ]);
  return matches.flatMap((match) => {
    const part = parts.find((one) => one.match_id === match.id);
    if (!part) return [];
    return [
      {
        match: presentMatch(match),
        tournament: match.tournament,
        mine: presentOwnPart(part, match, now),
      },
    ];
  });
}

export async function listConsoleMatches(
  { db }: Platform,
  { tournamentId }: { tournamentId: string },
): Promise<ConsoleMatch[]> {
  if (!(await findEvent(db, tournamentId)))
    throw new AppError('NOT_FOUND', commonTexts.noTournament);
  const matches = await queries.listMatches(db, { tournamentId });
  const ids = matches.map(({ id }) => id);
  const [rows, rooms, opened] = await Promise.all([
    lineups.listLineups(db, ids),
    listRooms(db, ids),
    countOpened(db, ids),
  ]);
  return matches.map((match) => {
    const room = rooms.find((one) => one.match_id === match.id && one.replaced_at === null);
    return {
      match: presentMatch(match),
      hasRoom: room !== undefined,
      roomNo: room?.no ?? 0,
      asks: match.asks,
      teams: rows
        .filter((row) => row.match_id === match.id)
        .map((row) => {
          const looks = opened.find(
            (one) => one.match_id === match.id && one.entry_id === row.entry_id,
          );
          return {
            ...presentSlot(row),
            // With daily check-in, teams check in again on a later day.
            state: row.state === 'checked_in' && !row.is_checked_in ? 'registered' : row.state,
            opened: looks?.opened ?? 0,
            players: looks?.players ?? 0,
          };
        }),
    };
  });
}
