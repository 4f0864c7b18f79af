import * as calls from '@one-dream/contract/features/prizes/prizes.ts';
import { cancelTournament } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { approve, newLedger, nextUtr } from '../../../../factories/prizes.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

it('an event is not called off once a prize of it is paid', async () => {
  const ledger = await newLedger(server);
  const { _id: payoutId } = await approve(server, ledger);
  const params = { tournamentId: ledger.tournament._id };
  const body = { method: 'upi' as const, reference: nextUtr() };
  const paying = { as: ledger.treasurer, params: { ...params, payoutId }, body, pictures: {} };
  await server.api.act(calls.payPayout, paying);
  await server.change('tournaments', { id: ledger.tournament._id }, { status: 'LIVE' });
  const callOff = () =>
    server.api.send(cancelTournament, {
      as: ledger.admin,
      params,
      body: { reason: 'The results do not count.' },
    });
  expect(await callOff()).toMatchObject(refused('CONFLICT'));
  const states = () => server.rows('payouts', { tournament_id: params.tournamentId }, ['state']);
  expect((await states()).map(({ state }) => state).sort()).toEqual(['details_needed', 'paid']);
  await server.change('payouts', { id: payoutId }, { state: 'approved' });
  expect(await callOff()).toMatchObject(succeeded);
  expect((await states()).map(({ state }) => state)).toEqual(['waived', 'waived']);
});

it('a prize that was waived before its event was called off keeps its own reason', async () => {
  const ledger = await newLedger(server);
  const params = { tournamentId: ledger.tournament._id };
  const note = 'The team gave it back.';
  await server.change(
    'payouts',
    { tournament_id: params.tournamentId, rank: 1 },
    { state: 'waived', note },
  );
  await server.change('tournaments', { id: params.tournamentId }, { status: 'LIVE' });
  const body = { reason: 'The results do not count.' };
  await server.api.act(cancelTournament, { as: ledger.admin, params, body });
  const rows = await server.rows('payouts', { tournament_id: params.tournamentId }, [
    'state',
    'note',
  ]);
  expect(rows.map(({ state }) => state)).toEqual(['waived', 'waived']);
  expect(rows.map((row) => row.note)).toContain(note);
});

it('an event that was called off has no payouts made, and none asked for, though its last stage is final', async () => {
  const ledger = await newLedger(server, { make: false });
  const params = { tournamentId: ledger.tournament._id };
  // A stage that is final does not keep an event from being called off, as long as another one is open.
  await server.change('tournaments', { id: params.tournamentId }, { status: 'LIVE' });
  const body = { reason: 'The results do not count.' };
  await server.api.act(cancelTournament, { as: ledger.admin, params, body });
  const why = { message: expect.stringContaining('was called off') };
  const make = { as: ledger.treasurer, params };
  expect(await server.api.send(calls.makePayouts, make)).toMatchObject(refused('CONFLICT', why));
  const ask = { as: ledger.admin, params };
  expect(await server.api.send(calls.askForPayment, ask)).toMatchObject(refused('CONFLICT', why));
  expect(await server.rows('payouts', { tournament_id: params.tournamentId }, ['id'])).toEqual([]);
});

it('prizes of a draft are no answer', async () => {
  const { tournament } = await newLedger(server);
  const params = { tournamentId: tournament._id };
  const look = () => server.api.send(calls.getPublicPrizes, { params });
  expect(await look()).toMatchObject(succeeded);
  await server.change(
    'tournaments',
    { id: tournament._id },
    { is_draft: true, status: 'UPCOMING' },
  );
  expect(await look()).toMatchObject(refused('NOT_FOUND'));
});
