import type { Db } from '../../platform/database/schema.ts';
import { siteKey } from '../../platform/database/site-keys.queries.ts';
import { deriveKey, seal, unseal } from '../../platform/seal.ts';

export interface PayeeDetails {
  upiId: string;
  name: string;
  /** Empty for an adult. */
  guardian: string;
}

/** As for rooms: record 33. Called outside transactions, which have a connection of their own. */
export async function payeeKey(db: Db): Promise<Buffer> {
  return deriveKey(await siteKey(db, 'payees'), 'payee details');
}

export function sealDetails(payee: {
  key: Buffer;
  userId: string;
  details: PayeeDetails;
}): Uint8Array {
  return seal({ key: payee.key, text: JSON.stringify(payee.details), context: payee.userId });
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
