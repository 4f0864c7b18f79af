import type { Session } from '../../calls/viewer.ts';
import { groupCommit } from '../../platform/group-commit.ts';
import type { Platform } from '../../platform/platform.ts';
import { owedSecondFactor } from './second-factor/second-factor.rules.ts';
import { listByDiscord } from './sessions.queries.ts';

/** Stands for the missing token: no session has this hash. */
const noToken = new Uint8Array();

interface Linked {
  session: Session;
  /** Chosen in the account; null for none. */
  language: string | null;
}

/** Look-ups in one statement. */
const mostTogether = 100;

/**
 * Finds the user who has a Discord account linked, as calls see them: with their current role, and without a recent
 * confirmation. `undefined` for none.
 */
export function createFindLinked(
  platform: Pick<Platform, 'db' | 'now' | 'secondFactor'>,
): (discordId: string) => Promise<Linked | undefined> {
  const find = groupCommit<string, Linked | undefined>({
    most: mostTogether,
    serve: async (_key, discordIds) => {
      const time = platform.now();
      const rows = await listByDiscord(platform.db, discordIds, time);
      const found = new Map(
        rows.map((row) => [
          row.discord_id,
          {
            session: {
              viewer: { id: row.id, role: row.role },
              tokenHash: noToken,
              isConfirmed: false,
              owed: owedSecondFactor({
                mode: platform.secondFactor,
                dutySince: row.duty_since,
                hasSecondFactor: row.has_second_factor,
                now: time,
              }),
            },
            language: row.language,
          },
        ]),
      );
      return discordIds.map((discordId) => found.get(discordId));
    },
  });
  return (discordId) => find('', discordId);
}
