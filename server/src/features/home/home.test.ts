import * as calls from '@one-dream/contract/features/home.ts';
import { payPayout } from '@one-dream/contract/features/prizes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve, newLedger, nextUtr } from '../../../../factories/prizes.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { setStatus } from '../../../tests/support/insert-tournaments.ts';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';
import { erasePerson } from '../accounts/person.actions.ts';
import { prizeOf, soonestFirst, winnerOf } from './home.rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const board = async () => (await server.api.act(calls.getHomeBoard, {})).data;

describe('the board of the home page', () => {
  it('is empty as long as nothing goes on', async () => {
    expect(await board()).toEqual({
      next: null,
      events: [],
      champions: null,
      arrivals: [],
      paidPaise: 0,
    });
  });

  it('has what is featured, the rest soonest first, and who came, as soon as it is so', async () => {
    const far = await openTournament(server, { title: 'Far', startDate: '12/30/2030' });
    const near = await openTournament(server, { title: 'Near', startDate: '12/28/2030' });
    const live = await openTournament(server, {
      title: 'Live',
      startDate: '12/01/2030',
      status: 'LIVE',
    });
    const found = await board();
    expect(found.next).toMatchObject({ _id: near._id, slots: expect.stringMatching(/^0\//) });
    expect(found.events.map(({ _id }) => _id)).toEqual([live._id, far._id]);
    const squad = await newSquad(server);
    const slot = await register(server, { team: squad, tournament: far });
    const { arrivals } = await board();
    expect(arrivals).toMatchObject([{ tournamentId: far._id, team: { name: squad.name }, slot }]);
    const text = JSON.stringify(await board());
    expect(text).not.toContain(squad.leader.email);
  });

  it('has the champions with squad and prize, what was paid, and nothing of whoever was erased', async () => {
    const ledger = await newLedger(server);
    await setStatus(server, { tournament: ledger.tournament, status: 'COMPLETED' });
    const [winner] = ledger.squads;
    const { name } = await server.db
      .selectFrom('teams')
      .select('name')
      .where('id', '=', winner?.id ?? '')
      .executeTakeFirstOrThrow();
    const { champions, paidPaise } = await board();
    expect(champions).toMatchObject({
      tournamentId: ledger.tournament._id,
      team: { name },
      prize: '5000',
    });
    expect(champions?.squad.length).toBeGreaterThanOrEqual(4);
    expect(paidPaise).toBe(0);
    const { _id: payoutId } = await approve(server, ledger);
    await server.api.act(payPayout, {
      as: ledger.treasurer,
      params: { tournamentId: ledger.tournament._id, payoutId },
      body: { method: 'upi', reference: nextUtr() },
      pictures: {},
    });
    expect((await board()).paidPaise).toBe(5_000_00);
    const one = winner?.players[1];
    if (!one) throw new Error('a squad of one');
    await erasePerson(server.platform, { email: one.email });
    expect((await board()).champions?.squad).toHaveLength((champions?.squad.length ?? 0) - 1);
  });
});

describe('rules', () => {
  it('what has a first match goes by it, the rest by its day, what has neither comes last', () => {
    const rows = [
      { _id: 'none', firstMatchAt: null, startDate: '' },
      { _id: 'day', firstMatchAt: null, startDate: '11/23/2026' },
      { _id: 'hour', firstMatchAt: '2026-11-22T15:00:00Z', startDate: '11/30/2026' },
    ];
    expect(rows.toSorted(soonestFirst).map(({ _id }) => _id)).toEqual(['hour', 'day', 'none']);
  });

  it('the prize is what the ledger says, else what was promised to the first', () => {
    const promised = [
      { rank: '2', prize: '500' },
      { rank: '1', prize: '9000' },
    ];
    expect(prizeOf({ paise: 123_450, promised })).toBe('1234.5');
    expect(prizeOf({ paise: 0, promised })).toBe('9000');
    expect(prizeOf({ paise: 0, promised: [] })).toBe('');
  });

  it('the winner is the match-point champion, else the first of the one table, else nobody', () => {
    const table = {
      rows: [
        { entryId: 'b', rank: 2 },
        { entryId: 'a', rank: 1 },
      ],
    };
    expect(winnerOf({ champion_entry_id: 'c', tables: [table] })).toBe('c');
    expect(winnerOf({ champion_entry_id: null, tables: [table] })).toBe('a');
    expect(winnerOf({ champion_entry_id: null, tables: [table, table] })).toBeUndefined();
  });
});
