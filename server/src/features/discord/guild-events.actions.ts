import { createHash } from 'node:crypto';
import { pathTo } from '@one-dream/contract/pages.ts';
import { discordCodes } from '../../platform/discord/discord-bot.ts';
import type { GuildEvent } from '../../platform/discord/discord-events.ts';
import { plainName } from '../../platform/discord/markdown.ts';
import { publicTranslator } from '../../platform/organisation/organisation.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { phaseOfRow } from '../tournaments/tournaments.rules.ts';
import { findTournament, type TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import * as queries from './posts.queries.ts';
import { postTexts as texts } from './posts.texts.ts';

/** Assumed length of an evening without an end: Discord's list needs one (milliseconds). */
const lasts = 4 * 60 * 60_000;

/** Syncs a tournament's event in the guild's list: made, moved, begun, over or called off. */
export async function updateGuildEvent(
  platform: Platform,
  {
    tournamentId,
    drawPicture,
  }: { tournamentId: string; drawPicture: (banner: string) => Promise<Buffer | undefined> },
): Promise<Outcome> {
  const { db, discord, now } = platform;
  if (!discord?.hasBot) return { kind: 'ok' };
  const row = await findTournament(db, tournamentId);
  const stored = await queries.findEvent(db, tournamentId);
  const phase = row && phaseOfRow(row, now());
  const eventId = stored?.event_id ?? '';
  const isWanted = row && isToCome(row, now()) && phase !== 'draft' && phase !== 'cancelled';
  if (stored && (!row || phase === 'cancelled' || phase === 'final' || phase === 'draft')) {
    const to = stored.state === 'active' ? 'completed' : 'cancelled';
    return ended(await discord.moveEvent({ eventId, to }), () =>
      queries.deleteEvent(db, tournamentId),
    );
  }
  if (stored && phase === 'live') {
    if (stored.state === 'active') return { kind: 'ok' };
    const outcome = await discord.moveEvent({ eventId, to: 'active' });
    if (isOver(outcome)) await queries.deleteEvent(db, tournamentId);
    if (outcome.kind === 'ok') await queries.saveEvent(db, { ...stored, state: 'active' });
    return settled(outcome);
  }
  if (!isWanted || phase === 'live' || phase === 'final') return { kind: 'ok' };
  const event = await describe(platform, row);
  const hash = hashOf({ ...event, banner: row.banner });
  if (stored?.hash === hash) return { kind: 'ok' };
  const picture = await drawPicture(row.banner);
  const keep = (event_id: string) =>
    queries.saveEvent(db, { tournament_id: tournamentId, event_id, state: 'scheduled', hash });
  if (stored) {
    const outcome = await discord.changeEvent({ eventId, ...event, picture });
    // If somebody removed it from the list, it is not created again.
    if (outcome.kind === 'ok' || isOver(outcome)) await keep(eventId);
    return settled(outcome);
  }
  const outcome = await discord.createEvent({ ...event, picture });
  if (outcome.kind === 'ok') await keep(outcome.eventId);
  return outcome;
}

function isToCome({ first_match_at: first }: TournamentRow, now: Date): boolean {
  return first !== null && first > now;
}

async function describe(
  { publicUrl, organisation }: Platform,
  row: TournamentRow,
): Promise<GuildEvent> {
  const translate = await publicTranslator(organisation);
  const startsAt = row.first_match_at ?? new Date(0);
  return {
    // Titles of events have no Markdown to escape: only mentions and direction marks are removed.
    name: plainName(row.title),
    description: translate(texts.eventSays),
    url: publicUrl + pathTo('tournament', { id: row.id }),
    startsAt,
    endsAt: new Date(startsAt.getTime() + lasts),
  };
}

async function ended(outcome: Outcome, forget: () => Promise<void>): Promise<Outcome> {
  if (outcome.kind === 'away') return outcome;
  await forget();
  return settled(outcome);
}

function isOver(outcome: Outcome): boolean {
  return outcome.kind === 'refused' && outcome.code === discordCodes.unknownEvent;
}

function settled(outcome: Outcome): Outcome {
  return isOver(outcome) ? { kind: 'ok' } : outcome;
}

function hashOf(what: object): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url');
}
