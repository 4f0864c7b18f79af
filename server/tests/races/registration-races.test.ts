import { deleteTeam, kickPlayer } from '@one-dream/contract/features/teams/teams.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { updateTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { saveInGameInfo } from '@one-dream/contract/features/users/users.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../factories/api.ts';
import { createTeam } from '../../../factories/teams.ts';
import { openTournament, shown, tryCancel, tryRegister } from '../../../factories/tournaments.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { newAdmin, newPlayer } from '../support/people.ts';
import { type Race, raceArenas } from '../support/race-arenas.ts';

describe.each(await raceArenas())('registrations $name', ({ isAway, open, name }) => {
  describe.skipIf(isAway)('all at once', () => {
    let race: Race;
    beforeAll(async () => {
      race = await open();
    });
    afterAll(() => race?.close());

    async function readRegistrations({ _id }: Tournament) {
      const rows = await race.first.db
        .selectFrom('registrations')
        .select(['id', 'slot', 'team_id'])
        .where('tournament_id', '=', _id)
        .where('slot', 'is not', null)
        .orderBy('slot')
        .execute();
      const players = await race.first.rows(
        'registration_players',
        { tournament_id: _id, holds: true },
        ['registration_id', 'user_id', 'in_game_id_key'],
      );
      const { slots_used } = await race.first.row('tournaments', { id: _id });
      return { rows, players, used: slots_used };
    }

    /** Invariants: consistent counts, no duplicates, no orphans, no gaps within the used slots. */
    async function expectSound(tournament: Tournament) {
      const { rows, players, used } = await readRegistrations(tournament);
      expect(used).toBe(rows.length);
      expect(new Set(rows.map((row) => row.slot)).size).toBe(rows.length);
      expect(new Set(players.map((player) => player.user_id)).size).toBe(players.length);
      expect(new Set(players.map((player) => player.in_game_id_key)).size).toBe(players.length);
      for (const row of rows)
        expect(players.filter((one) => one.registration_id === row.id).length).toBeGreaterThan(3);
      expect((await shown(race.first, tournament)).slots).toMatch(new RegExp(`^${used}/`));
      return rows;
    }

    function tally(answers: Answer[]) {
      const groups = Map.groupBy(answers, ({ body }) => String(body.code ?? 'in'));
      return Object.fromEntries([...groups].map(([code, group]) => [code, group.length]));
    }

    /** Tries to register, and what was asked beside each: before it in every second pair, else after it. */
    function inPairs(answers: Answer[]) {
      const isTry = (index: number) => index % 4 === 0 || index % 4 === 3;
      return {
        tries: answers.filter((_answer, index) => isTry(index)),
        besides: answers.filter((_answer, index) => !isTry(index)),
      };
    }

    it('200 leaders get exactly 10 free slots, 1 to 10 once each', async () => {
      const tournament = await openTournament(race.first, { slots: 10 });
      const squads = await insertSquads(race.first, { count: 200 });
      const started = performance.now();
      const answers = await Promise.all(
        squads.map((team, turn) => tryRegister(race.server(turn), { team, tournament })),
      );
      const seconds = (performance.now() - started) / 1000;
      console.info(`200 leaders for 10 slots ${name}: ${Math.round(200 / seconds)} tries a second`);
      expect(tally(answers)).toEqual({ in: 10, SLOTS_FILLED: 190 });
      const rows = await expectSound(tournament);
      expect(rows.map((row) => row.slot)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      const told = answers.flatMap(({ body }) =>
        body.data ? [(body.data as { slot: number }).slot] : [],
      );
      expect(told.sort((a, b) => a - b)).toEqual(rows.map((row) => row.slot));
    });

    it('200 leaders all get in where there is room', async () => {
      const tournament = await openTournament(race.first, { slots: 200 });
      const squads = await insertSquads(race.first, { count: 200 });
      const started = performance.now();
      const answers = await Promise.all(
        squads.map((team, turn) => tryRegister(race.server(turn), { team, tournament })),
      );
      const seconds = (performance.now() - started) / 1000;
      console.info(`200 leaders for 200 slots ${name}: ${Math.round(200 / seconds)} in a second`);
      expect(tally(answers)).toEqual({ in: 200 });
      const rows = await expectSound(tournament);
      expect(rows.map((row) => row.slot)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
    });

    it('one leader clicking eight times is in once', async () => {
      const tournament = await openTournament(race.first);
      const [team] = await insertSquads(race.first, { count: 1 });
      const side = { team: team ?? expect.fail(), tournament };
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, turn) => tryRegister(race.server(turn), side)),
      );
      expect(tally(answers)).toEqual({ in: 1, ALREADY_REGISTERED: 7 });
      await expectSound(tournament);
    });

    it('of ten players who type one game id one has it', async () => {
      const squads = await insertSquads(race.first, { count: 10 });
      const body = { inGameName: 'Same', inGameId: '5911111111' };
      const answers = await Promise.all(
        squads.map(({ leader }, turn) =>
          race.server(turn).api.send(saveInGameInfo, { as: leader, body }),
        ),
      );
      expect(tally(answers)).toEqual({ in: 1, GAME_ID_TAKEN: 9 });
    });

    it('a team from which somebody is kicked is in with 4 or not at all', async () => {
      const tournament = await openTournament(race.first, { slots: 1000 });
      const squads = await insertSquads(race.first, { count: 50 });
      const answers = await Promise.all(
        squads.flatMap((team, turn) => {
          const params = { userId: team.players[3]?.id ?? '' };
          const kick = () =>
            race.server(turn + 1).api.send(kickPlayer, { as: team.leader, params });
          const enter = () => tryRegister(race.server(turn), { team, tournament });
          return turn % 2 ? [kick(), enter()] : [enter(), kick()];
        }),
      );
      const { besides: kicks, tries } = inPairs(answers);
      expect(tally(kicks)).toEqual({ in: 50 });
      for (const { body } of tries) expect([undefined, 'TEAM_TOO_SMALL']).toContain(body.code);
      const rows = await expectSound(tournament);
      expect(rows).toHaveLength(tries.filter(({ status }) => status === 200).length);
      const { players } = await readRegistrations(tournament);
      expect(players.length).toBe(rows.length * 4);
      // A kicked player is in no team, whether or not it is registered.
      const ids = squads.map(({ id }) => id);
      const memberships = race.first.db.selectFrom('team_members').select('user_id');
      const members = await memberships.where('team_id', 'in', ids).execute();
      expect(members).toHaveLength(150);
    });

    it('a team that is deleted meanwhile leaves nothing behind', async () => {
      const tournament = await openTournament(race.first, { slots: 1000 });
      const squads = await insertSquads(race.first, { count: 30 });
      const answers = await Promise.all(
        squads.flatMap((team, turn) => {
          const end = () => race.server(turn + 1).api.send(deleteTeam, { as: team.leader });
          const enter = () => tryRegister(race.server(turn), { team, tournament });
          return turn % 2 ? [end(), enter()] : [enter(), end()];
        }),
      );
      const { besides: ends, tries } = inPairs(answers);
      expect(tally(ends)).toEqual({ in: 30 });
      for (const { body } of tries) expect([undefined, 'NOT_FOUND']).toContain(body.code);
      expect(await expectSound(tournament)).toEqual([]);
      const { players } = await readRegistrations(tournament);
      expect(players).toEqual([]);
      const ids = squads.map(({ id }) => id);
      const teams = race.first.db.selectFrom('teams').select('id');
      expect(await teams.where('id', 'in', ids).execute()).toEqual([]);
    });

    it('registering and cancelling interleaved 100 times keeps counts and slots', async () => {
      const tournament = await openTournament(race.first, { slots: 5 });
      const squads = await insertSquads(race.first, { count: 10 });
      const answers = await Promise.all(
        squads.map(async (team, turn) => {
          const own: Answer[] = [];
          for (let round = 0; round < 10; round++) {
            const attempt = round % 2 ? tryCancel : tryRegister;
            own.push(await attempt(race.server(turn + round), { team, tournament }));
          }
          return own;
        }),
      );
      const codes = new Set(answers.flat().map(({ body }) => body.code));
      for (const code of codes)
        expect([undefined, 'SLOTS_FILLED', 'NOT_REGISTERED']).toContain(code);
      // Everybody's last word was to cancel.
      expect(await expectSound(tournament)).toEqual([]);
    });

    it('closing the tournament lets nobody in afterwards', async () => {
      const tournament = await openTournament(race.first, { slots: 1000 });
      const admin = await newAdmin(race.first);
      const squads = await insertSquads(race.first, { count: 40 });
      const { _id: id, title, banner, version } = tournament;
      const data = { title, banner, status: 'CLOSED', slots: 1000, version: version ?? 1 } as const;
      const before = squads
        .slice(0, 20)
        .map((team) => tryRegister(race.first, { team, tournament }));
      const closing = race.first.api.send(updateTournament, { as: admin, body: { id, data } });
      const after = squads
        .slice(20)
        .map((team) => tryRegister(race.server(1), { team, tournament }));
      const answers = await Promise.all([...before, ...after]);
      expect((await closing).status).toBe(200);
      const codes = new Set(answers.map(({ body }) => body.code));
      for (const code of codes) expect([undefined, 'REGISTRATION_CLOSED']).toContain(code);
      const rows = await expectSound(tournament);
      expect(rows).toHaveLength(answers.filter(({ status }) => status === 200).length);
    });

    it('a team that is deleted three times is deleted once', async () => {
      const leader = await newPlayer(race.first);
      await createTeam(race.first, { leader });
      const answers = await Promise.all(
        [1, 2, 3].map((turn) => race.server(turn).api.send(deleteTeam, { as: leader })),
      );
      expect(tally(answers)).toEqual({ in: 1, NO_TEAM: 2 });
    });
  });
});
