import { removeTeam } from '@one-dream/contract/features/entries/entries.registrations.ts';
import { disqualifyEntry } from '@one-dream/contract/features/entries/entries.ts';
import * as calls from '@one-dream/contract/features/prizes/prizes.ts';
import { finaliseStage } from '@one-dream/contract/features/standings/standings.staff.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { newStaff } from '../../../../factories/lobbies.ts';
import { goodDetails, newLedger } from '../../../../factories/prizes.ts';
import { newArena, playOut } from '../../../../factories/results.ts';
import type { Person } from '../../../../factories/site.ts';
import { newAdmin, newOwner } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

describe('winners', () => {
  const played = async () => {
    const arena = await newArena(server, {
      tournament: {
        prizePool: '7500',
        prizes: [
          { rank: '1', prize: '₹5,000', additionalInfo: '' },
          { rank: '2', prize: '2500', additionalInfo: '' },
        ],
      },
    });
    await playOut(server, arena);
    return arena;
  };
  const finish = ({ admin, stage }: Awaited<ReturnType<typeof played>>) =>
    server.api.act(finaliseStage, { as: admin, params: { stageId: stage._id }, body: {} });
  const request = async () =>
    (
      await server.db
        .selectFrom('notifications')
        .select(['title', 'recipient_id'])
        .where('title', 'like', 'You won %Where should it go?')
        .execute()
    ).map(({ title, recipient_id }) => [recipient_id, title]);

  it('are asked for their UPI ID when they win, whoever gave one before is not', async () => {
    const arena = await played();
    const [first, second] = arena.entries.map(
      (_id, place) => arena.squads[place]?.leader ?? expect.fail(),
    );
    await server.api.act(calls.savePayeeDetails, { as: second, body: goodDetails });
    await finish(arena);
    const told = await request();
    expect(told).toContainEqual([first?.id, 'You won ₹5,000. Where should it go?']);
    expect(told.map(([id]) => id)).not.toContain(second?.id);
  });

  it('and prizes are filled in from the table and the page before anybody writes them', async () => {
    const arena = await played();
    const as = await newOwner(server);
    const params = { tournamentId: arena.tournament._id };
    const suggested = [
      { fromRank: 1, toRank: 1, amountPaise: 5_000_00 },
      { fromRank: 2, toRank: 2, amountPaise: 2_500_00 },
    ];
    const { data: before } = await server.api.act(calls.getLedger, { as, params });
    expect(before).toMatchObject({ rules: [], suggested, won: [] });
    await finish(arena);
    const { data: after } = await server.api.act(calls.getLedger, { as, params });
    expect(after).toMatchObject({
      suggested,
      won: [
        { entryId: arena.entries[0], rank: 1, paise: 5_000_00 },
        { entryId: arena.entries[1], rank: 2, paise: 2_500_00 },
      ],
    });
    // Nothing is paid while no prizes are written.
    expect(await server.api.send(calls.makePayouts, { as, params })).toMatchObject(
      refused('CONFLICT'),
    );
  });

  it.each(['disqualified', 'taken out'])(
    'are not teams %s after the stage was final: the next move up',
    async (how) => {
      const ledger = await newLedger(server, { make: false });
      const { admin: as, entries, squads } = ledger;
      const params = { tournamentId: ledger.tournament._id };
      if (how === 'disqualified')
        await server.api.act(disqualifyEntry, {
          as,
          params: { entryId: entries[0] ?? '' },
          body: { reason: 'Played with a cheat.' },
        });
      else
        await server.api.act(removeTeam, {
          as,
          params: { ...params, teamId: squads[0]?.id ?? '' },
        });
      const paid = [
        { entryId: entries[1], grossPaise: 5_000_00 },
        { entryId: entries[2], grossPaise: 2_500_01 },
      ];
      const { data: before } = await server.api.act(calls.getLedger, { as, params });
      expect(before.won.map(({ entryId }) => entryId)).toEqual([entries[1], entries[2]]);
      const { data } = await server.api.act(calls.makePayouts, { as: ledger.treasurer, params });
      expect(data.payouts).toHaveLength(2);
      expect(data.payouts).toMatchObject(paid);
    },
  );

  it('who have not answered are asked again by one press', async () => {
    const ledger = await newLedger(server);
    const remind = () =>
      server.api.act(calls.remindPayees, {
        as: ledger.treasurer,
        params: { tournamentId: ledger.tournament._id },
      });
    const before = (await request()).length;
    expect((await remind()).message).toBe('2 payees are asked again.');
    expect((await request()).length).toBe(before + 2);
    await server.api.act(calls.savePayeeDetails, {
      as: ledger.squads[0]?.leader ?? expect.fail(),
      body: goodDetails,
    });
    expect((await remind()).message).toBe('1 payee is asked again.');
    const as = await newAdmin(server);
    expect(
      await server.api.send(calls.remindPayees, {
        as,
        params: { tournamentId: ledger.tournament._id },
      }),
    ).toMatchObject(refused('NOT_ALLOWED'));
  });
});

describe('an admin who may not pay', () => {
  it('asks the treasurer and the owners once', async () => {
    const ledger = await newLedger(server);
    const owner = await newOwner(server);
    const params = { tournamentId: ledger.tournament._id };
    const ask = (as: Person) => server.api.act(calls.askForPayment, { as, params });
    const told = async () =>
      (
        await server.db
          .selectFrom('notifications')
          .select(['recipient_id', 'link'])
          .where('title', '=', `Please pay the prizes of ${ledger.tournament.title}`)
          .execute()
      ).map(({ recipient_id, link }) => [recipient_id, link]);
    const as = await newAdmin(server);
    const read = async () =>
      (await server.api.act(calls.getLedger, { as: owner, params })).data.askedAt;
    expect(await read()).toBeNull();
    await ask(as);
    await ask(await newAdmin(server));
    const link = `/tournament/${params.tournamentId}/ledger`;
    const all = await told();
    for (const payer of [ledger.treasurer, owner])
      expect(all.filter(([id]) => id === payer.id)).toEqual([[payer.id, link]]);
    expect(all.map(([id]) => id)).not.toContain(as.id);
    expect(await read()).not.toBeNull();
  });

  it('asks nobody before the last stage is final, and a host not at all', async () => {
    const { tournament } = await newArena(server);
    const params = { tournamentId: tournament._id };
    expect(
      await server.api.send(calls.askForPayment, { as: await newAdmin(server), params }),
    ).toMatchObject(refused('CONFLICT'));
    const host = await newStaff(server, { duty: 'host', tournament });
    expect(await server.api.send(calls.askForPayment, { as: host, params })).toMatchObject(
      refused('NOT_ALLOWED'),
    );
  });
});
