import type { DiscordPicture } from '../../platform/discord/discord-bot.ts';
import { escapeMarkdown } from '../../platform/discord/markdown.ts';
import { publicTranslator } from '../../platform/organisation/organisation.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { listLobbyRoleIds } from '../lobbies/lobby-roles.actions.ts';
import { findLogChannel } from '../tournaments/tournaments.shared.queries.ts';
import { listLineups, listLobbyPlayers } from './lineups.queries.ts';
import { runMatchClock } from './match-clock.actions.ts';
import { playersTold } from './matches.events.ts';
import {
  clockJob,
  emptyRoomsJob,
  matchNoticeJob,
  matchPostJob,
  roomChannelJob,
} from './matches.jobs.ts';
import { type MatchNotice, matchLink, writeMatchNotice } from './matches.notices.ts';
import * as queries from './matches.queries.ts';
import { headOf, isHidden } from './matches.rules.ts';
import { findMatch, type MatchRow } from './matches.shared.queries.ts';
import { settleRoomChannel } from './room-channels.jobs.ts';
import { deletePastChannels, listOpenChannels } from './room-channels.queries.ts';
import { emptyRooms } from './rooms.queries.ts';

type DrawSlots = (matchId: string) => Promise<Buffer>;

export interface MatchPost {
  match: Pick<MatchRow, 'id' | 'tournament_id' | 'starts_at'>;
  kind: 'slots' | 'room';
  /** Replaces the previous post, where there is one. */
  isEdited: boolean;
  channelId: string;
  content: string;
  nonce: string;
  calls: readonly string[];
  picture: DiscordPicture | undefined;
}

/** Sends a post about a match, by the feature that keeps posts up to date. */
type PostMatch = (post: MatchPost) => Promise<Outcome>;

/** Room details are removed a day after the match. */
const roomLifetimeMs = 24 * 60 * 60 * 1000;

/**
 * @param drawSlots draws the slot list of a match as PNG: pictures belong to a layer above
 * @param postMatch sends posts with buttons, whose actions belong to a layer above
 */
export function handleMatches(
  platform: Platform,
  { drawSlots, postMatch }: { drawSlots: DrawSlots; postMatch: PostMatch },
): void {
  const { jobs } = platform;
  jobs.handle(clockJob, (payload) => runMatchClock(platform, payload));
  jobs.handle(matchNoticeJob, (payload) => notifyTeams(platform, payload));
  jobs.handle(matchPostJob, (payload, { id }) =>
    post(platform, { ...payload, nonce: id, drawSlots, postMatch }),
  );
  jobs.handle(roomChannelJob, ({ matchId }) => settleRoomChannel(platform, matchId));
  jobs.handle(emptyRoomsJob, async () => {
    const { db } = platform;
    const past = new Date(platform.now().getTime() - roomLifetimeMs);
    await emptyRooms(db, past);
    await deletePastChannels(db, past);
    // Retries channels that Discord did not take in time.
    for (const matchId of await listOpenChannels(db))
      await jobs.enqueue(db, roomChannelJob, { matchId }, { key: matchId });
  });
}

/** Whether a notice is still true: not one about the room of a cancelled match, or a start that was moved again. */
function isStillValid(
  kind: MatchNotice,
  {
    match,
    startsAt,
    was,
    now,
  }: { match: MatchRow; startsAt: string; was?: string | undefined; now: Date },
): boolean {
  if (match.cancelled_at) return false;
  const isAsTold = match.starts_at.toISOString() === startsAt;
  switch (kind) {
    case 'room_released':
    case 'room_replaced':
      return (
        (match.state === 'room_released' || match.state === 'playing') && !isHidden(match, now)
      );
    case 'moved':
      return (
        (was === undefined ? isAsTold : match.starts_at.toISOString() !== was) &&
        (match.state === 'scheduled' || match.state === 'room_released')
      );
    case 'replayed':
      return isAsTold && (match.state === 'scheduled' || match.state === 'room_released');
    case 'postponed':
    case 'cancelled':
      return match.state === kind;
    case 'slots_published':
    case 'slots_changed':
      return match.state !== 'void' && match.state !== 'cancelled' && match.starts_at > now;
  }
}

interface NoticeToTeams {
  kind: MatchNotice;
  matchIds: string[];
  userIds: string[] | null;
  actorId: string | null;
  startsAt: string;
  was?: string | undefined;
}

/** The match that a player is told about, and their slot in its room. */
interface LobbyPlace {
  match: MatchRow;
  slot?: number | undefined;
}

async function notifyTeams(platform: Platform, told: NoticeToTeams): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const now = work.now();
    const rows = await queries.listMatches(work.db, { ids: told.matchIds });
    const valid = rows.filter((match) =>
      isStillValid(told.kind, { match, startsAt: told.startsAt, was: told.was, now }),
    );
    const [first] = valid;
    if (!first) return;
    const lobby = new Map<string, LobbyPlace>();
    for (const match of valid) {
      const lineup = await listLineups(work.db, [match.id]);
      const slots = new Map(lineup.map(({ entry_id, room_slot }) => [entry_id, room_slot]));
      for (const { user_id, entry_id } of await listLobbyPlayers(work.db, match.id))
        if (!lobby.has(user_id)) lobby.set(user_id, { match, slot: slots.get(entry_id) });
    }
    // Who saw the old room and is in the lobby gets the lobby's notice instead.
    const places = told.userIds
      ? told.userIds.flatMap((id): [string, LobbyPlace][] =>
          lobby.has(id) ? [] : [[id, { match: first }]],
        )
      : [...lobby];
    const alike = Map.groupBy(places, ([, { match, slot }]) => `${match.id} ${slot}`);
    await work.happened(playersTold, {
      ...told,
      places: [...alike.values()].flatMap((own) =>
        own[0] ? [{ ...own[0][1], userIds: own.map(([id]) => id) }] : [],
      ),
    });
  });
}

async function post(
  { db, discord, organisation, publicUrl, logger, now }: Platform,
  {
    kind,
    matchId,
    startsAt,
    was,
    nonce,
    drawSlots,
    postMatch,
  }: {
    kind: MatchNotice;
    matchId: string;
    startsAt: string;
    was?: string | undefined;
    nonce: string;
    drawSlots: DrawSlots;
    postMatch: PostMatch;
  },
): Promise<Outcome> {
  const match = await findMatch(db, matchId);
  if (!match || !isStillValid(kind, { match, startsAt, was, now: now() })) return { kind: 'ok' };
  const channelId = await findLogChannel(db, match.tournament_id);
  if (!discord?.hasBot || channelId === '') return { kind: 'ok' };
  const { title, description } = writeMatchNotice(kind, { match, was });
  const isOfSlots = kind.startsWith('slots');
  const translate = await publicTranslator(organisation);
  const slots = isOfSlots ? [translate(headOf(match)), ...(await listSlots(db, match))] : [];
  const picture = isOfSlots ? await drawPicture() : undefined;
  const calls = await listLobbyRoleIds(db, {
    stageId: match.stage_id,
    letters: match.group_letters,
  });
  // Until the lobby has a role of its own, names that of registered teams, without pinging anybody.
  const named = calls.length > 0 ? calls : [discord.registeredRoleId ?? []].flat();
  const content = [
    ...(named.length > 0 ? [named.map((id) => `<@&${id}>`).join(' ')] : []),
    `**${escapeMarkdown(translate(title))}**`,
    ...[translate(description), ...slots].map(escapeMarkdown),
    `<${publicUrl}${matchLink(match)}>`,
  ].join('\n');
  const posted = { channelId, content, nonce, calls, picture };
  if (isOfSlots)
    return postMatch({ ...posted, match, kind: 'slots', isEdited: kind === 'slots_changed' });
  if (kind === 'room_released' || kind === 'room_replaced')
    return postMatch({ ...posted, match, kind: 'room', isEdited: false });
  return discord.postChannelMessage(posted);

  /** Draws the picture, or none if that fails: the text has the list as well. */
  async function drawPicture() {
    try {
      return { name: 'slot-list.png', data: await drawSlots(matchId) };
    } catch (error) {
      logger.warn({ err: error, matchId }, 'the picture of a slot list could not be drawn');
      return undefined;
    }
  }
}

async function listSlots(db: Platform['db'], match: MatchRow): Promise<string[]> {
  const rows = await listLineups(db, [match.id]);
  return rows.map(({ room_slot, team_name }) => `#${room_slot}  ${team_name}`);
}
