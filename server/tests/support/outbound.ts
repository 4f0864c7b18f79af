import { savePreferences } from '@one-dream/contract/features/notifications/notifications.ts';
import { sql } from 'kysely';
import type { Platform } from '../../src/platform/platform.ts';
import type { Person } from './people.ts';
import type { TestServer } from './start-test-server.ts';

export const channel = '880000000000000001';

/** Polls until the condition holds. @throws Error with the actual value, after a minute by default */
export async function eventually<Seen>(
  look: () => Seen | Promise<Seen>,
  { isSo, timeoutMs = 60_000 }: { isSo: (seen: Seen) => boolean; timeoutMs?: number },
): Promise<Seen> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (Date.now() > until) throw new Error(`Still ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts jobs due by the test's clock, as the queue uses the database's. */
export async function runDueJobs({
  db,
  platform: { now, jobs },
}: Pick<TestServer, 'db'> & { platform: Pick<Platform, 'now' | 'jobs'> }): Promise<void> {
  await sql`update pgboss.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() and start_after <= ${now()}`.execute(
    db,
  );
  jobs.look();
}

/** Messages posted in a channel or a person's direct messages, oldest first; without those kept up to date by editing. */
export function posted(
  { sandbox }: Pick<TestServer, 'sandbox'>,
  where: { channelId: string } | { recipientId: string },
) {
  return sandbox.discord.messages
    .filter((message) =>
      'channelId' in where
        ? message.channelId === where.channelId
        : message.recipientId === where.recipientId,
    )
    .filter(({ nonce }) => !nonce?.startsWith('post:'))
    .toReversed();
}

/** Sets delivery beyond the site, the same for all topics. */
export async function choose(
  { api }: TestServer,
  { as, mail, discord }: { as: Person; mail: boolean; discord: boolean },
): Promise<void> {
  const reach = { mail, discord };
  await api.act(savePreferences, {
    as,
    body: { team: reach, tournament: reach, match: reach, staff: reach },
  });
}

export async function discordIdOf({ db }: TestServer, { id }: Person): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('discord_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.discord_id ?? '';
}

/** Pending jobs, excluding scheduled and daily ones. The evening mail counts only once it is due, at 23:00 IST. */
export async function countWaiting({ db }: Pick<TestServer, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%'
      and singleton_key is distinct from 'daily'
      and start_after < now() + case when name = 'evening-mail' then '0' else interval '10 minutes' end`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Waits until no deliveries are pending. */
export function settled(server: Pick<TestServer, 'db'>): Promise<number> {
  return eventually(() => countWaiting(server), {
    isSo: (count) => count === 0,
    timeoutMs: 50_000,
  });
}
