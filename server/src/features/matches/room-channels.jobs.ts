import { matchClock } from '@one-dream/contract/schedule/schedule.values.ts';
import { moment } from '@one-dream/contract/texts.ts';
import type { Discord } from '../../platform/discord/discord.ts';
import { discordCodes } from '../../platform/discord/discord-bot.ts';
import { escapeMarkdown } from '../../platform/discord/markdown.ts';
import { publicTranslator } from '../../platform/organisation/organisation.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { listLobbyRoleIds } from '../lobbies/lobby-roles.actions.ts';
import { roomChannelJob } from './matches.jobs.ts';
import { matchLink } from './matches.notices.ts';
import { headOf, isHidden, isReleased, titleOf } from './matches.rules.ts';
import { findMatch, type MatchRow } from './matches.shared.queries.ts';
import { matchesTexts as texts } from './matches.texts.ts';
import * as queries from './room-channels.queries.ts';
import { openRoom } from './rooms.actions.ts';
import { findCurrentRoom } from './rooms.queries.ts';

/** How long the post of a room stays. */
const postedForMs = matchClock.roomHiddenAfter * 60_000;

/** Brings the channel of a match's room into the state that is right now, whatever the order of the jobs. */
export async function settleRoomChannel(platform: Platform, matchId: string): Promise<Outcome> {
  const { db, discord, jobs, now } = platform;
  if (!discord?.hasBot) return { kind: 'ok' };
  for (;;) {
    const wanted = await findWanted(platform, matchId);
    const stored = await queries.findRoomChannel(db, matchId);
    const isCurrent = wanted !== undefined && stored?.roomId === wanted.roomId;
    const isOver = stored?.endsAt ? stored.endsAt <= now() : false;
    if (stored?.channelId && (!isCurrent || isOver)) {
      const outcome = await dropChannel(platform, discord, stored.channelId);
      if (outcome.kind !== 'ok') return outcome;
      continue;
    }
    // No room is open, or its channel has expired.
    if (!wanted || (isCurrent && !stored?.channelId)) return { kind: 'ok' };
    if (!stored?.channelId) {
      const outcome = await openChannel(platform, discord, { matchId, wanted });
      if (outcome.kind !== 'ok') return outcome;
    } else if (stored.endsAt === null) {
      const outcome = await post(platform, discord, { channelId: stored.channelId, wanted });
      if (outcome.kind !== 'ok') return outcome;
    } else {
      await jobs.enqueue(db, roomChannelJob, { matchId }, { key: matchId, at: stored.endsAt });
      return { kind: 'ok' };
    }
  }
}

interface Wanted {
  match: MatchRow;
  roomId: string;
  sealed: Uint8Array;
}

async function findWanted(
  { db, organisation, now }: Platform,
  matchId: string,
): Promise<Wanted | undefined> {
  const { roomChannels, lobbyRoles } = await organisation.readIn(db);
  const match = await findMatch(db, matchId);
  if (!roomChannels || !lobbyRoles || !match) return undefined;
  if (!isReleased(match) || isHidden(match, now())) return undefined;
  const room = await findCurrentRoom(db, matchId);
  return room?.sealed ? { match, roomId: room.id, sealed: room.sealed } : undefined;
}

async function openChannel(
  { db, organisation }: Platform,
  discord: Discord,
  { matchId, wanted: { match, roomId } }: { matchId: string; wanted: Wanted },
): Promise<Outcome> {
  const letters = match.group_letters;
  const roleIds = await listLobbyRoleIds(db, { stageId: match.stage_id, letters });
  if (roleIds.length < letters.length) return { kind: 'away', reason: 'discord-lobby-roles' };
  const translate = await publicTranslator(organisation);
  const opened = await discord.openRoleChannel({
    name: translate(texts.roomChannel({ match: titleOf(match) })),
    topic: `${match.tournament} · ${match.stage} · ${roomId}`,
    roleIds,
  });
  if (opened.kind !== 'ok') return opened;
  const { channelId } = opened;
  if (await queries.saveRoomChannel(db, { matchId, roomId, channelId })) return { kind: 'ok' };
  const stored = await queries.findRoomChannel(db, matchId);
  // Two jobs each created a channel: the second is deleted.
  return stored?.channelId === channelId ? { kind: 'ok' } : discord.deleteChannel({ channelId });
}

/** Reads the room, and sends it from memory. */
async function post(
  { db, organisation, publicUrl, now }: Platform,
  discord: Discord,
  { channelId, wanted: { match, roomId, sealed } }: { channelId: string; wanted: Wanted },
): Promise<Outcome> {
  const { password, note, ...room } = await openRoom(db, roomId, sealed);
  const translate = await publicTranslator(organisation);
  const endsAt = new Date(now().getTime() + postedForMs);
  const outcome = await discord.postChannelMessage({
    channelId,
    content: [
      `**${escapeMarkdown(translate(headOf(match)))}**`,
      translate(texts.postedRoomId({ id: escapeMarkdown(room.roomId) })),
      ...(password === ''
        ? []
        : [translate(texts.postedPassword({ password: escapeMarkdown(password) }))]),
      ...(note === '' ? [] : [escapeMarkdown(note)]),
      translate(texts.postedUntil({ time: moment(endsAt, 'weekdayAndTime') })),
      `<${publicUrl}${matchLink(match)}>`,
    ].join('\n'),
    nonce: `room ${roomId}`,
  });
  if (isGone(outcome)) {
    // A host deleted the channel: it stays deleted.
    await queries.markPosted(db, channelId, now());
    await queries.forgetChannel(db, channelId);
    return { kind: 'ok' };
  }
  if (outcome.kind === 'ok') await queries.markPosted(db, channelId, endsAt);
  return outcome;
}

async function dropChannel(
  { db }: Platform,
  discord: Discord,
  channelId: string,
): Promise<Outcome> {
  const outcome = await discord.deleteChannel({ channelId });
  if (outcome.kind !== 'ok' && !isGone(outcome)) return outcome;
  await queries.forgetChannel(db, channelId);
  return { kind: 'ok' };
}

function isGone(outcome: Outcome): boolean {
  return outcome.kind === 'refused' && outcome.code === discordCodes.unknownChannel;
}
