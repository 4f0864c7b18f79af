import { isDeepStrictEqual } from 'node:util';
import type { AnyCall } from '@one-dream/contract/call.ts';
import { errorStatus } from '@one-dream/contract/errors.ts';
import type * as z from 'zod/mini';

/**
 * Validates every answer in every test against the contract: a success has exactly the fields of its schema, a refusal has
 * its code, the matching status and a sentence; a 500 is always a bug.
 * @throws Error that describes the violation
 */
export function assertShape(
  call: AnyCall,
  { status, body }: { status: number; body: Record<string, unknown> },
): void {
  const wrong = status === 200 ? findExcess(call, body) : findRefusalFault({ status, body });
  if (wrong) throw new Error(`${call.path} ${status}: ${wrong}\n${JSON.stringify(body)}`);
}

function findExcess(call: AnyCall, body: unknown): string | undefined {
  const parsed = (call.answer as z.ZodMiniObject).safeParse(body);
  if (!parsed.success) return JSON.stringify(parsed.error.issues);
  // Parsing drops fields outside the schema.
  return isDeepStrictEqual(parsed.data, body) ? undefined : 'more than the schema names';
}

const innards =
  /violates|constraint|relation "|syntax error|Error:|node_modules|\$\d|invalid input/i;

/** Refusals with data to continue with: the newer draft, the warnings, the blockers. */
const codesWithData = new Set([
  'STALE',
  'CONFIRM',
  'OUTCOME_CHANGES',
  'STAGE_OPEN',
  'TIE_AT_CUT',
  'UNEQUAL_MATCHES',
]);

export function findRefusalFault({
  status,
  body,
}: {
  status: number;
  body: Record<string, unknown>;
}): string | undefined {
  const { success, code, message, fields, data, ...rest } = body;
  if (status === 500) return 'a bug';
  if (success !== false) return 'success is not false';
  if (typeof code !== 'string' || !(code in errorStatus)) return 'an unknown code';
  const isRow = code === 'NOT_IN_LOBBY' && fields !== undefined;
  const expected = isRow ? 422 : errorStatus[code as keyof typeof errorStatus];
  if (expected !== status) return 'not the status of the code';
  if (typeof message !== 'string' || !/^\S+(\s\S+)+$/.test(message)) return 'not a sentence';
  if (innards.test(message)) return 'not for a person';
  if (fields !== undefined && typeof fields !== 'object') return 'fields are no object';
  if (data !== undefined && !codesWithData.has(code)) return 'data that nobody expects';
  if (status === 422 && Object.keys(fields ?? {}).length === 0) return 'a 422 that names no field';
  if (Object.keys(rest).length > 0) return `more than a refusal has: ${Object.keys(rest)}`;
  return undefined;
}
