import { t } from '@lingui/core/macro';
import type { ErrorCode } from '@one-dream/contract/errors.ts';
import { isRecord } from '@one-dream/contract/is-record.ts';

/** Why a call failed, with a displayable sentence as its `message`. */
export type ApiRefusal = Error & {
  name: 'ApiRefusal';
  /** `OFFLINE`: the server could not be reached. */
  code: ErrorCode | 'OFFLINE';
  /** HTTP status; 0 without an answer. */
  status: number;
  /** Messages by field of the body. */
  fields: Record<string, string>;
  /** Details of a refusal, such as the newer draft of a STALE. */
  data: unknown;
};

export function isRefusal(error: unknown): error is ApiRefusal {
  return error instanceof Error && error.name === 'ApiRefusal';
}

/** Whether somebody else changed the subject of a form after it was opened. */
export function isStale(error: unknown): boolean {
  return isRefusal(error) && error.code === 'STALE';
}

/** A displayable sentence for any error. */
export function messageOf(error: unknown): string {
  return isRefusal(error) ? error.message : t`Something went wrong. Please try again.`;
}

/** Messages by field, and the one for a form as a whole: none if the fields say it all. */
export function failureParts(error: unknown): {
  fields: Record<string, string>;
  message: string | undefined;
} {
  const fields = isRefusal(error) ? error.fields : {};
  const isSaid = !error || Object.keys(fields).length > 0;
  return { fields, message: isSaid ? undefined : messageOf(error) };
}

/** What is wrong with the field that a failure is shown at. */
export function messageAt(error: unknown, field: string): string {
  return (isRefusal(error) && error.fields[field]) || messageOf(error);
}

/** The same beside other fields, which say what is wrong with them. */
export function messageBeside(error: unknown, field: string): string | undefined {
  const { fields, message } = failureParts(error);
  return fields[field] ?? message;
}

/** Whether a retry may succeed shortly: the network or the server was unavailable. */
export function isPassing(error: unknown): boolean {
  return isRefusal(error) && (error.code === 'OFFLINE' || error.code === 'UNAVAILABLE');
}

/** The server could not be reached, or timed out. */
export function offlineRefusal(cause: unknown): ApiRefusal {
  return makeRefusal({
    code: 'OFFLINE',
    status: 0,
    message: t`We could not reach the site. Check your connection and try again.`,
    cause,
  });
}

/** A picture that is not worth sending: forms show it at its field. */
export function pictureRefusal(message: string): ApiRefusal {
  return makeRefusal({ code: 'IMAGE_UNSUPPORTED', status: 0, message });
}

/** Converts an error response to a refusal. `body` may be anything. */
export function readRefusal({ status, body }: { status: number; body: unknown }): ApiRefusal {
  const text = isRecord(body) ? body : {};
  if (typeof text.message !== 'string' || !isErrorCode(text.code)) {
    return makeRefusal({
      code: 'UNAVAILABLE',
      status,
      message: t`The site is having trouble right now. Please try again in a minute.`,
    });
  }
  return makeRefusal({
    code: text.code,
    status,
    message: text.message,
    fields: readFields(text.fields),
    data: text.data,
  });
}

function makeRefusal(options: {
  code: ApiRefusal['code'];
  status: number;
  message: string;
  fields?: Record<string, string>;
  data?: unknown;
  cause?: unknown;
}): ApiRefusal {
  const { code, status, message, fields = {}, data, cause } = options;
  return Object.assign(new Error(message, { cause }), {
    name: 'ApiRefusal' as const,
    code,
    status,
    fields,
    data,
  });
}

/**
 * Checks only the form: no page loads the list of all codes, and codes added by a newer server come with a sentence, too.
 */
function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && /^[A-Z][A-Z_]+$/.test(code);
}

function readFields(fields: unknown): Record<string, string> {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
