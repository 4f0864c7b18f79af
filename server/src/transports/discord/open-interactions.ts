import type { Language } from '@one-dream/contract/languages.ts';
import { sayIn } from '@one-dream/contract/say.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import type { FastifyInstance } from 'fastify';
import { answerInTime, type FollowUps, type Once } from './answer-in-time.ts';
import { discordTexts } from './discord.texts.ts';
import { createDispatch, type DispatchOptions } from './dispatch.ts';
import type { Acting } from './interaction.ts';
import { sayRefusal } from './refusal.ts';
import { type InteractionOptions, serveInteractions } from './serve-interactions.ts';

export interface OpenInteractionsOptions
  extends DispatchOptions,
    Pick<InteractionOptions, 'publicKey'> {
  once: Once;
  followUps: FollowUps;
  /** Without a person: by what Discord says, where nobody can be looked up any more. */
  languageOfLocale: (locale: string | undefined) => Language;
}

/** Takes what is pressed and typed in Discord, and answers each once and in time. */
export function openInteractions(
  app: FastifyInstance,
  options: OpenInteractionsOptions,
): Promise<void> {
  const { publicKey, once, followUps, languageOfLocale, logger } = options;
  const dispatch = createDispatch(options);
  const note = (said: Said) => (interaction: Acting) => ({
    text: sayIn(languageOfLocale(interaction.locale), said),
  });
  return serveInteractions(app, {
    publicKey,
    suggest: dispatch.suggest,
    answer: (interaction) =>
      answerInTime(interaction, {
        once,
        followUps,
        act: dispatch.act,
        notes: { pressAgain: note(discordTexts.pressAgain), shared: note(discordTexts.shared) },
        failed: (_interaction, error) => {
          logger.error({ err: error }, 'discord');
          const language = languageOfLocale(interaction.locale);
          return { kind: 'message', message: { text: sayRefusal(error, language) } };
        },
        onLost: (error) => logger.error({ err: error }, 'an answer to Discord is lost'),
      }),
  });
}
