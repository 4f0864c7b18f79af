import type { AnyCall } from '@one-dream/contract/call.ts';
import type * as z from 'zod/mini';
import { AppError, invalidField } from '../errors.ts';
import { findExcess } from './find-excess.ts';

export interface ReadBody {
  body: unknown;
  /** Bytes of the pictures, by field name; one without content is absent. */
  pictures: Record<string, Buffer>;
}

/** What is asked, not yet parsed. */
export interface CallInput {
  params?: unknown;
  query?: unknown;
  /** Asked for once the call is admitted and counted. */
  readBody?: () => Promise<ReadBody>;
}

/** @throws AppError NOT_FOUND for a path, INVALID or MALFORMED for the rest */
export async function parseInput(call: AnyCall, { params, query, readBody }: CallInput) {
  const path = parse(call.params, params ?? {}, 'path');
  const asked = parse(call.query, query ?? {}, 'query');
  const { body, pictures } = readBody ? await readBody() : { body: {}, pictures: {} };
  const excess = findExcess(body, call);
  if (excess !== undefined) throw invalidField(excess, 'That is more than this call takes.');
  return { params: path, query: asked, body: parse(call.body, body, 'body'), pictures };
}

/** A form has fewer fields; who sends more wrong ones has no form. */
const fieldsToldAtMost = 100;

function parse<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  place: 'path' | 'query' | 'body',
): z.output<Schema> {
  const result = (schema as unknown as z.ZodMiniType<z.output<Schema>>).safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  // What is wrong with a path is a thing that cannot exist.
  if (place === 'path') throw new AppError('NOT_FOUND', 'There is nothing here.');
  const wholeBody = issues.find((issue) => issue.path.length === 0);
  if (wholeBody)
    throw new AppError('MALFORMED', 'The body of the request is not what this call takes.');
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, fieldsToldAtMost)) {
    const path = issue.path.join('.');
    fields[path] ??=
      issue.message === 'Invalid input' ? 'This field is not acceptable.' : issue.message;
  }
  throw new AppError('INVALID', Object.values(fields)[0] ?? 'Check the form and try again.', {
    fields,
  });
}
