import type { Role } from '@one-dream/contract/features/users/users.ts';
import { line } from '@one-dream/contract/fields.ts';
import { userNameLength } from '@one-dream/contract/limits.ts';
import { normalised } from '@one-dream/contract/text.ts';

export const oauthStateMinutes = 10;

/** Name of an account with an unverified registration. */
export const unverifiedName = 'Not verified yet';
export const namelessPlayer = 'Player';

const day = 24 * 60 * 60 * 1000;

/** Session lifetime in milliseconds, idle and total. Staff sessions idle out sooner. */
export function sessionLifetime(role: Role): { idle: number; total: number } {
  return role === 'user' ? { idle: 7 * day, total: 30 * day } : { idle: day, total: 30 * day };
}

/** Whether a session has expired: started too long ago, or idle for too long. */
export function isSessionOver(
  session: { role: Role; last_seen_at: Date; expires_at: Date },
  now: Date,
): boolean {
  const idle = now.getTime() - session.last_seen_at.getTime();
  return session.expires_at <= now || idle > sessionLifetime(session.role).idle;
}

const userName = line({ label: 'Name', ...userNameLength });

/**
 * Turns a name from Google or Discord into one that registration would accept: without control and invisible
 * characters, cut between characters, never empty.
 */
export function nameFromProvider(name: string): string {
  const visible = [...normalised(name, 'NFC')].filter(
    (character) => userName.safeParse(`a${character}`).success,
  );
  let short = '';
  for (const character of visible) {
    if (short.length + character.length > userNameLength.max) break;
    short += character;
  }
  const parsed = userName.safeParse(short);
  return parsed.success ? parsed.data : namelessPlayer;
}
