import type { SignedInPlace } from '@one-dream/contract/features/auth/auth.sessions.ts';
import type { RowOf } from '../../platform/database/schema.ts';
import type { listSessionsOf } from './sessions.queries.ts';

export function presentPlace(
  row: RowOf<typeof listSessionsOf>,
  { tokenHash }: { tokenHash: Uint8Array },
): SignedInPlace {
  return {
    _id: row.id,
    device: row.device,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_seen_at.toISOString(),
    isThis: Buffer.compare(row.token_hash, tokenHash) === 0,
  };
}
