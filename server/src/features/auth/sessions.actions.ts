import type { SignedInPlace } from '@one-dream/contract/features/auth/auth.sessions.ts';
import type { Role } from '@one-dream/contract/features/users/users.ts';
import type { Session } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { groupCommit } from '../../platform/group-commit.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { isSessionOver, sessionLifetime } from './auth.rules.ts';
import { authTexts } from './auth.texts.ts';
import { deletePendingChange } from './email-change.queries.ts';
import { isConfirmed, owedSecondFactor } from './second-factor/second-factor.rules.ts';
import { presentPlace } from './sessions.presenters.ts';
import * as queries from './sessions.queries.ts';

/** Idle time is counted in steps of this many milliseconds, to spare a write for every read. */
const touchAfter = 5 * 60 * 1000;

/** Signs a user in. @returns the bearer token, which is stored only in the browser */
export async function startSession(
  db: Db,
  {
    userId,
    role,
    now,
    device = '',
    isConfirmed: counts = true,
  }: {
    userId: string;
    role: Role;
    now: Date;
    device?: string;
    /** Whether they have shown as much as a confirmation would require. */
    isConfirmed?: boolean;
  },
): Promise<string> {
  const token = newSecret();
  await queries.insertSession(db, {
    token_hash: hashSecret(token),
    user_id: userId,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + sessionLifetime(role).total),
    device,
    confirmed_at: counts ? now : null,
  });
  return token;
}

type FindIn = Pick<Platform, 'db' | 'now'> & Partial<Pick<Platform, 'secondFactor'>>;

/** Finds the session of a bearer token; `undefined` if there is none or it is over. */
export type FindSession = (token: string) => Promise<Session | undefined>;

/** Sessions per statement at most. */
const most = 250;

/**
 * Every request begins with its session, so look-ups that arrive while a statement runs are batched into the next one:
 * never into one that began before them.
 */
export function openSessions(platform: FindIn): FindSession {
  const { db, now } = platform;
  const read = groupCommit<Uint8Array, queries.FoundSession | undefined>({
    most,
    serve: async (_key, tokenHashes) => {
      const rows = await queries.findSessions(db, { tokenHashes, now: now() });
      const byHash = new Map(rows.map((row) => [keyOf(row.token_hash), row]));
      return tokenHashes.map((hash) => byHash.get(keyOf(hash)));
    },
  });
  return async (token) => {
    const tokenHash = hashSecret(token);
    return toSession(platform, { tokenHash, row: await read('sessions', tokenHash) });
  };
}

export async function findSession(platform: FindIn, token: string): Promise<Session | undefined> {
  const tokenHash = hashSecret(token);
  const [row] = await queries.findSessions(platform.db, {
    tokenHashes: [tokenHash],
    now: platform.now(),
  });
  return toSession(platform, { tokenHash, row });
}

/** Converts a row to a live session, or to nothing. An expired one is deleted. */
async function toSession(
  { db, now, secondFactor = 'offered' }: FindIn,
  { tokenHash, row }: { tokenHash: Uint8Array; row: queries.FoundSession | undefined },
): Promise<Session | undefined> {
  if (!row) return undefined;
  const time = now();
  if (isSessionOver(row, time)) {
    await queries.deleteSession(db, tokenHash);
    return undefined;
  }
  const idle = time.getTime() - row.last_seen_at.getTime();
  if (idle > touchAfter) await queries.touchSession(db, tokenHash, time);
  const owed = owedSecondFactor({
    mode: secondFactor,
    dutySince: row.duty_since,
    hasSecondFactor: row.has_second_factor,
    now: time,
  });
  return {
    viewer: { id: row.user_id, role: row.role },
    tokenHash,
    isConfirmed: isConfirmed(row.confirmed_at, time),
    owed,
  };
}

function keyOf(hash: Uint8Array): string {
  return Buffer.from(hash).toString('base64');
}

/** Lists which sessions are live, without counting as using them. */
export async function listLiveSessions(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  tokenHashes: readonly Uint8Array[],
): Promise<Uint8Array[]> {
  const rows = await queries.listSessions(db, tokenHashes);
  const time = now();
  return rows.filter((row) => !isSessionOver(row, time)).map(({ token_hash }) => token_hash);
}

export async function endSession({ db, live }: Platform, session: Session): Promise<void> {
  await queries.deleteSession(db, session.tokenHash);
  live.sessionEnded(session.tokenHash);
}

/** Signs a user out everywhere; call `live.sessionsEnded` after the commit. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  await queries.deleteSessions(db, userId);
}

/** Lists where the session's user is signed in, last used first. */
export async function listSignedInPlaces(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  session: Session,
): Promise<SignedInPlace[]> {
  const rows = await queries.listSessionsOf(db, session.viewer.id);
  const time = now();
  return rows.filter((row) => !isSessionOver(row, time)).map((row) => presentPlace(row, session));
}

export async function endOneSession(
  { db, live }: Platform,
  { session, sessionId }: { session: Session; sessionId: string },
): Promise<void> {
  const ended = await queries.deleteSessionOf(db, { userId: session.viewer.id, id: sessionId });
  if (!ended) throw new AppError('NOT_FOUND', authTexts.deviceGone);
  live.sessionEnded(ended.token_hash);
}

/** Signs the other devices out, and ends a change of address that one of them may have asked for. */
export async function endOtherSessions({ db, live }: Platform, session: Session): Promise<void> {
  const { viewer, tokenHash } = session;
  const ended = await inTransaction(db, async (trx) => {
    await deletePendingChange(trx, viewer.id);
    return queries.deleteOtherSessions(trx, viewer.id, tokenHash);
  });
  for (const { token_hash } of ended) live.sessionEnded(token_hash);
}
