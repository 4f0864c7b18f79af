import * as calls from '@one-dream/contract/features/prizes/prizes.ts';
import type { Sent } from '../../../factories/api.ts';
import {
  approve,
  goodDetails,
  type Ledgered,
  newLedger,
  nextUtr,
} from '../../../factories/prizes.ts';
import { newAdmin, newOwner, newPlayer } from '../support/people.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

const reason = 'The bank sent it back.';

/** As `goodRequests`, for prizes. */
export const prizeRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  getPublicPrizes: async (server) => ({ params: ofEvent(await newLedger(server)) }),
  getLedger: async (server) => asTreasurer(await newLedger(server, { make: false })),
  savePrizeRules: async (server) => ({
    ...asTreasurer(await newLedger(server, { make: false })),
    as: await newAdmin(server),
    body: { rules: [{ kind: 'rank', fromRank: 1, toRank: 3, amountPaise: 100_00 }] },
  }),
  makePayouts: async (server) => asTreasurer(await newLedger(server, { make: false })),
  askForPayment: async (server) => ({
    ...asTreasurer(await newLedger(server)),
    as: await newAdmin(server),
  }),
  remindPayees: async (server) => asTreasurer(await newLedger(server)),
  chooseTax: async (server) => ({
    as: await newOwner(server),
    body: { rateBp: 0, abovePaise: 0 },
  }),
  getPayoutDetails: async (server) => ofPayout(await approved(server)),
  approvePayout: async (server) => {
    const ledger = await newLedger(server);
    const payee = payeeOf(ledger);
    await server.api.act(calls.savePayeeDetails, { as: payee, body: goodDetails });
    return { ...ofPayout(ledger), body: { version: 2 } };
  },
  payPayout: async (server) => ({
    ...ofPayout(await approved(server)),
    body: { method: 'upi', reference: nextUtr() },
    pictures: {},
  }),
  failPayout: async (server) => ({ ...ofPayout(await paid(server)), body: { reason } }),
  waivePayout: async (server) => ({ ...ofPayout(await newLedger(server)), body: { reason } }),
  listOwnPrizes: async (server) => ({ as: payeeOf(await newLedger(server)) }),
  savePayeeDetails: async (server) => ({ as: await newPlayer(server), body: goodDetails }),
  choosePayee: async (server) => {
    const ledger = await newLedger(server);
    const leader = payeeOf(ledger);
    const userId = ledger.squads.find((squad) => squad.leader === leader)?.players[1]?.id;
    return { as: leader, params: { payoutId: ledger.payouts[0]?._id ?? '' }, body: { userId } };
  },
  namePayee: async (server) => {
    const ledger = await newLedger(server);
    const leader = payeeOf(ledger);
    const userId = ledger.squads.find((squad) => squad.leader === leader)?.players[1]?.id;
    return { ...ofPayout(ledger), body: { userId } };
  },
  answerPayout: async (server) => {
    const ledger = await paid(server);
    const params = { payoutId: ledger.payouts[0]?._id ?? '' };
    return { as: payeeOf(ledger), params, body: { isReceived: true } };
  },
};

const ofEvent = ({ tournament }: Ledgered) => ({ tournamentId: tournament._id });
const asTreasurer = (ledger: Ledgered) => ({ as: ledger.treasurer, params: ofEvent(ledger) });
const ofPayout = (ledger: Ledgered) => ({
  as: ledger.treasurer,
  params: { ...ofEvent(ledger), payoutId: ledger.payouts[0]?._id ?? '' },
});

function payeeOf({ payouts, squads }: Ledgered) {
  const payee = squads.find(({ leader }) => leader.id === payouts[0]?.payee?._id)?.leader;
  if (!payee) throw new Error('no payee');
  return payee;
}

async function approved(server: TestServer): Promise<Ledgered> {
  const ledger = await newLedger(server);
  await approve(server, ledger);
  return ledger;
}

async function paid(server: TestServer): Promise<Ledgered> {
  const ledger = await approved(server);
  await server.api.act(calls.payPayout, {
    ...ofPayout(ledger),
    body: { method: 'upi', reference: nextUtr() },
    pictures: {},
  });
  return ledger;
}
