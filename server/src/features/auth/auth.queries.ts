import { type Insertable, type NotNull, type Selectable, sql } from 'kysely';
import type { Database, Db, RowOf } from '../../platform/database/schema.ts';
import { type AccountRow, accountColumns } from '../users/users.shared.queries.ts';

function selectAccounts(db: Db) {
  return db.selectFrom('users').select(accountColumns);
}

export function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('email', '=', email).executeTakeFirst();
}

export interface SignInAccount extends Pick<AccountRow, 'id'> {
  /** For an unverified account, that of its newest registration, to tell its owner what is missing. */
  stored_hash: string | null;
}

/** Finds the account for checking a password, without a lock. */
export function findAccountForSignIn(db: Db, email: string): Promise<SignInAccount | undefined> {
  return db
    .selectFrom('users')
    .select((eb) => [
      'users.id',
      eb.fn
        .coalesce(
          'users.password_hash',
          eb
            .selectFrom('email_tokens')
            .select('email_tokens.password_hash')
            .whereRef('email_tokens.user_id', '=', 'users.id')
            .where('users.email_verified_at', 'is', null)
            .where('email_tokens.purpose', '=', 'verify')
            .where('email_tokens.password_hash', 'is not', null)
            .orderBy('email_tokens.id', 'desc')
            .limit(1),
        )
        .as('stored_hash'),
    ])
    .where('users.email', '=', email)
    .executeTakeFirst();
}

/** Locks the row: a session that is started under the lock is ended by whatever ends sessions after it. */
export function lockAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks the row, so that two sign-ins through a provider are serialised. */
export function lockAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('email', '=', email).forUpdate().executeTakeFirst();
}

/** Locks the row, as `lockAccount`. */
export function lockAccountByDiscord(db: Db, discordId: string): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('discord_id', '=', discordId).forUpdate().executeTakeFirst();
}

/** Locks the row, as `lockAccount`. */
export function lockAccountByGoogle(db: Db, subject: string): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('google_subject', '=', subject).forUpdate().executeTakeFirst();
}

/** Whether the address was remembered as the owner's; forgets it. */
export async function takePendingOwner(db: Db, email: string): Promise<boolean> {
  const row = await db
    .deleteFrom('pending_owners')
    .where('email', '=', email)
    .returning('email')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPendingOwner(db: Db, email: string): Promise<void> {
  await db
    .insertInto('pending_owners')
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface NewEmailToken {
  id: string;
  userId: string;
  purpose: 'verify' | 'reset';
  expiresAt: Date;
  /** The registration that a verified address activates. */
  registration?: RowOf<typeof findSoleRegistration> | undefined;
}

/** Does nothing if a token with that id exists: a retried job. */
export async function insertEmailToken(db: Db, token: NewEmailToken): Promise<void> {
  await db
    .insertInto('email_tokens')
    .values({
      id: token.id,
      user_id: token.userId,
      purpose: token.purpose,
      expires_at: token.expiresAt,
      name: token.registration?.name,
      password_hash: token.registration?.passwordHash,
      profile: token.registration?.profile,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Gives an unused token its secret. @returns its user; undefined when it is used or gone */
export function armEmailToken(
  db: Db,
  { id, tokenHash, expiresAt }: { id: string; tokenHash: Uint8Array; expiresAt: Date },
): Promise<{ email: string; name: string; isConfirmed: boolean } | undefined> {
  return db
    .updateTable('email_tokens')
    .from('users')
    .set({ token_hash: tokenHash, expires_at: expiresAt })
    .whereRef('users.id', '=', 'email_tokens.user_id')
    .where('email_tokens.id', '=', id)
    .where('email_tokens.used_at', 'is', null)
    .returning([
      'users.email',
      sql<string>`coalesce(email_tokens.name, users.name)`.as('name'),
      sql<boolean>`users.email_verified_at is not null`.as('isConfirmed'),
    ])
    .executeTakeFirst();
}

/** Finds the chosen language of the account with an address; undefined where there is none. */
export async function findLanguage(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.language ?? undefined;
}

/** Whether a link would work right now. */
export async function isOpenEmailToken(
  db: Db,
  { tokenHash, purpose, now }: { tokenHash: Uint8Array; purpose: 'verify' | 'reset'; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('email_tokens')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a token up; of two concurrent uses, one gets the row. */
export function useEmailToken(
  db: Db,
  { tokenHash, purpose, now }: { tokenHash: Uint8Array; purpose: 'verify' | 'reset'; now: Date },
) {
  return db
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'name', 'password_hash', 'profile'])
    .executeTakeFirst();
}

export function findUsedEmailToken(db: Db, tokenHash: Uint8Array) {
  return db
    .selectFrom('email_tokens')
    .select(['purpose', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is not', null)
    .$narrowType<{ used_at: NotNull }>()
    .executeTakeFirst();
}

/** Finds the registration of an address if there is only one; several cannot be told apart. */
export async function findSoleRegistration(db: Db, userId: string) {
  // A link requested again carries a copy; separate registrations differ in the salt of the password hash.
  const [one, another] = await db
    .selectFrom('email_tokens')
    .select(['name', 'password_hash', 'profile'])
    .distinct()
    .where('user_id', '=', userId)
    .where('purpose', '=', 'verify')
    .where('password_hash', 'is not', null)
    .limit(2)
    .execute();
  if (!one?.password_hash || another) return undefined;
  return { name: one.name ?? '', passwordHash: one.password_hash, profile: one.profile ?? '' };
}

/** Invalidates the user's other links of that purpose. */
export async function deleteUnusedEmailTokens(
  db: Db,
  { userId, purpose }: { userId: string; purpose: 'verify' | 'reset' },
): Promise<void> {
  await db
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

export async function insertOauthState(
  db: Db,
  state: Insertable<Database['oauth_states']>,
): Promise<void> {
  await db.insertInto('oauth_states').values(state).execute();
}

/** Uses a state up, if it is for this browser, purpose and user. */
export async function takeOauthState(
  db: Db,
  {
    state_hash,
    browser_hash,
    purpose,
    user_id,
    now,
  }: Omit<Selectable<Database['oauth_states']>, 'expires_at'> & { now: Date },
): Promise<boolean> {
  const row = await db
    .deleteFrom('oauth_states')
    .where('state_hash', '=', state_hash)
    .where('browser_hash', '=', browser_hash)
    .where('purpose', '=', purpose)
    .where('user_id', user_id === null ? 'is' : '=', user_id)
    .where('expires_at', '>', now)
    .returning('state_hash')
    .executeTakeFirst();
  return row !== undefined;
}
