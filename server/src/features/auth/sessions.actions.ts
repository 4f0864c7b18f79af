import type { Role } from '@one-dream/contract/features/users.ts';
import type { Session } from '../../http/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { isSessionOver, sessionLifetime } from './auth.rules.ts';
import * as queries from './sessions.queries.ts';

/** Idle time is counted in steps of this many milliseconds, to spare a write for every read. */
const touchAfter = 5 * 60 * 1000;

/** Signs a user in. @returns the bearer token, which is kept nowhere but in the browser */
export async function startSession(
  db: Db,
  { userId, role, now }: { userId: string; role: Role; now: Date },
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + sessionLifetime(role).total);
  await queries.insertSession(db, { tokenHash: hashSecret(token), userId, now, expiresAt });
  return token;
}

/** Whose session a bearer token is; `undefined` when it is none, or over. */
export async function findSession(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  token: string,
): Promise<Session | undefined> {
  const tokenHash = hashSecret(token);
  const row = await queries.findSession(db, tokenHash);
  if (!row) return undefined;
  const time = now();
  if (isSessionOver(row, time)) {
    await queries.deleteSession(db, tokenHash);
    return undefined;
  }
  const idle = time.getTime() - row.last_seen_at.getTime();
  if (idle > touchAfter) await queries.touchSession(db, { tokenHash, now: time });
  return { viewer: { id: row.user_id, role: row.role }, tokenHash };
}

export async function endSession({ db, live }: Platform, session: Session): Promise<void> {
  await queries.deleteSession(db, session.tokenHash);
  live.sessionEnded(session.tokenHash);
}

/** Signs a user out everywhere; call `live.sessionsEnded` after the commit. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  await queries.deleteSessions(db, userId);
}
