import type { Insertable } from 'kysely';
import type { Database, Db } from '../../../platform/database/schema.ts';

export type ChallengePurpose = 'sign-in' | 'add' | 'confirm';

export interface Challenge {
  hash: Uint8Array;
  purpose: ChallengePurpose;
  /** Hash of the device's id, or of the session's token. */
  boundTo: Uint8Array;
}

export async function insertChallenge(
  db: Db,
  { hash, purpose, boundTo, expiresAt }: Challenge & { expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('challenges')
    .values({ challenge_hash: hash, purpose, bound_to: boundTo, expires_at: expiresAt })
    .execute();
}

/** Uses up a challenge made for this purpose; of two concurrent uses, one gets the row. */
export async function takeChallenge(
  db: Db,
  { hash, purpose, boundTo, now }: Challenge & { now: Date },
): Promise<boolean> {
  const row = await db
    .deleteFrom('challenges')
    .where('challenge_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('bound_to', '=', boundTo)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSignInStep(
  db: Db,
  step: Insertable<Database['sign_in_steps']>,
): Promise<void> {
  await db.insertInto('sign_in_steps').values(step).execute();
}

/** Counts a try before it is evaluated. */
export function trySignInStep(
  db: Db,
  { ticketHash, now, most }: { ticketHash: Uint8Array; now: Date; most: number },
) {
  return db
    .updateTable('sign_in_steps')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['user_id', 'password_hash', 'tries'])
    .executeTakeFirst();
}

export async function deleteSignInStep(db: Db, ticketHash: Uint8Array): Promise<boolean> {
  const row = await db
    .deleteFrom('sign_in_steps')
    .where('ticket_hash', '=', ticketHash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends pending sign-ins after the account was secured. */
export async function deleteSignInSteps(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sign_in_steps').where('user_id', '=', userId).execute();
}

/** Whether this account was signed in on the device before. */
export async function isKnownDevice(
  db: Db,
  { userId, deviceIdHash }: { userId: string; deviceIdHash: Uint8Array },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('mark_hash', '=', deviceIdHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the device was known, and whether the user has had any */
export async function noteDevice(
  db: Db,
  { userId, deviceIdHash, now }: { userId: string; deviceIdHash: Uint8Array; now: Date },
): Promise<{ isKnown: boolean; isFirst: boolean }> {
  const known = await db
    .updateTable('known_devices')
    .set({ last_seen_at: now })
    .where('user_id', '=', userId)
    .where('mark_hash', '=', deviceIdHash)
    .returning('user_id')
    .executeTakeFirst();
  if (known) return { isKnown: true, isFirst: false };
  const other = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, mark_hash: deviceIdHash, last_seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { isKnown: false, isFirst: other === undefined };
}
