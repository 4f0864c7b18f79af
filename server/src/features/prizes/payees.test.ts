import * as calls from '@one-dream/contract/features/prizes/prizes.ts';
import { deleteTeam } from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import {
  approve,
  goodDetails,
  type Ledgered,
  newLedger,
  nextUtr,
} from '../../../../factories/prizes.ts';
import { newAdmin, newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const first = <Item>(items: readonly Item[]) => items[0] ?? expect.fail('none');
const event = ({ tournament }: Ledgered) => ({ tournamentId: tournament._id });
const ofFirst = (ledger: Ledgered) => ({
  ...event(ledger),
  payoutId: first(ledger.payouts)._id,
});
const payoutNow = (ledger: Ledgered) =>
  server.row('payouts', { id: first(ledger.payouts)._id }, ['payee_id', 'state', 'version']);
const tryApprove = async (ledger: Ledgered) => {
  const { version } = await payoutNow(ledger);
  const as = ledger.treasurer;
  return server.api.send(calls.approvePayout, { as, params: ofFirst(ledger), body: { version } });
};
const pay = (ledger: Ledgered) =>
  server.api.send(calls.payPayout, {
    as: ledger.treasurer,
    params: ofFirst(ledger),
    body: { method: 'upi', reference: nextUtr() },
    pictures: {},
  });

describe('a prize with nobody to pay', () => {
  const name = (ledger: Ledgered, userId: string, as = ledger.treasurer) =>
    server.api.send(calls.namePayee, { as, params: ofFirst(ledger), body: { userId } });
  const squadOf = ({ squads, payouts }: Ledgered) =>
    squads.find(({ leader }) => leader.id === first(payouts).payee?._id) ?? expect.fail('none');

  it('is given to one of the roster by the treasurer, where the team was deleted before payouts were made', async () => {
    const early = await newLedger(server, { make: false });
    const squad = first(early.squads);
    await server.api.act(deleteTeam, { as: squad.leader });
    const { data } = await server.api.act(calls.makePayouts, {
      as: early.treasurer,
      params: event(early),
    });
    const ledger = { ...early, payouts: data.payouts };
    const open = first(data.payouts);
    expect(open).toMatchObject({ payee: null, state: 'details_needed' });
    const heir = squad.players[1] ?? expect.fail('no player');
    expect(open.mayName.map(({ _id }) => _id)).toContain(heir.id);
    expect(await name(ledger, (await newPlayer(server)).id)).toMatchObject(refused('INVALID'));
    expect(await name(ledger, heir.id, squad.leader)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await name(ledger, heir.id, await newAdmin(server))).toMatchObject(
      refused('NOT_ALLOWED'),
    );
    expect(await name(ledger, heir.id)).toMatchObject(succeeded);
    expect(await payoutNow(ledger)).toMatchObject({ payee_id: heir.id, state: 'details_needed' });
    const as = (await squad.signIn(1)) ?? expect.fail('no session');
    await server.api.act(calls.savePayeeDetails, { as, body: goodDetails });
    expect(await tryApprove(ledger)).toMatchObject(succeeded);
    expect(await pay(ledger)).toMatchObject(succeeded);
    expect(await name(ledger, squad.players[2]?.id ?? '')).toMatchObject(refused('CONFLICT'));
    // Nobody leads the team any more, and still it goes the whole way.
    const answer = { as, params: { payoutId: open._id }, body: { isReceived: true } };
    expect(await server.api.send(calls.answerPayout, answer)).toMatchObject(succeeded);
    expect(await payoutNow(ledger)).toMatchObject({ payee_id: heir.id, state: 'confirmed' });
    const { data: own } = await server.api.act(calls.listOwnPrizes, { as });
    expect(own.prizes).toMatchObject([{ isPayee: true, state: 'confirmed', mayName: [] }]);
    const { data: shown } = await server.api.act(calls.getPublicPrizes, { params: event(ledger) });
    expect(shown.payouts.find(({ isPaid }) => isPaid)).toMatchObject({ team: squad.name });
  });

  it('is approved anew for somebody else, where the payee was deleted after it was approved', async () => {
    const ledger = await newLedger(server);
    await approve(server, ledger);
    const squad = squadOf(ledger);
    await server.db.deleteFrom('payee_details').where('user_id', '=', squad.leader.id).execute();
    await server.change('payouts', { id: first(ledger.payouts)._id }, { payee_id: null });
    const heir = squad.players[1] ?? expect.fail('no player');
    expect(await name(ledger, heir.id)).toMatchObject(succeeded);
    expect(await payoutNow(ledger)).toMatchObject({ payee_id: heir.id, state: 'details_needed' });
    expect(await pay(ledger)).toMatchObject(refused('CONFLICT'));
  });
});
