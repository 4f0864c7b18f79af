import type { APIInteractionResponse } from 'discord-api-types/v10';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { signBody } from '../../../sandbox/discord/discord-keys.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { pressOf } from '../support/discord-presses.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { insertTournament } from '../support/insert-tournaments.ts';
import { discordIdOf, eventually } from '../support/outbound.ts';

/** Number of `InteractionResponseType`. */
const deferred = 5;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ withDiscord: true });
  return () => cluster.close();
});

it('the same interaction at two processes at once has one effect and one answer', async () => {
  const { hands, sites } = cluster;
  const squads = await insertSquads(hands, { count: 20 });
  const tournament = await insertTournament(hands.db);
  const told: string[] = [];
  for (const { leader } of squads) {
    const userId = await discordIdOf(hands, leader);
    const body = pressOf(userId, `1|register-team|${tournament._id}`);
    const headers = signBody(body, Date.now());
    const answers = await Promise.all(
      [...sites, ...sites].map(async ({ url }) => {
        const answer = await fetch(`${url}/api/discord/interactions`, {
          ...{ method: 'POST', headers, body },
        });
        return (await answer.json()) as APIInteractionResponse;
      }),
    );
    // A duplicate gets the first one's answer, or a deferral: nobody is told they are already registered.
    const [first, ...others] = answers.filter(({ type }) => type !== deferred);
    for (const other of others) expect(other).toEqual(first);
    if (first) told.push(JSON.stringify(first));
  }
  expect(told.length).toBeGreaterThan(0);
  for (const text of told) expect(text).toMatch(/Slot \d+ is yours\./);
  // Deferred registrations complete later.
  await eventually(() => slotsOf(tournament._id), { isSo: (all) => all.length >= squads.length });
  expect(await slotsOf(tournament._id)).toEqual(squads.map((_squad, index) => index + 1));
});

async function slotsOf(tournamentId: string): Promise<number[]> {
  const { rows } = await sql<{ slot: number }>`select slot from registrations
    where tournament_id = ${tournamentId}::uuid order by slot`.execute(cluster.hands.db);
  return rows.map(({ slot }) => slot);
}
