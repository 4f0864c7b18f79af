import type { Role } from '@one-dream/contract/features/users/users.ts';
import { type Insertable, sql } from 'kysely';
import { compiledQuery } from '../../platform/database/compiled-query.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { dutySince, hasSecondFactor } from './second-factor/second-factor.queries.ts';

export interface SessionRow {
  user_id: string;
  role: Role;
  last_seen_at: Date;
  expires_at: Date;
}

export async function insertSession(
  db: Db,
  session: Insertable<Database['sessions']>,
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export interface FoundSession extends SessionRow {
  token_hash: Uint8Array;
  confirmed_at: Date | null;
  duty_since: Date | null;
  has_second_factor: boolean;
}

function selectSessions(db: Db) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.token_hash',
      'sessions.user_id',
      'users.role',
      'sessions.last_seen_at',
      'sessions.expires_at',
    ]);
}

/**
 * Finds existing sessions, in no order, with what a request needs to know of their users. One statement for any number:
 * they travel as hexadecimal text. Each is looked up by itself, so that one plan fits any number and is cached:
 * planning takes longer than finding one.
 */
export function findSessions(
  db: Db,
  { tokenHashes, now }: { tokenHashes: readonly Uint8Array[]; now: Date },
): Promise<FoundSession[]> {
  const hashes = tokenHashes.map((hash) => Buffer.from(hash).toString('hex'));
  return askForSessions(db, { hashes: JSON.stringify(hashes), now });
}

const askForSessions = compiledQuery<{ hashes: string; now: Date }, FoundSession>(
  (db, { hashes, now }) => {
    const found = selectSessions(db)
      .select([
        'sessions.confirmed_at',
        dutySince(now).as('duty_since'),
        hasSecondFactor.as('has_second_factor'),
      ])
      .where('sessions.token_hash', '=', sql<Uint8Array>`decode(hash.value, 'hex')`)
      .limit(1);
    return sql<FoundSession>`
      select found.* from jsonb_array_elements_text(${hashes}::jsonb) hash
      cross join lateral ${found} found`;
  },
);

export function listSessions(
  db: Db,
  tokenHashes: readonly Uint8Array[],
): Promise<(SessionRow & { token_hash: Uint8Array })[]> {
  return selectSessions(db)
    .where('sessions.token_hash', 'in', [...tokenHashes])
    .execute();
}

export async function touchSession(db: Db, tokenHash: Uint8Array, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: Uint8Array): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export function listSessionsOf(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.token_hash',
      'sessions.device',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'users.role',
    ])
    .where('sessions.user_id', '=', userId)
    .orderBy('sessions.last_seen_at', 'desc')
    .execute();
}

export function deleteSessionOf(db: Db, { userId, id }: { userId: string; id: string }) {
  return db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('token_hash')
    .executeTakeFirst();
}

export function deleteOtherSessions(db: Db, userId: string, tokenHash: Uint8Array) {
  return db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .returning('token_hash')
    .execute();
}

export async function confirmSession(db: Db, tokenHash: Uint8Array, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Lists users with one of these Discord accounts linked, with the data a call needs about them. */
export function listByDiscord(db: Db, discordIds: readonly string[], now: Date) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.role',
      'users.language',
      'users.discord_id',
      dutySince(now).as('duty_since'),
      hasSecondFactor.as('has_second_factor'),
    ])
    .where('users.discord_id', '=', sql<string>`any(${discordIds}::text[])`)
    .execute();
}
