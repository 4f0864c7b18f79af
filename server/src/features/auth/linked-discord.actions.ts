import type { Session } from '../../calls/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { owedSecondFactor } from './second-factor/second-factor.rules.ts';
import { findByDiscord } from './sessions.queries.ts';

/** Nobody's: what it stands for has no token, so nothing can be ended or confirmed by it. */
const noToken = new Uint8Array();

/**
 * Whoever has a Discord account linked, as calls see them: with the role of this moment, and without having shown lately
 * who they are. `undefined`: nobody has.
 */
export async function findLinkedSession(
  { db, now, secondFactor }: Pick<Platform, 'db' | 'now' | 'secondFactor'>,
  discordId: string,
): Promise<Session | undefined> {
  const time = now();
  const row = await findByDiscord(db, { discordId, now: time });
  if (!row) return undefined;
  return {
    viewer: { id: row.id, role: row.role },
    tokenHash: noToken,
    isConfirmed: false,
    owed: owedSecondFactor({
      mode: secondFactor,
      dutySince: row.duty_since,
      hasSecondFactor: row.has_second_factor,
      now: time,
    }),
  };
}
