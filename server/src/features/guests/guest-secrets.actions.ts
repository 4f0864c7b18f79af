import { createHmac } from 'node:crypto';
import type { Db } from '../../platform/database/schema.ts';
import { siteKey } from '../../platform/database/site-keys.queries.ts';
import { deriveKey, seal, unseal } from '../../platform/seal.ts';

/** The captain of a guest team and how to reach them; each field may be empty. */
export interface Captain {
  name: string;
  /** In the form of `wa.me`: digits with the country code. */
  phone: string;
  mail: string;
  discord: string;
}

export const nobody: Captain = { name: '', phone: '', mail: '', discord: '' };

/** Reads the key that captains and links are encrypted with. Call it outside transactions: it takes a connection of its own. */
export async function guestKey(db: Db): Promise<Buffer> {
  return deriveKey(await siteKey(db, 'guests'), 'guest teams');
}

/** Keyed hashes of a captain's address and number, for looking them up; null for an empty one. */
export function captainMarks(
  key: Buffer,
  { mail, phone }: Pick<Captain, 'mail' | 'phone'>,
): { mail: Buffer | null; phone: Buffer | null } {
  const own = deriveKey(key.toString('base64'), 'captains');
  const mark = (text: string) =>
    text === '' ? null : createHmac('sha256', own).update(text).digest();
  return { mail: mark(mail), phone: mark(phone) };
}

interface Sealing {
  key: Buffer;
  entryId: string;
}

export function sealCaptain({ key, entryId }: Sealing, captain: Captain): Uint8Array {
  return seal({ key, text: JSON.stringify(captain), context: `captain ${entryId}` });
}

export function openCaptain({ key, entryId }: Sealing, sealed: Uint8Array | null): Captain {
  if (!sealed) return nobody;
  return JSON.parse(unseal({ key, sealed, context: `captain ${entryId}` })) as Captain;
}

export function sealLink({ key, entryId }: Sealing, link: string): Uint8Array {
  return seal({ key, text: link, context: `link ${entryId}` });
}

export function openLink({ key, entryId }: Sealing, sealed: Uint8Array | null): string | null {
  return sealed && unseal({ key, sealed, context: `link ${entryId}` });
}
