import { type RawBuilder, sql } from 'kysely';
import { sessionLifetime } from './auth.rules.ts';

/** `isSessionOver` as a condition on `sessions` joined with `users`, negated. */
export function isSessionLive(now: Date): RawBuilder<boolean> {
  const idleSince = (role: 'user' | 'admin') =>
    new Date(now.getTime() - sessionLifetime(role).idle);
  return sql<boolean>`(sessions.expires_at > ${now}::timestamptz
    and sessions.last_seen_at >= case when users.role = 'user' then ${idleSince('user')}::timestamptz
      else ${idleSince('admin')}::timestamptz end)`;
}
