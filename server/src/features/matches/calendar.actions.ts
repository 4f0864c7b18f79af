import { timingSafeEqual } from 'node:crypto';
import { calendarReset } from '@one-dream/contract/events/teams.ts';
import { isId } from '@one-dream/contract/fields.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import { textOfReason } from '@one-dream/contract/stored-reasons.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { siteKey } from '../../platform/database/site-keys.queries.ts';
import type { Platform } from '../../platform/platform.ts';
import { signContent } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { findEvent } from '../lobbies/draw-plans.actions.ts';
import { actsFor } from '../teams/teams.rules.ts';
import * as queries from './calendar.queries.ts';
import { writeCalendar } from './calendar.rules.ts';
import { calendarTexts } from './calendar.texts.ts';
import { matchLink } from './matches.notices.ts';
import { listMatches } from './matches.queries.ts';
import { titleOf } from './matches.rules.ts';
import type { MatchRow } from './matches.shared.queries.ts';
import { matchesTexts } from './matches.texts.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Age after which matches are left out of the calendar. */
const lifetimeMs = 60 * dayMs;
const mostMatches = 300;

/** Signed rather than stored: nothing in the database opens a calendar, and the address can be shown again. */
async function makeToken(db: Db, teamId: string): Promise<string> {
  const key = await siteKey(db, 'calendars');
  const generation = await queries.findGeneration(db, teamId);
  return `${teamId}.${signContent(key, `${teamId} ${generation}`)}`;
}

async function urlOf({ db, publicUrl }: Platform, teamId: string): Promise<string> {
  return `${publicUrl}/calendar/team/${await makeToken(db, teamId)}.ics`;
}

/** @throws AppError NOT_FOUND for users outside the team */
export async function getTeamCalendar(
  platform: Platform,
  { viewer, teamId }: { viewer: Viewer; teamId: string },
): Promise<string> {
  await assertMember(platform.db, { viewer, teamId });
  return urlOf(platform, teamId);
}

async function assertMember(db: Db, { viewer, teamId }: { viewer: Viewer; teamId: string }) {
  const team = await queries.findTeamOf(db, { teamId, userId: viewer.id });
  if (!team) throw new AppError('NOT_FOUND', commonTexts.noTeam);
  return team;
}

/** Voids the current address and makes a new one, for instance after somebody who knew it left the team. */
export async function resetTeamCalendar(
  platform: Platform,
  { viewer, teamId }: { viewer: Viewer; teamId: string },
): Promise<string> {
  await inUnitOfWork(platform, async (work) => {
    const team = await assertMember(work.db, { viewer, teamId });
    if (!actsFor(viewer, team)) throw new AppError('NOT_LEADER', matchesTexts.onlyLeaderCalendar);
    await queries.raiseGeneration(work.db, teamId);
    await work.happened(calendarReset, { viewer, subject: team.name });
  });
  return urlOf(platform, teamId);
}

/** Writes the calendar of a public tournament; undefined if there is none. */
export async function writeTournamentCalendar(
  platform: Platform,
  { tournamentId, language }: { tournamentId: string; language: Language },
): Promise<string | undefined> {
  const event = await findEvent(platform.db, tournamentId);
  if (!event || event.is_draft) return undefined;
  const matches = await listMatches(platform.db, { tournamentId });
  return write(platform, { name: event.title, matches, slots: new Map(), language });
}

/** Writes the calendar of a team's secret address; undefined for an unknown or voided one. */
export async function writeTeamCalendar(
  platform: Platform,
  { token, language }: { token: string; language: Language },
): Promise<string | undefined> {
  const { db, now } = platform;
  const [teamId = ''] = token.split('.');
  if (!isId(teamId)) return undefined;
  const expected = Buffer.from(await makeToken(db, teamId));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const team = await queries.findTeam(db, teamId);
  if (!team) return undefined;
  const own = await queries.listTeamMatches(db, {
    teamId,
    since: new Date(now().getTime() - lifetimeMs),
    limit: mostMatches,
  });
  const matches = await listMatches(db, { ids: own.map(({ id }) => id) });
  const slots = new Map(own.map(({ id, room_slot }) => [id, room_slot]));
  return write(platform, { name: team.name, matches, slots, language });
}

function write(
  { publicUrl }: Platform,
  calendar: {
    name: string;
    matches: readonly MatchRow[];
    slots: ReadonlyMap<string, number>;
    language: Language;
  },
): string {
  const translate = (text: Translatable) => translateTo(calendar.language, text);
  return writeCalendar({
    name: calendar.name,
    host: new URL(publicUrl).hostname,
    matches: calendar.matches.map((match) => {
      const slot = calendar.slots.get(match.id);
      return {
        id: match.id,
        title: `${match.tournament}: ${translate(titleOf(match))} (${match.map})`,
        description: [
          `${match.stage}, ${match.map}.`,
          ...(slot === undefined ? [] : [translate(calendarTexts.slot({ slot }))]),
          ...(match.state_reason ? [translate(textOfReason(match.state_reason))] : []),
          translate(calendarTexts.roomOnSite),
        ].join('\n'),
        url: `${publicUrl}${matchLink(match)}`,
        startsAt: match.starts_at,
        // A cancelled tournament cancels its matches in calendars, played ones too.
        state: match.cancelled_at ? ('cancelled' as const) : match.state,
        version: match.version,
        changedAt: match.slots_changed_at,
      };
    }),
  });
}
