import * as entries from '@one-dream/contract/features/entries/entries.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Squad } from '../../../factories/site.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import { runClockAction } from '../../src/features/tournaments/run-clock.actions.ts';
import { inUnitOfWork } from '../../src/platform/work/unit-of-work.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { entryOf, putInPhase } from '../support/match-days.ts';
import { type Race, raceArenas } from '../support/race-arenas.ts';

describe.each(await raceArenas())('entries $name', ({ isAway, open }) => {
  describe.skipIf(isAway)('all at once', () => {
    let race: Race;
    beforeAll(async () => {
      race = await open();
    });
    afterAll(() => race?.close());

    async function readPlaces({ _id }: { _id: string }) {
      const { db } = race.first;
      const rows = await db
        .selectFrom('registrations')
        .select(['id', 'slot', 'state', 'queue_no', 'team_id'])
        .where('tournament_id', '=', _id)
        .execute();
      const { slots_used, slot_total, waiting } = await db
        .selectFrom('tournaments')
        .select(['slots_used', 'slot_total', 'waiting'])
        .where('id', '=', _id)
        .executeTakeFirstOrThrow();
      const slots = rows.flatMap(({ slot }) => slot ?? []);
      return { rows, slots, used: slots_used, total: slot_total, waiting };
    }

    /** Looks at the places again and again while the calls run. */
    async function during<T>(tournament: Tournament, calls: Promise<T>[]): Promise<T[]> {
      const done = { yet: false };
      const all = Promise.all(calls).finally(() => {
        done.yet = true;
      });
      while (!done.yet) {
        const { slots, total } = await readPlaces(tournament);
        expect(slots.length).toBeLessThanOrEqual(total);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return all;
    }

    async function expectSound(tournament: Tournament) {
      const { rows, slots, used, total, waiting } = await readPlaces(tournament);
      expect(used).toBe(slots.length);
      expect(used).toBeLessThanOrEqual(total);
      expect(new Set(slots).size).toBe(slots.length);
      expect(Math.max(0, ...slots)).toBeLessThanOrEqual(total);
      const isPlaced = ({ state }: { state: string }) =>
        ['registered', 'checked_in'].includes(state);
      for (const row of rows) expect(row.slot !== null).toBe(isPlaced(row));
      expect(waiting).toBe(rows.filter(({ state }) => state.startsWith('waitlist')).length);
      return rows;
    }

    async function openDay(fields: Parameters<typeof openTournament>[1], counts: [number, number]) {
      const tournament = await openTournament(race.first, { waitlistMax: 50, ...fields });
      const squads = await insertSquads(race.first, { count: counts[0] + counts[1] });
      const placed = squads.slice(0, counts[0]);
      const waiting = squads.slice(counts[0]);
      for (const team of placed) await register(race.first, { team, tournament });
      for (const { id: teamId, leader: as } of waiting) {
        const params = { tournamentId: tournament._id, teamId };
        await race.first.api.act(entries.joinWaitlist, { as, params });
      }
      return { tournament, placed, waiting };
    }

    async function say(
      call: typeof entries.checkIn | typeof entries.withdrawEntry,
      { team, tournament, turn }: { team: Squad; tournament: Tournament; turn: number },
    ) {
      const { id: entryId } = await entryOf(race.first, { team, tournament });
      return race
        .server(turn)
        .api.send(call as typeof entries.checkIn, { as: team.leader, params: { entryId } });
    }

    it('100 times withdrawing and checking in gives no place twice and passes nobody over', async () => {
      const day = await openDay({ slots: 25 }, [25, 25]);
      const { tournament, placed, waiting } = day;
      await putInPhase(race.first, { tournament, phase: 'check-in' });
      const calls = placed.flatMap((team, turn) => {
        const side = { team, tournament, turn };
        // Every other team goes while it checks in.
        return turn % 2
          ? [say(entries.checkIn, side), say(entries.withdrawEntry, { ...side, turn: turn + 1 })]
          : [say(entries.checkIn, side), say(entries.checkIn, { ...side, turn: turn + 1 })];
      });
      const queue = waiting.flatMap((team, turn) => [
        say(entries.checkIn, { team, tournament, turn }),
        say(entries.checkIn, { team, tournament, turn: turn + 1 }),
      ]);
      const answers = await during(tournament, [...calls, ...queue]);
      expect(answers).toHaveLength(100);
      const codes = answers.map(({ body }) => body.code ?? 'ok');
      // Every second team goes beside its check-in, and is either in still or not: all others are heard.
      const besideGoing = codes.slice(0, 50).filter((_code, index) => index % 4 === 2);
      expect(besideGoing).toHaveLength(12);
      for (const code of besideGoing) expect(['ok', 'NOT_REGISTERED']).toContain(code);
      const others = codes.filter((_code, index) => index >= 50 || index % 4 !== 2);
      expect(new Set(others)).toEqual(new Set(['ok']));
      const rows = await expectSound(tournament);
      // 12 places were given back, and everybody in the queue is ready: all of them are taken again.
      expect(rows.filter(({ slot }) => slot !== null)).toHaveLength(25);
      expect(rows.filter(({ state }) => state === 'waitlist_ready')).toHaveLength(13);
    });

    it('100 claims of 10 vacant slots are granted 10 times', async () => {
      const { tournament, placed } = await openDay({ slots: 14, kind: 'scrim' }, [4, 0]);
      await putInPhase(race.first, { tournament, phase: 'locked' });
      const squads = await insertSquads(race.first, { count: 100 });
      const answers = await during(
        tournament,
        squads.map(({ id: teamId, leader: as }, turn) => {
          const params = { tournamentId: tournament._id, teamId };
          return race.server(turn).api.send(entries.claimSlot, { as, params });
        }),
      );
      const tally = Map.groupBy(answers, ({ body }) => String(body.code ?? 'in'));
      expect(Object.fromEntries([...tally].map(([code, all]) => [code, all.length]))).toEqual({
        in: 10,
        SLOT_TAKEN: 90,
      });
      const rows = await expectSound(tournament);
      expect(rows.map(({ slot }) => slot).sort((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: 14 }, (_, n) => n + 1),
      );
      expect(placed).toHaveLength(4);
    });

    it('the clock closes check-in once, though two workers do it at the same moment', async () => {
      const { tournament } = await openDay({ slots: 4 }, [4, 3]);
      await putInPhase(race.first, { tournament, phase: 'locked' });
      const { checkin_closes_at } = await race.first.row('tournaments', { id: tournament._id });
      const due = {
        tournamentId: tournament._id,
        action: 'close-check-in',
        at: checkin_closes_at?.toISOString() ?? '',
      } as const;
      await Promise.all(
        [0, 1, 2, 3].map((turn) =>
          inUnitOfWork(race.server(turn).platform, (work) => runClockAction(work, due)),
        ),
      );
      const rows = await expectSound(tournament);
      expect(rows.filter(({ state }) => state === 'no_show')).toHaveLength(4);
      // A strike and a notice for each, not for each worker.
      const { told } = await race.first.db
        .selectFrom('audit_log')
        .select((eb) => eb.fn.countAll<number>().as('told'))
        .where('action', '=', 'entry.no-show')
        .where('subject', 'like', `%${tournament.title}`)
        .executeTakeFirstOrThrow();
      expect(Number(told)).toBe(4);
    });
  });
});
