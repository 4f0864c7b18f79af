import type { Refusal } from '@one-dream/contract/errors.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import { translateAll, translateTo } from '@one-dream/contract/translate.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { isDatabaseAway } from '../../platform/database/is-database-away.ts';
import { httpTexts } from './http.texts.ts';
import { languageOfCall } from './language-of-call.ts';

/** The single place that turns errors into responses. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendRefusal(error, request, reply));
}

function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toAppError(error);
  if (refusal.status >= 500) request.log.error({ reqId: request.id, err: error }, refusal.code);
  if (refusal.retryAfter !== undefined)
    reply.header('Retry-After', String(Math.ceil(refusal.retryAfter)));
  const body = describeRefusal(refusal, languageOfCall(request));
  return reply.status(refusal.status).header('Cache-Control', 'no-store').send(body);
}

/** The body of a refusal, in a language. */
export function describeRefusal(refusal: AppError, language: Language): Refusal {
  return {
    success: false,
    code: refusal.code,
    message: translateTo(language, refusal.text),
    ...(refusal.fields && { fields: translateAll(language, refusal.fields) }),
    ...(refusal.data !== undefined && { data: translateAll(language, refusal.data) }),
  };
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) {
    return new AppError('UNAVAILABLE', httpTexts.diskFull, { retryAfter: 60 });
  }
  if (isDatabaseAway(error)) {
    return new AppError('UNAVAILABLE', commonTexts.databaseAway, {
      retryAfter: 5,
    });
  }
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  // 22021: a NUL or invalid UTF-8 in a text; 22P05: an escape that PostgreSQL cannot store.
  if (code === '22021' || code === '22P05') {
    return new AppError('MALFORMED', httpTexts.badCharacters);
  }
  // A row referenced by others: a team with published results, for example.
  if (code === '23503') return new AppError('CONFLICT', httpTexts.leanedOn);
  switch (statusCode) {
    case 413:
      return new AppError('TOO_LARGE', httpTexts.tooLarge);
    case 415:
      return new AppError('UNSUPPORTED_MEDIA', httpTexts.media);
    case undefined:
      break;
    default:
      if (statusCode >= 400 && statusCode < 500) {
        return new AppError('MALFORMED', httpTexts.unreadable);
      }
  }
  return new AppError('INTERNAL', httpTexts.wentWrong, { cause: error });
}

const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a write failed for lack of space, in a file or in the database. */
function isDiskFull(error: unknown): boolean {
  return codes.has(String((error as { code?: unknown } | null)?.code));
}
