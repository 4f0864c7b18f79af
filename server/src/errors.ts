import { type ErrorCode, errorStatus } from '@one-dream/contract/errors.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';

export interface AppErrorOptions {
  /** Messages by field of the body, for a form to show in place. */
  fields?: Record<string, Translatable>;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** Data to continue with, per the call's contract: the newer draft if a save was stale. */
  data?: unknown;
  /** Overrides the status of a code with two meanings: NOT_IN_LOBBY is 403 for a person, 422 for a row of a result. */
  status?: number;
  cause?: unknown;
}

/**
 * A refusal with a stable code and a translatable message; thrown anywhere, answered in one place in the reader's language.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** The translatable form of `message`, which is in English for logs. */
  readonly text: Translatable;
  readonly fields: Record<string, Translatable> | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, text: Translatable, options: AppErrorOptions = {}) {
    super(inEnglish(text), { cause: options.cause });
    this.code = code;
    this.text = text;
    this.status = options.status ?? errorStatus[code];
    this.data = options.data;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }
}

/** Whether a rule permits something: screens offer exactly what the action's own rule allows. */
export function isGranted(assert: () => void): boolean {
  try {
    assert();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Error for an invalid field, reported both at the field and as the message. */
export function invalidField(field: string, text: Translatable): AppError {
  return new AppError('INVALID', text, { fields: { [field]: text } });
}
