import { getLedger, payPayout } from '@one-dream/contract/features/prizes/prizes.ts';
import { expect, it } from 'vitest';
import { png } from '../../../../factories/pictures.ts';
import { approve, type Ledgered, newLedger, nextUtr } from '../../../../factories/prizes.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { sweepPictures } from './sweep-pictures.ts';

const hour = 60 * 60_000;

const server = await sharedTestServer();

const get = (path: string) => fetch(`${server.url}${path}`);

async function paid(): Promise<Ledgered> {
  const ledger = await newLedger(server);
  const payout = await approve(server, ledger);
  await server.api.act(payPayout, {
    as: ledger.treasurer,
    params: { tournamentId: ledger.tournament._id, payoutId: payout._id },
    body: { method: 'upi', reference: nextUtr() },
    pictures: { proof: await png() },
  });
  return ledger;
}

async function proofOf({ treasurer, tournament }: Ledgered): Promise<string> {
  const params = { tournamentId: tournament._id };
  const { data } = await server.api.act(getLedger, { as: treasurer, params });
  return data.payouts.find(({ proof }) => proof)?.proof ?? expect.fail('no proof');
}

it('shows a proof by the address that was given for it alone, for a while, and nothing keeps it', async () => {
  const ledger = await paid();
  const address = await proofOf(ledger);
  const [path = '', query = ''] = address.split('?');
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toMatch(/^private/);
  const later = query.replace(/until=\d+/, (text) => `until=${Number(text.slice(6)) + hour}`);
  const other = await proofOf(await paid());
  const wrong = [
    path,
    `${path}?${later}`,
    `${path}?until=1&by=`,
    `${other.split('?')[0]}?${query}`,
    path.replace('/private/', '/images/'),
    path.replace('/private/', '/preview/team/').replace('.webp', '.jpg'),
  ];
  for (const one of wrong) {
    const refusal = await get(one);
    expect([one, refusal.status, refusal.headers.get('cache-control')]).toEqual([
      one,
      404,
      'no-store',
    ]);
  }
  server.clock.advance(2 * hour);
  expect((await get(address)).status).toBe(404);
  expect((await get(await proofOf(ledger))).status).toBe(200);
});

it('hides what was kept where everybody finds it', async () => {
  const ledger = await paid();
  const [hidden = ''] = (await proofOf(ledger)).split('?');
  const exposed = hidden.replace('/private/', '/images/');
  const { storage, db } = server.platform;
  const bytes = await (await get(await proofOf(ledger))).arrayBuffer();
  const contentType = 'image/webp';
  await storage.put({ key: exposed.slice(1), body: new Uint8Array(bytes), contentType });
  await storage.delete(hidden.slice(1));
  await db.updateTable('payouts').set({ proof: exposed }).where('proof', '=', hidden).execute();
  await db.updateTable('kept_pictures').set({ path: exposed }).where('path', '=', hidden).execute();
  expect((await get(exposed)).status).toBe(200);
  await sweepPictures(server.platform);
  expect((await get(exposed)).status).toBe(404);
  expect((await get(await proofOf(ledger))).status).toBe(200);
});
