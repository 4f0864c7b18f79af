import type { Refusal } from '@one-dream/contract/errors.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import { sayIn } from '@one-dream/contract/say.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { isDatabaseAway } from '../../platform/database/is-database-away.ts';
import { isDiskFull } from '../../platform/is-disk-full.ts';
import { languageOfCall } from './language-of-call.ts';

/** The one place where what was thrown becomes an answer. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendRefusal(error, request, reply));
}

function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toAppError(error);
  if (refusal.status >= 500) request.log.error({ reqId: request.id, err: error }, refusal.code);
  if (refusal.retryAfter !== undefined)
    reply.header('Retry-After', String(Math.ceil(refusal.retryAfter)));
  const language = languageOfCall(request);
  const body: Refusal = {
    success: false,
    code: refusal.code,
    message: sayIn(language, refusal.said),
    ...(refusal.fields && { fields: sayFields(language, refusal.fields) }),
    ...(refusal.data !== undefined && { data: refusal.data }),
  };
  return reply.status(refusal.status).header('Cache-Control', 'no-store').send(body);
}

function sayFields(language: Language, fields: Record<string, Said>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [field, sayIn(language, said)]),
  );
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) {
    return new AppError(
      'UNAVAILABLE',
      'We have no room left to save this right now. Nothing was changed. Please try again later.',
      { retryAfter: 60 },
    );
  }
  if (isDatabaseAway(error)) {
    return new AppError(
      'UNAVAILABLE',
      'We cannot reach our database right now. Please try again in a moment.',
      {
        retryAfter: 5,
      },
    );
  }
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  // 22021: a NUL or broken UTF-8 in a text; 22P05: an escape that PostgreSQL cannot store.
  if (code === '22021' || code === '22P05') {
    return new AppError('MALFORMED', 'The request has characters that cannot be stored.');
  }
  // A row that others lean on: a team whose results are published, for example.
  if (code === '23503')
    return new AppError(
      'CONFLICT',
      'This is part of something that stays, such as a published result. Withdraw or disqualify it instead.',
    );
  switch (statusCode) {
    case 413:
      return new AppError('TOO_LARGE', 'That is too large to send.');
    case 415:
      return new AppError(
        'UNSUPPORTED_MEDIA',
        'This call takes JSON, or a form where it has a picture.',
      );
    case undefined:
      break;
    default:
      if (statusCode >= 400 && statusCode < 500) {
        return new AppError(
          'MALFORMED',
          'The request could not be read. Check its form and try again.',
        );
      }
  }
  return new AppError('INTERNAL', 'Something went wrong. Please try again.', { cause: error });
}
