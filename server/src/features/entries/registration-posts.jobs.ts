import { pathTo } from '@one-dream/contract/pages.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { escapeMarkdown } from '../../platform/discord/markdown.ts';
import { publicTranslator } from '../../platform/organisation/organisation.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { deriveId } from '../../platform/secrets.ts';
import { deliver } from '../notifications/notices.actions.ts';
import {
  hasRegisteredRole,
  listDiscordIdsOf,
  roleJob,
} from '../tournaments/discord-roles.actions.ts';
import { findLogChannel } from '../tournaments/tournaments.shared.queries.ts';
import * as actions from './registration-posts.actions.ts';
import { registrationPostTexts as texts } from './registration-posts.texts.ts';

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
  if (!hasRegisteredRole(platform)) return;
  const discordIds = await listDiscordIdsOf(db, change.players);
  await jobs.enqueueMany(
    db,
    roleJob,
    discordIds.map((discordId) => ({ id: deriveId(jobId, discordId), data: { discordId } })),
  );
}

async function postChange(
  { db, discord, organisation, publicUrl }: Platform,
  { post, nonce }: { post: actions.RegistrationChange; nonce: string },
): Promise<Outcome> {
  // Read now: an admin may have corrected it since.
  const channelId = await findLogChannel(db, post.tournamentId);
  if (!discord?.hasBot || channelId === '') return { kind: 'ok' };
  return discord.postChannelMessage({
    channelId,
    content: writePost({
      post,
      url: publicUrl + pathTo('tournament', { id: post.tournamentId }),
      translate: await publicTranslator(organisation),
    }),
    nonce,
  });
}

const changeTexts = {
  registered: { says: texts.registered, withSlot: texts.hasSlot },
  back: { says: texts.back, withSlot: texts.hasSlot },
  cancelled: { says: texts.cancelled, withSlot: texts.freesSlot },
  removed: { says: texts.removed, withSlot: texts.freesSlot },
  disqualified: { says: texts.disqualified, withSlot: texts.freesSlot },
  'no-show': { says: texts.noShow, withSlot: texts.freesSlot },
} satisfies Record<actions.RegistrationChange['kind'], object>;

function writePost({
  post,
  url,
  translate,
}: {
  post: actions.RegistrationChange;
  url: string;
  translate: (text: Translatable) => string;
}): string {
  const { says, withSlot } = changeTexts[post.kind];
  const what = says({ team: `**${escapeMarkdown(post.team)}**` });
  const players = post.players.map(({ inGameName }) => escapeMarkdown(inGameName)).join(', ');
  // Discord shows the time in each reader's own zone; delayed posts keep their original time.
  const time = `<t:${Math.floor(Date.parse(post.at) / 1000)}:f>`;
  return [
    `${translate(post.slot === null ? what : withSlot({ what, slot: `**${post.slot}**` }))} (${time})`,
    escapeMarkdown(post.tournament),
    translate(texts.players({ players })),
    `<${url}>`,
  ].join('\n');
}
