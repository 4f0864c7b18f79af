import * as calls from '@one-dream/contract/features/prizes/prizes.ts';
import { cancelTournament } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import { deleteTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../factories/api.ts';
import {
  createFreshDatabase,
  type FreshDatabase,
  whyPostgresIsAway,
} from '../../../factories/postgres.ts';
import { approve, type Ledgered, newLedger, nextUtr } from '../../../factories/prizes.ts';
import { startTestServer, type TestServer } from '../support/start-test-server.ts';
import { holdStatements } from '../support/statement-holds.ts';

const whyAway = await whyPostgresIsAway();

describe.skipIf(whyAway)(`a prize that is just being paid${whyAway ? ` (${whyAway})` : ''}`, () => {
  let database: FreshDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createFreshDatabase();
    server = await startTestServer({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await server?.close();
    await database?.drop();
  });

  const about = ({ admin, tournament }: Ledgered) => ({
    as: admin,
    params: { tournamentId: tournament._id },
  });

  it.each([
    {
      end: 'called off',
      send: (ledger: Ledgered) =>
        server.api.send(cancelTournament, { ...about(ledger), body: { reason: 'It rains.' } }),
    },
    {
      end: 'deleted',
      send: (ledger: Ledgered) => server.api.send(deleteTournament, about(ledger)),
    },
  ])('stays paid, and its event is not $end', async ({ send }) => {
    const ledger = await newLedger(server);
    const { _id: payoutId } = await approve(server, ledger);
    await server.change('tournaments', { id: ledger.tournament._id }, { status: 'LIVE' });
    const hold = await holdStatements(database.url, { table: 'payouts' });
    try {
      const paying = server.api.send(calls.payPayout, {
        as: ledger.treasurer,
        params: { tournamentId: ledger.tournament._id, payoutId },
        body: { method: 'upi', reference: nextUtr() },
        pictures: {},
      });
      await hold.reached();
      const ending = send(ledger);
      // The payment, and whoever waits for it.
      await expect.poll(() => hold.countWaiting('%payouts%')).toBe(2);
      await hold.release();
      expect(await paying).toMatchObject(succeeded);
      expect(await ending).toMatchObject(refused('CONFLICT'));
      expect(await server.row('payouts', { id: payoutId })).toMatchObject({ state: 'paid' });
    } finally {
      await hold.end();
    }
  });
});
