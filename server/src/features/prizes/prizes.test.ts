import * as calls from '@one-dream/contract/features/prizes/prizes.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import {
  approve,
  goodDetails,
  type Ledgered,
  newLedger,
  nextUtr,
} from '../../../../factories/prizes.ts';
import { newAdmin, newOwner, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { tellOverdue } from './prizes.jobs.ts';

const server = await sharedTestServer({ works: true });

const first = <Item>(items: readonly Item[]) => items[0] ?? expect.fail('none');
const event = ({ tournament }: Ledgered) => ({ tournamentId: tournament._id });
const ofFirst = (ledger: Ledgered) => ({
  ...event(ledger),
  payoutId: first(ledger.payouts)._id,
});
const payeeOf = ({ payouts, squads }: Ledgered): Person =>
  squads.find(({ leader }) => leader.id === first(payouts).payee?._id)?.leader ??
  expect.fail('no payee');
const stateOf = async (ledger: Ledgered) =>
  (await server.row('payouts', { id: first(ledger.payouts)._id })).state;
const tryApprove = async (ledger: Ledgered, as = ledger.treasurer) => {
  const { version } = await server.row('payouts', { id: first(ledger.payouts)._id });
  return server.api.send(calls.approvePayout, { as, params: ofFirst(ledger), body: { version } });
};
const pay = (ledger: Ledgered, reference = nextUtr(), method: 'upi' | 'bank' = 'upi') =>
  server.api.send(calls.payPayout, {
    as: ledger.treasurer,
    params: ofFirst(ledger),
    body: { method, reference },
    pictures: {},
  });
const saveRules = (ledger: Ledgered, rules: object[], as = ledger.admin) =>
  server.api.send(calls.savePrizeRules, { as, params: event(ledger), body: { rules } as never });
const make = (ledger: Ledgered, as = ledger.treasurer) =>
  server.api.send(calls.makePayouts, { as, params: event(ledger) });
const read = async (ledger: Ledgered, as = ledger.treasurer) =>
  (await server.api.act(calls.getLedger, { as, params: event(ledger) })).data;
const answer = (ledger: Ledgered, isReceived: boolean, as = payeeOf(ledger)) =>
  server.api.send(calls.answerPayout, {
    as,
    params: { payoutId: first(ledger.payouts)._id },
    body: { isReceived },
  });
const publicOf = async (ledger: Ledgered) =>
  (await server.api.act(calls.getPublicPrizes, { params: event(ledger) })).data;

describe('payouts', () => {
  it('come from the last table, once, to the leaders, due 48 hours after it was final', async () => {
    const ledger = await newLedger(server);
    expect(ledger.payouts).toMatchObject([
      { rank: 1, entryId: ledger.entries[0], grossPaise: 5_000_00, state: 'details_needed' },
      { rank: 2, entryId: ledger.entries[1], grossPaise: 2_500_01 },
    ]);
    expect(await make(ledger)).toMatchObject(refused('CONFLICT'));
    expect(await saveRules(ledger, [])).toMatchObject(refused('CONFLICT'));
  });

  it('have the odd paise with the lowest entry number, whatever the room slots were', async () => {
    const ledger = await newLedger(server, { make: false });
    const [winner = ''] = ledger.entries;
    await sql`update match_entries set room_slot = 25 where entry_id = ${winner}::uuid`.execute(
      server.db,
    );
    const rules = [{ kind: 'rank', fromRank: 1, toRank: 2, amountPaise: 100_01 }];
    expect(await saveRules(ledger, rules)).toMatchObject(succeeded);
    expect(await make(ledger)).toMatchObject(succeeded);
    const rows = await server.rows('payouts', { tournament_id: ledger.tournament._id }, [
      'entry_id',
      'gross_paise',
    ]);
    const paise = new Map(rows.map((row) => [row.entry_id, Number(row.gross_paise)]));
    expect(ledger.entries.slice(0, 2).map((id) => paise.get(id))).toEqual([50_01, 50_00]);
  });

  it('are refused rules that overlap or end before they begin', async () => {
    const ledger = await newLedger(server, { make: false });
    const save = (...ranks: [number, number][]) => {
      const usual = { kind: 'rank', amountPaise: 100 };
      const rules = ranks.map(([fromRank, toRank]) => ({ ...usual, fromRank, toRank }));
      return saveRules(ledger, rules);
    };
    expect(await save([1, 3], [3, 4])).toMatchObject(refused('INVALID'));
    expect(await save([4, 3])).toMatchObject(refused('INVALID'));
    expect(await save([1, 3], [4, 4])).toMatchObject(succeeded);
  });

  it('of awards go to whom the results name once staff have confirmed it, shared where they are equal', async () => {
    const ledger = await newLedger(server, { make: false });
    const send = (rule: object) =>
      saveRules(ledger, [{ kind: 'award', award: 'Most WWCDs', amountPaise: 1001, ...rule }]);
    const { proposals } = await read(ledger);
    const proposal = first(proposals.filter(({ basis }) => basis === 'wwcd'));
    const winners = proposal.winners.map(({ entryId, parts }) => ({ entryId, parts }));
    expect(await send({ basis: 'wwcd' })).toMatchObject(succeeded);
    // Nobody confirmed it, and nobody can confirm another one.
    expect(await make(ledger)).toMatchObject(refused('CONFLICT'));
    const others = ledger.entries
      .filter((entryId) => winners.every((winner) => winner.entryId !== entryId))
      .slice(0, 1)
      .map((entryId) => ({ entryId, parts: 1 }));
    expect(await send({ basis: 'wwcd', winners: others })).toMatchObject(refused('STALE'));
    expect(await send({ winners: [...winners, ...winners] })).toMatchObject(refused('INVALID'));
    expect(await send({ basis: 'wwcd', winners })).toMatchObject(succeeded);
    expect(await make(ledger)).toMatchObject(succeeded);
    const { payouts } = await read(ledger);
    expect(new Set(payouts.map(({ entryId }) => entryId))).toEqual(
      new Set(winners.map(({ entryId }) => entryId)),
    );
    expect(payouts.reduce((sum, { grossPaise }) => sum + grossPaise, 0)).toBe(1001);
  });

  it('go the whole way: details, approved, paid, received; then the treasurer’s duty ends', async () => {
    const ledger = await newLedger(server, { paise: [7_500_00] });
    expect(await tryApprove(ledger)).toMatchObject(refused('CONFLICT'));
    expect(await approve(server, ledger)).toMatchObject({ state: 'approved', netPaise: 7_500_00 });
    const { data } = await server.api.act(calls.getPayoutDetails, {
      as: ledger.treasurer,
      params: ofFirst(ledger),
    });
    expect(data).toMatchObject({ upiId: goodDetails.upiId, name: goodDetails.name });
    expect(data.link).toContain('upi://pay?pa=asha.k@okaxis&pn=Asha%20Kumari&am=7500.00&cu=INR');
    // Each look at somebody's details is written down.
    const looks = { action: 'payout.details', tournament_id: ledger.tournament._id };
    expect(await server.rows('audit_log', looks, ['actor_id'])).toEqual([
      { actor_id: ledger.treasurer.id },
    ]);
    expect(await pay(ledger, '12345678901')).toMatchObject(refused('INVALID'));
    expect(await pay(ledger, '12345678901X')).toMatchObject(refused('INVALID'));
    const utr = nextUtr();
    expect(await pay(ledger, utr)).toMatchObject(succeeded);
    expect(await pay(ledger)).toMatchObject(refused('CONFLICT'));
    expect(await answer(ledger, true, await newPlayer(server))).toMatchObject(refused('NOT_FOUND'));
    expect(await answer(ledger, true)).toMatchObject(succeeded);
    expect(await answer(ledger, false)).toMatchObject(refused('CONFLICT'));
    expect(await publicOf(ledger)).toMatchObject({
      paid: { teamsPaid: 1, teams: 1, paidPaise: 7_500_00 },
      payouts: [{ isPaid: true, reference: `••••••••${utr.slice(-4)}` }],
    });
    const closed = await server.api.send(calls.getLedger, {
      as: ledger.treasurer,
      params: event(ledger),
    });
    expect(closed).toMatchObject(refused('NOT_ALLOWED'));
  });

  it('that did not arrive go back, and are approved and paid again with another reference', async () => {
    const ledger = await newLedger(server);
    await approve(server, ledger);
    await pay(ledger);
    expect(await answer(ledger, false)).toMatchObject(succeeded);
    expect(await stateOf(ledger)).toBe('failed');
    expect((await publicOf(ledger)).paid).toMatchObject({ teamsPaid: 0, paidPaise: 0 });
    expect(await tryApprove(ledger)).toMatchObject(succeeded);
    expect(await pay(ledger, 'HDFC00012345', 'bank')).toMatchObject(succeeded);
    const other = await newLedger(server);
    await approve(server, other);
    expect(await pay(other, 'HDFC00012345', 'bank')).toMatchObject(refused('INVALID'));
  });

  it('of changed details after approval are looked at again, and the payee hears of it', async () => {
    const ledger = await newLedger(server);
    await approve(server, ledger);
    const as = payeeOf(ledger);
    await server.api.act(calls.savePayeeDetails, {
      as,
      body: { ...goodDetails, upiId: 'thief@ybl' },
    });
    expect(await stateOf(ledger)).toBe('details_needed');
    expect(await pay(ledger)).toMatchObject(refused('CONFLICT'));
    const told = await server.rows(
      'notifications',
      { recipient_id: as.id, title: 'Your payment details were changed' },
      ['title'],
    );
    expect(told).toHaveLength(1);
  });

  it('above ₹10,000 wait for the owner’s choice about tax, and then withhold it', async () => {
    const ledger = await newLedger(server, { paise: [20_000_01] });
    await server.api.act(calls.savePayeeDetails, { as: payeeOf(ledger), body: goodDetails });
    const answered = await tryApprove(ledger);
    expect(answered).toMatchObject(refused('TAX_UNSET'));
    expect(answered.body.message).toContain('sk your accountant');
    const body = { rateBp: 3000, abovePaise: 10_000_00 };
    await server.api.act(calls.chooseTax, { as: await newOwner(server), body });
    expect(await tryApprove(ledger)).toMatchObject({
      ...succeeded,
      body: { data: { grossPaise: 20_000_01, withheldPaise: 6_000_00, netPaise: 14_000_01 } },
    });
  });

  it('that were waived say why, and are not in the public line', async () => {
    const ledger = await newLedger(server);
    const waive = () =>
      server.api.send(calls.waivePayout, {
        as: ledger.treasurer,
        params: ofFirst(ledger),
        body: { reason: 'The team gave it back.' },
      });
    const changed: string[] = [];
    const { tournamentChanged } = server.platform.live;
    server.platform.live.tournamentChanged = (id) => {
      changed.push(id);
      tournamentChanged(id);
    };
    expect(await waive()).toMatchObject({ ...succeeded, body: { data: { state: 'waived' } } });
    server.platform.live.tournamentChanged = tournamentChanged;
    // Open pages, which list it, read the prizes again.
    expect(changed).toEqual([ledger.tournament._id]);
    expect(await waive()).toMatchObject(refused('CONFLICT'));
    expect((await publicOf(ledger)).paid).toMatchObject({ teams: 1 });
  });

  it('overdue come first, and the owner is told', async () => {
    const ledger = await newLedger(server);
    await server.change(
      'payouts',
      { tournament_id: ledger.tournament._id, rank: 2 },
      { due_at: new Date(server.platform.now().getTime() - 1) },
    );
    const { payouts } = await read(ledger);
    expect(payouts.map(({ rank, isOverdue }) => [rank, isOverdue])).toEqual([
      [2, true],
      [1, false],
    ]);
    const owner = await newOwner(server);
    await tellOverdue(server.platform);
    const told = await server.rows('notifications', { recipient_id: owner.id }, ['title']);
    expect(told.map(({ title }) => title)).toContain('1 prize is overdue');
  });
});

describe('who may do what', () => {
  it('is an admin about the amounts, and the treasurer about paying them; the owner may do both', async () => {
    const ledger = await newLedger(server, { make: false });
    const admin = await newAdmin(server);
    const rules = [{ kind: 'rank', fromRank: 1, toRank: 1, amountPaise: 100_00 }];
    const write = (as: Person) => saveRules(ledger, rules, as);
    expect(await write(ledger.treasurer)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await write(admin)).toMatchObject(succeeded);
    expect(await make(ledger, admin)).toMatchObject(refused('NOT_ALLOWED'));
    const owner = await newOwner(server);
    expect(await write(owner)).toMatchObject(succeeded);
    expect(await make(ledger, owner)).toMatchObject(succeeded);
  });

  it('is the treasurer of this tournament, admins as readers, or the owner', async () => {
    const ledger = await newLedger(server);
    const other = await newLedger(server, { make: false });
    const look = (as: Person) => server.api.send(calls.getLedger, { as, params: event(ledger) });
    const can = async (as: Person) => {
      return Object.entries((await read(ledger, as)).can).flatMap(([power, has]) =>
        has ? power : [],
      );
    };
    expect(await can(await newAdmin(server))).toEqual(['writeRules']);
    expect(await can(ledger.treasurer)).toEqual(['pay']);
    expect(await can(await newOwner(server))).toEqual(['writeRules', 'pay', 'chooseTax']);
    expect(await look(other.treasurer)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await look(payeeOf(ledger))).toMatchObject(refused('NOT_ALLOWED'));
    // By the path of a tournament that they are trusted with.
    const params = { ...event(other), payoutId: first(ledger.payouts)._id };
    const crossed = { as: other.treasurer, params, body: { version: 1 } };
    expect(await server.api.send(calls.approvePayout, crossed)).toMatchObject(refused('NOT_FOUND'));
  });

  it('is nobody about a prize of a team that they are in (invariant 25)', async () => {
    const ledger = await newLedger(server);
    const payee = payeeOf(ledger);
    await server.api.act(calls.savePayeeDetails, { as: payee, body: goodDetails });
    await sql`update staff_grants set user_id = ${payee.id}
      where duty = 'treasurer' and tournament_id = ${ledger.tournament._id}`.execute(server.db);
    expect(await tryApprove(ledger, payee)).toMatchObject(refused('NOT_ALLOWED'));
  });

  it('approves what was looked at, not what it has become since', async () => {
    const ledger = await newLedger(server);
    await server.api.act(calls.savePayeeDetails, { as: payeeOf(ledger), body: goodDetails });
    const { version } = await server.db
      .updateTable('payouts')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', first(ledger.payouts)._id)
      .returning('version')
      .executeTakeFirstOrThrow();
    const approving = (seen: number) =>
      server.api.send(calls.approvePayout, {
        as: ledger.treasurer,
        params: ofFirst(ledger),
        body: { version: seen },
      });
    expect(await approving(version - 1)).toMatchObject(refused('STALE'));
    expect(await approving(version)).toMatchObject(succeeded);
  });

  it('is nobody about what goes to them, in the team or not, but the owner', async () => {
    const ledger = await newLedger(server);
    await server.api.act(calls.savePayeeDetails, { as: payeeOf(ledger), body: goodDetails });
    const owner = await newOwner(server);
    await server.change(
      'payouts',
      { id: first(ledger.payouts)._id },
      { payee_id: ledger.treasurer.id },
    );
    expect(await tryApprove(ledger)).toMatchObject(refused('NOT_ALLOWED'));
    await server.change('payouts', { id: first(ledger.payouts)._id }, { payee_id: owner.id });
    await server.api.act(calls.savePayeeDetails, { as: owner, body: goodDetails });
    expect(await tryApprove(ledger, owner)).toMatchObject(succeeded);
  });

  it('names another payee only as leader, of the roster, before it is approved', async () => {
    const ledger = await newLedger(server);
    const leader = payeeOf(ledger);
    const squad = ledger.squads.find((it) => it.leader === leader) ?? expect.fail('no squad');
    const mate = await squad.signIn(1);
    const choose = (as: Person, userId: string) =>
      server.api.send(calls.choosePayee, {
        as,
        params: { payoutId: first(ledger.payouts)._id },
        body: { userId },
      });
    expect(await choose(mate, mate.id)).toMatchObject(refused('NOT_FOUND'));
    expect(await choose(leader, ledger.treasurer.id)).toMatchObject(refused('INVALID'));
    expect(await choose(leader, mate.id)).toMatchObject(succeeded);
    expect(await answer(ledger, true, leader)).toMatchObject(refused('NOT_FOUND'));
    const { data } = await server.api.act(calls.listOwnPrizes, { as: mate });
    expect(data.prizes).toMatchObject([{ isPayee: true, state: 'details_needed' }]);
    const paid = { method: 'upi', reference: nextUtr(), proof: '/evidence/a.webp' } as const;
    const id = first(ledger.payouts)._id;
    const paidAt = { state: 'paid', paid_at: server.platform.now() } as const;
    await server.change('payouts', { id }, { ...paid, ...paidAt });
    // Another's transfer is the leader's to know of, not to see.
    const { data: led } = await server.api.act(calls.listOwnPrizes, { as: leader });
    const reference = `••••••••${paid.reference.slice(-4)}`;
    expect(led.prizes).toMatchObject([{ isPayee: false, proof: '', reference }]);
  });

  it('gives no award to a team that they are in', async () => {
    const ledger = await newLedger(server, { make: false });
    const squad = first(ledger.squads);
    const [entry] = await server.rows('registrations', { team_id: squad.id }, ['id']);
    const winners = [{ entryId: entry?.id ?? '', parts: 1 }];
    const rules = [{ kind: 'award', award: 'MVP', basis: 'hand', amountPaise: 1000, winners }];
    await server.change('users', { id: squad.leader.id }, { role: 'admin' });
    expect(await saveRules(ledger, rules, squad.leader)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await saveRules(ledger, rules)).toMatchObject(succeeded);
  });

  it('makes the payouts once, also at the same moment', async () => {
    const ledger = await newLedger(server, { make: false });
    const answers = await Promise.all([make(ledger), make(ledger)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('details of a payee', () => {
  it('are checked, and name a guardian under 18', async () => {
    const as = await newPlayer(server);
    const save = (body: object) =>
      server.api.send(calls.savePayeeDetails, { as, body: { ...goodDetails, ...body } as never });
    expect(await save({ upiId: 'no handle' })).toMatchObject(refused('INVALID'));
    expect(await save({ isAdult: false })).toMatchObject(refused('INVALID'));
    expect(await save({ isAdult: false, guardian: 'Meena Kumari' })).toMatchObject(succeeded);
    expect((await server.api.act(calls.listOwnPrizes, { as })).data.details).toMatchObject({
      upiId: goodDetails.upiId,
      guardian: 'Meena Kumari',
    });
  });

  it('stand nowhere in the database in plain text, and in no public answer', async () => {
    const ledger = await newLedger(server);
    const marker = 'zzmarker77@okaxis';
    const as = payeeOf(ledger);
    await server.api.act(calls.savePayeeDetails, { as, body: { ...goodDetails, upiId: marker } });
    const tables = ['payee_details', 'payouts', 'audit_log', 'notifications'];
    for (const table of tables) {
      const { rows } = await sql<{ text: string }>`
        select row_to_json(it)::text as text from ${sql.table(table)} it`.execute(server.db);
      for (const { text } of rows) {
        expect(text).not.toContain(marker);
        expect(text).not.toContain(Buffer.from(marker).toString('hex'));
      }
    }
    expect(JSON.stringify(await publicOf(ledger))).not.toContain('zzmarker');
  });
});
