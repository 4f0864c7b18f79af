import type { SecondFactor } from '@one-dream/contract/features/auth.second-factor.ts';
import type { listPasskeys } from './second-factor.queries.ts';

type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

/** Presents a passkey to its owner, without its key and counter. */
export function presentPasskey(row: PasskeyRow): SecondFactor['passkeys'][number] {
  return {
    _id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
