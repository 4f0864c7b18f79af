import { disqualifyEntry } from '@one-dream/contract/features/entries/entries.ts';
import * as calls from '@one-dream/contract/features/home/home.ts';
import { payPayout } from '@one-dream/contract/features/prizes/prizes.ts';
import { describe, expect, it } from 'vitest';
import { approve, newLedger, nextUtr } from '../../../../factories/prizes.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { setStatus } from '../../../tests/support/insert-tournaments.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { erasePerson } from '../accounts/person.actions.ts';

const server = await sharedTestServer();

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
    const { name } = await server.row('teams', { id: winner?.id ?? '' });
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

  it('has the next as champions once the winner was disqualified after the final', async () => {
    const { admin: as, tournament, entries, squads } = await newLedger(server, { make: false });
    await setStatus(server, { tournament, status: 'COMPLETED' });
    const names = squads.map(({ name }) => name);
    const { champions } = await board();
    expect(champions).toMatchObject({ tournamentId: tournament._id, team: { name: names[0] } });
    const params = { entryId: entries[0] ?? '' };
    await server.api.act(disqualifyEntry, { as, params, body: { reason: 'Played with a cheat.' } });
    expect((await board()).champions?.team.name).toBe(names[1]);
  });
});
