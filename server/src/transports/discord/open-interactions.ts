import { acceptedLanguage, type Language, sourceLanguage } from '@one-dream/contract/languages.ts';
import { sayIn } from '@one-dream/contract/say.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import type { FastifyInstance } from 'fastify';
import { answerInTime, type FollowUps, type Once } from './answer-in-time.ts';
import { discordTexts } from './discord.texts.ts';
import { createDispatch, type DispatchOptions } from './dispatch.ts';
import { sayRefusal } from './refusal.ts';
import { type InteractionOptions, serveInteractions } from './serve-interactions.ts';

export interface OpenInteractionsOptions
  extends DispatchOptions,
    Pick<InteractionOptions, 'publicKey'> {
  once: Once;
  followUps: FollowUps;
}

/** Handles Discord interactions, answering each once and in time. */
export function openInteractions(
  app: FastifyInstance,
  options: OpenInteractionsOptions,
): Promise<void> {
  const { publicKey, once, followUps, logger } = options;
  const dispatch = createDispatch(options);
  const note = (said: Said) => (language: Language) => ({ text: sayIn(language, said) });
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
          // Nobody could be looked up: use the client's locale.
          const language = acceptedLanguage(locale) ?? sourceLanguage;
          return { kind: 'message', message: { text: sayRefusal(error, language) } };
        },
        onLost: (error) => logger.error({ err: error }, 'an answer to Discord is lost'),
      }),
  });
}
