import { pathTo } from '@one-dream/contract/pages.ts';
import { escapeMarkdown } from '../../platform/discord/markdown.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { deriveId } from '../../platform/secrets.ts';
import { deliver } from '../notifications/notices.actions.ts';
import { roleJob, wearsRoles } from '../tournaments/discord-roles.actions.ts';
import { findLogChannel } from '../tournaments/tournaments.shared.queries.ts';
import * as actions from './registration-posts.actions.ts';

export function handleRegistrationPosts(platform: Platform): void {
  const { jobs } = platform;
  jobs.handle(actions.registrationJob, async ({ delivery, ...change }, { id }) => {
    if (delivery) await deliver(platform, [delivery]);
    await fanOut(platform, { change, jobId: id });
  });
  jobs.handle(actions.registrationsJob, async ({ changes }, { id }) => {
    for (const [index, change] of changes.entries())
      await fanOut(platform, { change, jobId: deriveId(id, String(index)) });
  });
  jobs.handle(actions.postJob, (post, { id }) => postChange(platform, { post, nonce: id }));
}

/** Makes a job for each message, so that one that fails holds up no other. */
async function fanOut(
  platform: Platform,
  { change, jobId }: { change: actions.RegistrationChange; jobId: string },
): Promise<void> {
  const { db, jobs, discord } = platform;
  if (!discord?.hasBot) return;
  await jobs.enqueueMany(db, actions.postJob, [{ id: deriveId(jobId, 'post'), data: change }]);
  if (!wearsRoles(platform)) return;
  const discordIds = [...new Set(change.players.map((player) => player.discordId))];
  await jobs.enqueueMany(
    db,
    roleJob,
    discordIds.filter(Boolean).map((discordId) => ({
      id: deriveId(jobId, discordId),
      data: { discordId },
    })),
  );
}

async function postChange(
  { db, discord, publicUrl }: Platform,
  { post, nonce }: { post: actions.RegistrationChange; nonce: string },
): Promise<Outcome> {
  // Read now: an admin may have corrected it since.
  const channelId = await findLogChannel(db, post.tournamentId);
  if (!discord?.hasBot || channelId === '') return { kind: 'ok' };
  return discord.postChannelMessage({
    channelId,
    content: writePost({ post, url: publicUrl + pathTo('tournament', { id: post.tournamentId }) }),
    nonce,
  });
}

const changeWords: Record<actions.RegistrationChange['kind'], [words: string, slot: string]> = {
  registered: ['registered', 'slot'],
  cancelled: ['cancelled', 'free again is slot'],
  removed: ['was taken out', 'free again is slot'],
  disqualified: ['was disqualified', 'free again is slot'],
  'no-show': ['did not show up', 'free again is slot'],
};

function writePost({ post, url }: { post: actions.RegistrationChange; url: string }): string {
  const [words, slot] = changeWords[post.kind];
  const players = post.players.map(({ inGameName }) => escapeMarkdown(inGameName)).join(', ');
  // Discord shows the time in each reader's own zone; delayed posts keep their original time.
  const time = `<t:${Math.floor(Date.parse(post.at) / 1000)}:f>`;
  return [
    `**${escapeMarkdown(post.team)}** ${words}${post.slot === null ? '' : `: ${slot} **${post.slot}**`}`,
    `${escapeMarkdown(post.tournament)} · ${time}`,
    `Players: ${players}`,
    `<${url}>`,
  ].join('\n');
}
