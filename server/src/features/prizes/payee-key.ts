import type { Db } from '../../platform/database/schema.ts';
import { keepSiteKey } from '../../platform/database/site-keys.queries.ts';
import { deriveKey, seal, unseal } from '../../platform/seal.ts';
import { newSecret } from '../../platform/secrets.ts';

export interface PayeeDetails {
  upiId: string;
  name: string;
  /** Empty for an adult. */
  guardian: string;
}

/** Keys by database: making one asks it. */
const keys = new WeakMap<Db, Promise<Buffer>>();

/** As for rooms: decision 0033. Asked outside transactions, which have a handle of their own. */
export function payeeKey(db: Db): Promise<Buffer> {
  const kept = keys.get(db);
  if (kept) return kept;
  const made = keepSiteKey(db, { name: 'payees', candidate: newSecret() }).then(({ value }) =>
    deriveKey(value, 'payee details'),
  );
  keys.set(db, made);
  made.catch(() => keys.delete(db));
  return made;
}

export function sealDetails({
  key,
  userId,
  details,
}: {
  key: Buffer;
  userId: string;
  details: PayeeDetails;
}): Uint8Array {
  return seal({ key, text: JSON.stringify(details), context: userId });
}

export function openDetails({
  key,
  userId,
  sealed,
}: {
  key: Buffer;
  userId: string;
  sealed: Uint8Array;
}): PayeeDetails {
  return JSON.parse(unseal({ key, sealed, context: userId })) as PayeeDetails;
}
