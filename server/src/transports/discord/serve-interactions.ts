import { apiBasePath } from '@one-dream/contract/limits.ts';
import type { APIInteractionResponse } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import {
  type Acting,
  type Interaction,
  isActing,
  isPing,
  isSuggesting,
  type Suggesting,
} from './interaction.ts';
import { isDiscords, readPublicKey, readSigned, type Signed } from './signature.ts';

/** Size limit of a body; the largest forms have a few thousand characters. */
const largest = 256 * 1024;

/** Values of `InteractionResponseType`. */
const pong: APIInteractionResponse = { type: 1 };

export interface InteractionOptions {
  /** 32 bytes in hex. */
  publicKey: string;
  answer: (interaction: Acting) => Promise<APIInteractionResponse>;
  suggest: (interaction: Suggesting) => Promise<APIInteractionResponse>;
  /** Real time in milliseconds, used by Discord's signatures; a demo's clock may be advanced. */
  clock?: () => number;
}

/** Discord's interactions endpoint. Unsigned requests are rejected before parsing. */
export async function serveInteractions(
  app: FastifyInstance,
  { publicKey, answer, suggest, clock = Date.now }: InteractionOptions,
): Promise<void> {
  const key = readPublicKey(publicKey);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: largest },
      (_request, body, done) => done(null, body),
    );
    scope.decorateRequest<Signed | null>('signed', null);
    // Before the body is read: nothing is buffered without a current signature.
    scope.addHook('onRequest', (request, reply, done) => {
      const signed = readSigned(request.headers, clock());
      if (!signed) return void reply.code(401).header('Connection', 'close').send();
      request.setDecorator('signed', signed);
      done();
    });
    scope.post(
      `${apiBasePath}/discord/interactions`,
      { bodyLimit: largest },
      async (request, reply) => {
        const signed = request.getDecorator<Signed>('signed');
        const { body } = request;
        if (!Buffer.isBuffer(body) || !isDiscords(key, signed, body)) return reply.code(401).send();
        const interaction = parse(body);
        if (!interaction) return reply.code(400).send();
        if (isPing(interaction)) return reply.send(pong);
        if (isSuggesting(interaction)) return reply.send(await suggest(interaction));
        if (isActing(interaction)) return reply.send(await answer(interaction));
        return reply.code(400).send();
      },
    );
  });
}

function parse(body: Buffer): Interaction | undefined {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('type' in parsed)) return undefined;
    return parsed as Interaction;
  } catch {
    return undefined;
  }
}
