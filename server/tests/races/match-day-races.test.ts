import { listStages, publishDraw, rollDraw } from '@one-dream/contract/features/lobbies/lobbies.ts';
import {
  releaseRoom,
  saveRoom,
  showRoom,
} from '@one-dream/contract/features/matches/matches.rooms.ts';
import { getMatch } from '@one-dream/contract/features/matches/matches.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodRoom, inMinutes, newLobby, newStadium, plan } from '../../../factories/lobbies.ts';
import { tryCancel } from '../../../factories/tournaments.ts';
import { newAdmin } from '../support/people.ts';
import { type Race, raceArenas } from '../support/race-arenas.ts';

describe.each(await raceArenas())('a match day $name', ({ isAway, open }) => {
  describe.skipIf(isAway)('all at once', () => {
    let race: Race;
    beforeAll(async () => {
      race = await open();
    });
    afterAll(() => race?.close());

    /** Teams that have a slot of the tournament, and those on the slot list of a match. */
    async function compare({ tournamentId, matchId }: { tournamentId: string; matchId: string }) {
      const placed = await race.first.db
        .selectFrom('registrations')
        .select('id')
        .where('tournament_id', '=', tournamentId)
        .where('slot', 'is not', null)
        .execute();
      const { data } = await race.first.api.act(getMatch, { params: { matchId } });
      return {
        placed: placed.map(({ id }) => id).toSorted(),
        drawn: data.slots.map(({ entryId }) => entryId).toSorted(),
        slots: data.slots.map(({ roomSlot }) => roomSlot),
        version: data.match.slotsVersion,
      };
    }

    it.each([1, 2, 3, 4, 5])(
      'a draw that is published while teams go has nobody who is gone, and everybody who stayed (round %i)',
      async (round) => {
        const { tournament, stage, admin, squads } = await newStadium(race.first, { teams: 12 });
        const [match] = await plan(race.first, { stage, admin });
        const { data: rolled } = await race.first.api.act(rollDraw, {
          as: admin,
          params: { stageId: stage._id },
        });
        const publish = (turn: number, version: number) =>
          race.server(turn).api.send(publishDraw, {
            as: admin,
            params: { drawId: rolled._id },
            body: { version },
          });
        const leave = (from: number, to: number) =>
          squads
            .slice(from, to)
            .map((team, turn) => tryCancel(race.server(turn), { team, tournament }));
        const [answer, early, late] = await Promise.all([
          publish(round, rolled.version),
          Promise.all(leave(0, round)),
          Promise.all(leave(round, 6)),
        ]);
        for (const { status } of [...early, ...late]) expect(status).toBe(200);
        // A team that left first changed the draw: the host reloads and retries.
        expect(['STALE', undefined]).toContain(answer.body.code);
        if (answer.status !== 200) {
          const params = { tournamentId: tournament._id };
          const { data } = await race.first.api.act(listStages, { as: admin, params });
          const version = data[0]?.draws[0]?.version ?? 0;
          expect((await publish(0, version)).status).toBe(200);
        }
        const found = await compare({ tournamentId: tournament._id, matchId: match?._id ?? '' });
        expect(found.placed).toHaveLength(6);
        expect(found.drawn).toEqual(found.placed);
        expect(new Set(found.slots).size).toBe(6);
        for (const slot of found.slots) expect(slot).toBeLessThanOrEqual(25);
        expect(found.version).toBeGreaterThan(0);
      },
    );

    it('a room saved and released by two hosts at once is one room, released once, and told once', async () => {
      const lobby = await newLobby(race.first, {
        teams: 3,
        form: { firstStart: inMinutes(race.first, 60) },
      });
      const params = { matchId: lobby.match._id };
      const hosts = [lobby.admin, await newAdmin(race.first)];
      const both = <Answer>(act: (as: (typeof hosts)[number], turn: number) => Promise<Answer>) =>
        Promise.all([0, 1, 2, 3].map((turn) => act(hosts[turn % 2] ?? lobby.admin, turn)));
      const saved = await both((as, turn) =>
        race.server(turn).api.send(saveRoom, {
          as,
          params,
          body: { ...goodRoom, roomId: `RM470${turn % 2}` },
        }),
      );
      expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const released = await both((as, turn) =>
        race.server(turn).api.send(releaseRoom, { as, params }),
      );
      expect(released.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

      const rooms = await race.first.rows('rooms', { match_id: lobby.match._id }, [
        'no',
        'replaced_at',
      ]);
      expect(rooms).toEqual([{ no: 1, replaced_at: null }]);
      const { rows } = await sql<{ audits: number; notices: number }>`select
        (select count(*)::int from audit_log where action = 'room.release'
          and subject like ${`%${lobby.tournament.title}`}) as audits,
        (select count(*)::int from pgboss.job where name = 'match-notice'
          and data::text like ${`%room_released%${lobby.match._id}%`}) as notices`.execute(
        race.first.db,
      );
      expect(rows).toEqual([{ audits: 1, notices: 1 }]);
    });

    it('a player who taps ten times on two servers has one look', async () => {
      const lobby = await newLobby(race.first, { teams: 1 });
      const params = { matchId: lobby.match._id };
      await race.first.api.act(saveRoom, { as: lobby.admin, params, body: goodRoom });
      await race.first.api.act(releaseRoom, { as: lobby.admin, params });
      const as = lobby.squads[0]?.leader ?? expect.fail('no team');
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, turn) =>
          race.server(turn).api.send(showRoom, { as, params }),
        ),
      );
      for (const { status } of answers) expect(status).toBe(200);
      const looks = await race.first.rows('room_reveals', { user_id: as.id }, ['user_id']);
      expect(looks).toHaveLength(1);
    });
  });
});
