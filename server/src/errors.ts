import { type ErrorCode, errorStatus } from '@one-dream/contract/errors.ts';

export interface AppErrorOptions {
  /** What is wrong with which field of the body, for a form to show in place. */
  fields?: Record<string, string>;
  /** After how many seconds trying again makes sense. */
  retryAfter?: number;
  /** What to go on with, as the call's contract has it: the newer draft where a save was stale. */
  data?: unknown;
  /** Where one code means two things: NOT_IN_LOBBY is 403 for a person, 422 for a row of a result. */
  status?: number;
  cause?: unknown;
}

/** A refusal with its stable code and a sentence for a person; thrown anywhere, answered in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? errorStatus[code];
    this.data = options.data;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }
}

/** Whether a rule lets something be: what a screen offers is asked of the rule that the action keeps. */
export function isGranted(assert: () => void): boolean {
  try {
    assert();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** A field that is not acceptable, said once at the field and once as the message. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('INVALID', message, { fields: { [field]: message } });
}
