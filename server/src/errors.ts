import { type ErrorCode, errorStatus } from '@one-dream/contract/errors.ts';

export interface AppErrorOptions {
  /** What is wrong with which field of the body, for a form to show in place. */
  fields?: Record<string, string>;
  /** After how many seconds trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal with its stable code and a sentence for a person; thrown anywhere, answered in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }
}

/** A field that is not acceptable, said once at the field and once as the message. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('INVALID', message, { fields: { [field]: message } });
}
