import { createHash } from 'node:crypto';
import { matchClock } from '@one-dream/contract/schedule/schedule.values.ts';
import * as z from 'zod/mini';
import { type DiscordPicture, discordCodes } from '../../platform/discord/discord-bot.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { throttle } from '../../platform/live/throttle.ts';
import { publicTranslator } from '../../platform/organisation/organisation.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MatchPost } from '../matches/match-announcements.jobs.ts';
import { findMatch } from '../matches/matches.shared.queries.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { updateGuildEvent } from './guild-events.actions.ts';
import * as queries from './posts.queries.ts';
import { listWanted, matchButtons, type Post, type Scene } from './write-posts.ts';

/** Syncs Discord with a tournament: its posts, its scheduled event. */
const postsJob = defineJob({
  name: 'discord-posts',
  schema: z.object({ tournamentId: z.string() }),
});

/** Interval between edits of a post that change only a number (milliseconds). */
const countsEvery = 15_000;
/** How long a result is news; older ones are not posted (milliseconds). */
const newsFor = 60 * 60_000;
const minute = 60_000;

type DrawResult = (matchId: string) => Promise<Buffer>;

/** @param drawResult the result of a match as PNG: pictures to share are drawn elsewhere */
export function handlePosts(
  platform: Platform,
  {
    drawPicture,
    drawResult,
  }: { drawPicture: (banner: string) => Promise<Buffer | undefined>; drawResult: DrawResult },
): void {
  platform.jobs.handle(postsJob, async ({ tournamentId }) => {
    const posted = await updatePosts(platform, { tournamentId, drawResult });
    const told = await updateGuildEvent(platform, { tournamentId, drawPicture });
    return posted.kind === 'ok' ? told : posted;
  });
}

/** Syncs, at the start of a server, whatever changed while none was running. */
export async function followAtStart({ db, jobs, discord }: Platform): Promise<void> {
  if (!discord?.hasBot) return;
  for (const tournamentId of await queries.listFollowed(db))
    await jobs.enqueue(db, postsJob, { tournamentId }, { key: tournamentId });
}

/** Interval between two syncs of one tournament's posts (milliseconds). */
const lookedAtEvery = 3_000;

/** Listens to the live events of pages: whichever write caused one, that tournament's posts are synced. */
export function followChanges(platform: Platform): void {
  const { live, db, jobs, discord, logger } = platform;
  if (!discord?.hasBot) return;
  const look = throttle(lookedAtEvery, (tournamentId) => {
    jobs
      .enqueue(db, postsJob, { tournamentId }, { key: tournamentId })
      .catch((error) => logger.warn({ err: error }, 'posts in Discord not looked at'));
  });
  platform.live = {
    ...live,
    tournamentChanged: (tournamentId) => {
      live.tournamentChanged(tournamentId);
      look(tournamentId);
    },
    matchChanged: (match) => {
      live.matchChanged(match);
      look(match.tournamentId);
    },
  };
}

/** Rounds until nothing changes any more: another process may have sent a newer or an older state meanwhile. */
const mostRounds = 4;

async function updatePosts(
  platform: Platform,
  { tournamentId, drawResult }: { tournamentId: string; drawResult: DrawResult },
): Promise<Outcome> {
  const { db, jobs, discord, now, logger } = platform;
  if (!discord?.hasBot) return { kind: 'ok' };
  for (let round = 0; round < mostRounds; round++) {
    const scene = await readScene(platform, tournamentId);
    let didChange = false;
    for (const wanted of listWanted(scene)) {
      const known = scene.kept.find(
        ({ kind, about }) => kind === wanted.kind && about === wanted.about,
      );
      const isElsewhere = isInOtherChannel(scene, { wanted, known });
      if (known?.hash === hashOf(wanted) && !isElsewhere) continue;
      const at = known && mayWait(wanted) ? known.changedAt.getTime() + countsEvery : 0;
      if (at > now().getTime()) {
        const key = tournamentId;
        await jobs.enqueue(db, postsJob, { tournamentId }, { key, at: new Date(at) });
        continue;
      }
      const outcome = await sendPost(platform, {
        ...{ tournamentId, wanted, known, isElsewhere, scene, drawResult },
      });
      if (outcome.kind === 'away') return outcome;
      if (outcome.kind === 'refused') logger.warn({ reason: outcome.reason }, 'discord post');
      else didChange = true;
    }
    if (!didChange) break;
  }
  return { kind: 'ok' };
}

/** Whether a post was sent before the tournament's channel was corrected, and is still of use in the right one. */
function isInOtherChannel(
  { tournament }: Scene,
  { wanted, known }: { wanted: Post; known: queries.StoredPost | undefined },
): boolean {
  const channelId = tournament?.log_channel ?? '';
  return wanted.isCurrent && channelId !== '' && !!known && known.channelId !== channelId;
}

/** Whether an edit may be delayed. A post without buttons says that something is over: it is edited at once. */
function mayWait({ pace, rows = [] }: Post): boolean {
  return pace === 'count' && rows.flat().some((one) => 'does' in one && 'id' in one.does);
}

async function sendPost(
  platform: Platform,
  {
    tournamentId,
    wanted,
    known,
    isElsewhere,
    scene,
    drawResult,
  }: {
    tournamentId: string;
    wanted: Post;
    known: queries.StoredPost | undefined;
    isElsewhere: boolean;
    scene: Scene;
    drawResult: DrawResult;
  },
): Promise<Outcome> {
  const { db, discord, jobs, now, logger } = platform;
  const hash = hashOf(wanted);
  if (!discord) return { kind: 'ok' };
  const { kind, about, text, rows = [] } = wanted;
  const keep = (channelId: string, messageId: string) =>
    queries.savePost(db, {
      ...{ tournamentId, kind, about, channelId, messageId, hash, changedAt: now() },
    });
  if (known && !isElsewhere) {
    const picture = await drawPicture();
    const outcome = await discord.editChannelMessage({ ...known, content: text, rows, picture });
    const isGone = outcome.kind === 'refused' && goneCodes.includes(outcome.code ?? 0);
    if (outcome.kind === 'ok') await keep(known.channelId, known.messageId);
    // A host deleted it: it stays deleted.
    if (isGone) await keep(known.channelId, known.messageId);
    // Deleted only once Discord has answered: a retry needs the row.
    if (!scene.tournament && outcome.kind !== 'away')
      await queries.deletePost(db, { tournamentId, kind, about });
    return isGone ? { kind: 'ok' } : outcome;
  }
  const channelId = scene.tournament?.log_channel ?? '';
  if (channelId === '') return { kind: 'ok' };
  const outcome = await discord.postChannelMessage({
    ...{ channelId, content: text, rows, picture: (await drawPicture()) ?? undefined },
    nonce: nonceOf(`${tournamentId} ${kind} ${about}${known ? ` ${known.messageId}` : ''}`),
  });
  if (outcome.kind === 'ok' && known) {
    const deleted = await discord.deleteChannelMessage(known);
    if (deleted.kind === 'away') return deleted;
  }
  if (outcome.kind === 'ok') await keep(channelId, outcome.messageId);
  const ends = kind === 'vacant' && scene.tournament?.first_match_at;
  if (ends)
    await jobs.enqueue(
      db,
      postsJob,
      { tournamentId },
      {
        at: new Date(ends.getTime() - 10 * minute),
        once: `vacant ${tournamentId} ${ends.getTime()}`,
      },
    );
  return outcome;

  /** A picture that cannot be drawn does not hold up the post: the table is on the site as well. */
  async function drawPicture(): Promise<DiscordPicture | null | undefined> {
    if (typeof wanted.pictured !== 'number') return wanted.pictured;
    try {
      return { name: 'result.png', data: await drawResult(about) };
    } catch (error) {
      logger.warn({ err: error, matchId: about }, 'the picture of a result could not be drawn');
      return undefined;
    }
  }
}

const goneCodes: readonly number[] = [discordCodes.unknownMessage, discordCodes.unknownChannel];

async function readScene(platform: Platform, tournamentId: string): Promise<Scene> {
  const { db, now } = platform;
  const tournament = await findTournament(db, tournamentId);
  const stored = await queries.listPosts(db, tournamentId);
  const newResults = await queries.listResultsSince(db, {
    tournamentId,
    since: new Date(now().getTime() - newsFor),
  });
  const about = [...new Set([...newResults, ...stored.flatMap((post) => post.about || [])])];
  const matches: Awaited<ReturnType<typeof findMatch>>[] = [];
  for (const id of about) matches.push(await findMatch(db, id));
  return {
    tournament,
    kept: stored,
    newResults,
    matches: matches.flatMap((match) => match ?? []),
    teams: await queries.countTeams(db, tournamentId),
    now: now(),
    ...(await speaks(platform)),
  };
}

async function speaks(platform: Platform): Promise<Pick<Scene, 'translate' | 'siteUrl'>> {
  return {
    translate: await publicTranslator(platform.organisation),
    siteUrl: (path) => platform.publicUrl + path,
  };
}

/** Sends a post about a match, with its button, and remembers it for later syncs. */
export async function postMatch(platform: Platform, post: MatchPost): Promise<Outcome> {
  const { db, discord, jobs, now } = platform;
  const { match, kind, channelId, content, picture } = post;
  if (!discord) return { kind: 'ok' };
  const [tournamentId, about] = [match.tournament_id, match.id];
  const rows = [matchButtons(await speaks(platform), { kind, matchId: match.id })];
  const hash = hashOf({ text: content, rows });
  const keep = (messageId: string) =>
    queries.savePost(db, {
      ...{ tournamentId, kind, about, channelId, messageId, hash, changedAt: now() },
    });
  if (kind === 'room')
    await jobs.enqueue(
      db,
      postsJob,
      { tournamentId },
      {
        at: new Date(match.starts_at.getTime() + matchClock.roomHiddenAfter * minute + 1000),
        once: `room ${match.id} ${match.starts_at.getTime()}`,
      },
    );
  const stored = await queries.listPosts(db, tournamentId);
  const known = stored.find(
    (one) => one.kind === kind && one.about === about && one.channelId === channelId,
  );
  if (known && post.isEdited) {
    const { messageId } = known;
    const outcome = await discord.editChannelMessage({
      ...{ channelId, messageId, content, rows, picture },
    });
    if (outcome.kind === 'ok') await keep(messageId);
    const isGone = outcome.kind === 'refused' && goneCodes.includes(outcome.code ?? 0);
    if (!isGone) return outcome;
  }
  const outcome = await discord.postChannelMessage({ ...post, rows });
  if (outcome.kind === 'ok') await keep(outcome.messageId);
  return outcome;
}

function hashOf({ text, rows, pictured }: Pick<Post, 'text' | 'rows' | 'pictured'>): string {
  // Hashed as before posts had pictures: existing posts are not edited for nothing.
  const parts = pictured === undefined ? [text, rows] : [text, rows, pictured];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Within Discord's limit of 25 characters. */
function nonceOf(text: string): string {
  return `post:${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
}
