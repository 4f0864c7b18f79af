import { sql } from 'kysely';
import type { Db, RowOf } from '../../../platform/database/schema.ts';

/** Since when the user of the query's `users` has a role or a duty; null for players. */
export function dutySince(now: Date) {
  return sql<Date | null>`least(
    case when users.role <> 'user' then users.role_since end,
    (select min(staff_grants.created_at) from staff_grants
      where staff_grants.user_id = users.id and (staff_grants.until is null or staff_grants.until > ${now})))`;
}

/** Whether the user of the query's `users` has a second factor. */
export const hasSecondFactor = sql<boolean>`(
  exists (select from passkeys where passkeys.user_id = users.id)
  or exists (select from authenticators where authenticators.user_id = users.id and confirmed_at is not null))`;

export type Factors = RowOf<typeof findFactors>;

export function findFactors(db: Db, { userId, now }: { userId: string; now: Date }) {
  return db
    .selectFrom('users')
    .select([
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      sql<boolean>`exists (select from authenticators
        where authenticators.user_id = users.id and confirmed_at is not null)`.as(
        'hasAuthenticator',
      ),
      sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`.as(
        'passkeyCount',
      ),
      sql<number>`(select count(*)::int from recovery_codes
        where recovery_codes.user_id = users.id)`.as('recoveryCodeCount'),
      dutySince(now).as('dutySince'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** Its `counter` is text: it may exceed JavaScript's safe integers. */
export type PasskeyRow = RowOf<typeof listPasskeys>;

export function listPasskeys(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** @returns false if the credential is already known */
export async function insertPasskey(
  db: Db,
  passkey: Omit<PasskeyRow, 'last_used_at' | 'counter'> & { counter: number },
): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({ ...passkey, last_used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a use. @returns false if another use was recorded since the row was read */
export async function notePasskeyUse(
  db: Db,
  { id, from, to, now }: { id: string; from: number; to: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter: to, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', String(from))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function deletePasskey(db: Db, { id, userId }: { id: string; userId: string }) {
  return db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
}

/** Replaces one whose first code never came. @returns false if one is on already */
export async function saveAuthenticator(
  db: Db,
  { userId, secret }: { userId: string; secret: string },
): Promise<boolean> {
  const row = await db
    .insertInto('authenticators')
    .values({ user_id: userId, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, last_step: '0' })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the row, so that of two concurrent uses of one code the second sees the first. */
export function lockAuthenticator(db: Db, userId: string) {
  return db
    .selectFrom('authenticators')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function noteAuthenticatorUse(
  db: Db,
  { userId, step, now }: { userId: string; step: number; now: Date },
): Promise<void> {
  await db
    .updateTable('authenticators')
    .set({ last_step: step, confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})` })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteAuthenticator(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

export async function replaceRecoveryCodes(
  db: Db,
  { userId, hashes }: { userId: string; hashes: readonly Uint8Array[] },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses a code up; of two concurrent uses, one gets the row. */
export async function takeRecoveryCode(db: Db, userId: string, hash: Uint8Array): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes what was added since, and the recovery codes with it: whoever added it was shown them. */
export async function deleteFactorsSince(
  db: Db,
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  const passkeys = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('id')
    .execute();
  // One whose first code never came has no age and opens nothing.
  const apps = await db
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('confirmed_at', '>=', since), eb('confirmed_at', 'is', null)]))
    .returning('confirmed_at')
    .execute();
  if (passkeys.length > 0 || apps.some((app) => app.confirmed_at !== null))
    await replaceRecoveryCodes(db, { userId, hashes: [] });
}

export async function deleteFactors(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await db.deleteFrom('authenticators').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
