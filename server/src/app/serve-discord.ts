import {
  acceptedLanguage,
  isOffered,
  type Language,
  sourceLanguage,
} from '@one-dream/contract/languages.ts';
import { picture } from '@one-dream/contract/limits.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import type { FastifyInstance } from 'fastify';
import type { Calls } from '../calls/invoke.ts';
import { AppError } from '../errors.ts';
import { createFindLinked } from '../features/auth/linked-discord.actions.ts';
import { createFollowUps } from '../features/discord/follow-ups.jobs.ts';
import { createOnce } from '../features/discord/interactions.actions.ts';
import type { ReplyTo } from '../platform/discord/discord-replies.ts';
import type { Platform } from '../platform/platform.ts';
import { semaphore } from '../platform/semaphore.ts';
import { answerInTime, type FollowUps, type Once } from '../transports/discord/answer-in-time.ts';
import { commands } from '../transports/discord/commands.ts';
import { discordTexts } from '../transports/discord/discord.texts.ts';
import { createDispatch, type DispatchOptions } from '../transports/discord/dispatch.ts';
import type { Acting, Attachment } from '../transports/discord/interaction.ts';
import { refusalText } from '../transports/discord/refusal.ts';
import {
  type InteractionOptions,
  serveInteractions,
} from '../transports/discord/serve-interactions.ts';
import { appTexts } from './app.texts.ts';

const notFetched = () => new AppError('UNAVAILABLE', appTexts.notFetched);
/** Limits the attachments held in memory while they arrive; beyond the queue, people are asked to attach the file again. */
const downloading = semaphore(8, { longestQueue: 24, refuse: notFetched });

/** Serves Discord's interactions endpoint; disabled without the public key. */
export async function serveDiscord(
  app: FastifyInstance,
  { platform, calls }: { platform: Platform; calls: Calls },
): Promise<void> {
  const { discord, organisation, limiter, publicUrl, now, logger } = platform;
  if (!discord?.publicKey) return;
  const followUps = createFollowUps(platform);
  await openInteractions(app, {
    publicKey: discord.publicKey,
    calls,
    commands,
    publicUrl,
    now,
    logger,
    findPerson: createFindLinked(platform),
    languageOf: async ({ person, locale }) =>
      isOffered(person?.language)
        ? person.language
        : (acceptedLanguage(locale) ?? (await organisation.readInTime()).language),
    countPress: (discordId) => limiter.take('pressByDiscord', discordId),
    fetchAttachment: (file) => downloading(() => fetchAttachment(platform, file)),
    siteName: async () => (await organisation.read()).name,
    once: createOnce(platform) as Once,
    followUps: {
      promise: (to, lost) => followUps.promise(replyTo(to), lost),
      send: (to, follow) => followUps.send(replyTo(to), follow),
      sendSecret: (to, follow) => followUps.sendSecret(replyTo(to), follow),
    },
  });
}

function replyTo({ id, application_id, token }: Acting): ReplyTo & { interactionId: string } {
  return { interactionId: id, applicationId: application_id, token };
}

async function fetchAttachment({ discord }: Platform, file: Attachment): Promise<Buffer> {
  const megabytes = picture.maxBytes / (1024 * 1024);
  const tooLarge = new AppError('IMAGE_TOO_LARGE', appTexts.pictureTooLarge({ megabytes }));
  if (file.bytes > picture.maxBytes) throw tooLarge;
  const outcome = await discord?.fetchAttachment({ url: file.url, maxBytes: picture.maxBytes });
  if (outcome?.kind === 'ok') return outcome.data;
  if (outcome?.kind === 'refused' && outcome.reason === 'too large') throw tooLarge;
  throw notFetched();
}

interface OpenInteractionsOptions extends DispatchOptions, Pick<InteractionOptions, 'publicKey'> {
  once: Once;
  followUps: FollowUps;
}

/** Handles Discord interactions, answering each once and in time. */
function openInteractions(app: FastifyInstance, options: OpenInteractionsOptions): Promise<void> {
  const { publicKey, once, followUps, logger } = options;
  const dispatch = createDispatch(options);
  const note = (text: Translatable) => (language: Language) => ({
    text: translateTo(language, text),
  });
  return serveInteractions(app, {
    publicKey,
    suggest: dispatch.suggest,
    answer: (interaction) =>
      answerInTime(interaction, {
        once,
        followUps,
        prepare: dispatch.prepare,
        notes: { pressAgain: note(discordTexts.pressAgain), shared: note(discordTexts.shared) },
        failed: ({ locale }, error) => {
          logger.error({ err: error }, 'discord');
          // The account's language may not be known: use the client's.
          const language = acceptedLanguage(locale) ?? sourceLanguage;
          return { kind: 'message', message: { text: refusalText(error, language) } };
        },
        onLost: (error) => logger.error({ err: error }, 'an answer to Discord is lost'),
      }),
  });
}
