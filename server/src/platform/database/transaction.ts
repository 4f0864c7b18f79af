import { AppError } from '../../errors.ts';
import type { Db } from './schema.ts';

const attempts = 4;

/**
 * Runs `work` in one transaction and retries it after a deadlock or a serialization failure; `work` must have no effect
 * outside the transaction.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40P01' || code === '40001';
}

/**
 * Whether a failed transaction certainly left nothing behind: a refusal by the site or the database, not a lost connection.
 */
export function isUndone(error: unknown): boolean {
  if (error instanceof AppError) return error.code !== 'UNAVAILABLE';
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(22|23|40|42|P0)...$/.test(code);
}

/** Returns the name of the violated constraint if `error` is a unique violation. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : undefined;
}
