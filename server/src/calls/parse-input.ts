import type { AnyCall } from '@one-dream/contract/call.ts';
import { textOfCheck } from '@one-dream/contract/checks.ts';
import { keepingTexts, textOfIssue } from '@one-dream/contract/refuse.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type * as z from 'zod/mini';
import { AppError, invalidField } from '../errors.ts';
import { callTexts as texts } from './calls.texts.ts';
import { findExcess } from './find-excess.ts';

export interface ReadBody {
  body: unknown;
  /** Contents of the pictures by field name; empty ones are omitted. */
  pictures: Record<string, Buffer>;
}

export interface CallInput {
  params?: unknown;
  query?: unknown;
  /** Called once the call is admitted and counted. */
  readBody?: () => Promise<ReadBody>;
}

/** @throws AppError NOT_FOUND for path parameters, INVALID or MALFORMED otherwise */
export async function parseInput(call: AnyCall, { params, query, readBody }: CallInput) {
  const path = parse(call.params, params ?? {}, 'path');
  const request = parse(call.query, query ?? {}, 'query');
  const { body, pictures } = readBody ? await readBody() : { body: {}, pictures: {} };
  const excess = findExcess(body, call);
  if (excess !== undefined) throw invalidField(excess, texts.tooMuch);
  return { params: path, query: request, body: parse(call.body, body, 'body'), pictures };
}

/** More than any form has: further errors are not worth reporting. */
const mostFieldErrors = 100;

function parse<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  place: 'path' | 'query' | 'body',
): z.output<Schema> {
  const { data, issues } = keepingTexts(() => {
    const result = (schema as unknown as z.ZodMiniType<z.output<Schema>>).safeParse(value);
    return result.success
      ? { data: result.data, issues: undefined }
      : { data: undefined, issues: result.error.issues };
  });
  if (!issues) return data;
  // An invalid path parameter identifies nothing: NOT_FOUND.
  if (place === 'path') throw new AppError('NOT_FOUND', texts.nothingHere);
  if (issues.some((issue) => issue.path.length === 0))
    throw new AppError('MALFORMED', texts.otherBody);
  const fields: Record<string, Translatable> = {};
  for (const issue of issues.slice(0, mostFieldErrors))
    fields[issue.path.join('.')] ??= messageOfIssue(issue.message);
  throw new AppError('INVALID', Object.values(fields)[0] ?? texts.checkForm, { fields });
}

function messageOfIssue(message: string): Translatable {
  if (message === 'Invalid input') return texts.notAcceptable;
  return textOfIssue(message) ?? textOfCheck(message);
}
