import { pageSize } from '@one-dream/contract/limits.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import * as queries from './mail-refusals.queries.ts';

/**
 * Records for the admins that an address refuses mail, until it accepts one again.
 * @returns the outcome for the job that sent the mail: an address that refuses is not the queue's failure
 */
export async function recordMailOutcome(
  { db, now }: Platform,
  { email, outcome }: { email: string; outcome: Outcome },
): Promise<Outcome> {
  if (outcome.kind === 'ok') await queries.deleteRefusedAddress(db, email);
  if (outcome.kind !== 'refused') return outcome;
  await queries.upsertRefusedAddress(db, { email, reason: outcome.reason, now: now() });
  return { kind: 'ok' };
}

export async function listRefusedAddresses({ db }: Platform) {
  const rows = await queries.listRefusedAddresses(db, { limit: pageSize.max });
  return rows.map(({ name, email, reason, refused_at }) => ({
    name,
    email,
    reason,
    refusedAt: refused_at.toISOString(),
  }));
}
