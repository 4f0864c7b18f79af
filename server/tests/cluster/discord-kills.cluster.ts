import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DiscordMessage } from '../../../sandbox/discord/discord-message.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { discordAs, messageOf } from '../support/discord-presses.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { insertTournament } from '../support/insert-tournaments.ts';
import { discordIdOf, eventually } from '../support/outbound.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ withDiscord: true });
  return () => cluster.close();
});
/** Restarts the killed process, as a supervisor would. */
afterEach(async () => {
  cluster.discord.faults.clear();
  const [killed] = cluster.sites;
  cluster.sites[0] = await startSite(cluster.env, { port: Number(new URL(killed.url).port) });
  await cluster.sites[0].ready();
});

async function newEntry() {
  const { hands, discord } = cluster;
  const tournament = await insertTournament(hands.db);
  const [squad] = await insertSquads(hands, { count: 1 });
  if (!squad) throw new Error('no squad');
  const userId = await discordIdOf(hands, squad.leader);
  const at = (site: SiteProcess) => discordAs({ url: site.url, sandbox: { discord } }, userId);
  const registered = async () => {
    const { rows } = await sql<{ slot: number }>`select slot from registrations
      where tournament_id = ${tournament._id}::uuid`.execute(hands.db);
    return rows.map(({ slot }) => slot);
  };
  return { tournament, at, registered };
}

/** A second connection holds the tournament until `act` is over: whoever registers waits for it. */
async function whileHeld(tournamentId: string, act: () => Promise<void>): Promise<void> {
  await inTransaction(cluster.hands.db, async (db) => {
    await sql`select 1 from tournaments where id = ${tournamentId}::uuid for update`.execute(db);
    await act();
  });
}

const thinks = ({ isThinking }: DiscordMessage) => isThinking;

describe('kill -9 between a promise and its follow-up, of one of two processes', () => {
  it('while it works: the other one says press again, and a press does it once', async () => {
    const { tournament, at, registered } = await newEntry();
    const [victim, other] = cluster.sites;
    const shown = messageOf(await at(victim).type('register', { event: tournament._id }));
    const press = `1|register-team|${tournament._id}`;
    await whileHeld(tournament._id, async () => {
      const first = await at(victim).pressAtOnce(shown, press);
      expect(first.kind).toBe('thinking');
      await victim.kill('SIGKILL');
    });
    await eventually(() => shown, { isSo: (message) => !thinks(message) });
    expect(shown.content).toBe('That took too long here. Press again to see the current state.');
    const before = await registered();
    const again = messageOf(await at(other).pressId(shown, press));
    // Statements that the killed process had sent may have been executed; nothing is executed twice.
    expect(again.content).toMatch(before.length === 0 ? /Slot 1 is yours/ : /already registered/i);
    expect(await registered()).toEqual([1]);
  });

  it('while Discord is away: the other one brings the answer, and not press again', async () => {
    const { tournament, at, registered } = await newEntry();
    const [victim] = cluster.sites;
    const { faults } = cluster.discord;
    const shown = messageOf(await at(victim).type('register', { event: tournament._id }));
    faults.next({ route: 'webhook', status: 503, times: Number.POSITIVE_INFINITY });
    await whileHeld(tournament._id, async () => {
      const first = await at(victim).pressAtOnce(shown, `1|register-team|${tournament._id}`);
      expect(first.kind).toBe('thinking');
    });
    await eventually(async () => (await followUpsOf('Slot 1 is yours.')).length, {
      isSo: (count) => count === 1,
    });
    await victim.kill('SIGKILL');
    expect(thinks(shown)).toBe(true);
    faults.clear();
    await eventually(() => shown, { isSo: (message) => !thinks(message) });
    expect(shown.content).toContain('Slot 1 is yours.');
    expect(await registered()).toEqual([1]);
  });
});

async function followUpsOf(text: string) {
  const { rows } = await sql`select id from pgboss.job
    where name = 'discord-follow-up' and state in ('created', 'retry', 'active')
      and data::text like ${`%${text}%`}`.execute(cluster.hands.db);
  return rows;
}
