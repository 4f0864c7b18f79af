import { kickPlayer } from '@one-dream/contract/features/teams/teams.ts';
import { updateTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../factories/api.ts';
import type { Squad } from '../../../factories/site.ts';
import { openTournament, tryCancel, tryRegister } from '../../../factories/tournaments.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { insertTournament } from '../support/insert-tournaments.ts';
import { newAdmin, type Person } from '../support/people.ts';
import { runRounds, tally } from '../support/rounds.ts';
import { readSoundRegistrations } from '../support/sound-registrations.ts';

let cluster: Cluster;
let admin: Person;
beforeAll(async () => {
  cluster = await startCluster();
  admin = await newAdmin(cluster.hands);
});
afterAll(() => cluster?.close());

/** Turns about between the two processes. */
const at = (turn: number) => ({
  ...cluster.hands,
  api: (cluster.sites[turn % 2] ?? expect.fail()).api,
});

const expectSound = (tournament: { _id: string }) =>
  readSoundRegistrations(cluster.hands.db, tournament);

describe('two processes on PostgreSQL and Redis: registrations', { timeout: 600_000 }, () => {
  let crowd: Squad[];
  beforeAll(async () => {
    crowd = await insertSquads(cluster.hands, { count: 200 });
  });

  it('200 leaders for the last slot: one wins', () =>
    runRounds({
      race: '200 leaders for the last slot',
      isCostly: true,
      round: async () => {
        const tournament = await insertTournament(cluster.hands.db, { slots: 1 });
        const answers = await Promise.all(
          crowd.map((team, turn) => tryRegister(at(turn), { team, tournament })),
        );
        expect(tally(answers)).toEqual({ ok: 1, SLOTS_FILLED: 199 });
        expect(await expectSound(tournament)).toHaveLength(1);
      },
    }));

  it('kick while registering: in with four, or not at all', () =>
    runRounds({
      race: 'kick while registering',
      round: async (number) => {
        const [team] = await insertSquads(cluster.hands, { count: 1 });
        if (!team) return expect.fail();
        const tournament = await insertTournament(cluster.hands.db);
        const params = { userId: team.players[3]?.id ?? '' };
        const kick = () => at(number + 1).api.send(kickPlayer, { as: team.leader, params });
        const enter = () => tryRegister(at(number), { team, tournament });
        const [first, second] = number % 2 ? [kick(), enter()] : [enter(), kick()];
        const answers = await Promise.all([first, second]);
        const counts = tally(answers);
        expect(Object.keys(counts)).not.toContain('NOT_FOUND');
        const rows = await expectSound(tournament);
        const registered = answers.some(({ body }) => Boolean(body.data));
        expect(rows).toHaveLength(registered ? 1 : 0);
      },
    }));

  it('register and cancel interleaved 100 times: counts and slots agree', () =>
    runRounds({
      race: 'register and cancel interleaved 100 times',
      isCostly: true,
      round: async () => {
        const tournament = await insertTournament(cluster.hands.db, { slots: 5 });
        const own = await Promise.all(
          crowd.slice(0, 10).map(async (team, turn) => {
            const answers: Answer[] = [];
            for (let step = 0; step < 10; step++) {
              const attempt = step % 2 ? tryCancel : tryRegister;
              answers.push(await attempt(at(turn + step), { team, tournament }));
            }
            return answers;
          }),
        );
        for (const code of Object.keys(tally(own.flat())))
          expect(['ok', 'SLOTS_FILLED', 'NOT_REGISTERED']).toContain(code);
        // Everybody's last word was to cancel.
        expect(await expectSound(tournament)).toEqual([]);
      },
    }));

  it('closing while registering: who was told so is in, nobody comes after', () =>
    runRounds({
      race: 'closing while registering',
      round: async (number) => {
        const tournament = await openTournament(at(number), { slots: 100 });
        const teams = crowd.slice(0, 8);
        const { _id: id, title, banner, version = 1 } = tournament;
        const data = { title, banner, status: 'CLOSED', slots: 100, version } as const;
        const early = teams
          .slice(0, 4)
          .map((team, turn) => tryRegister(at(turn), { team, tournament }));
        const closing = at(number + 1).api.send(updateTournament, {
          as: admin,
          body: { id, data },
        });
        const late = teams
          .slice(4)
          .map((team, turn) => tryRegister(at(turn), { team, tournament }));
        const answers = await Promise.all([...early, ...late]);
        expect((await closing).status).toBe(200);
        const counts = tally(answers);
        for (const code of Object.keys(counts))
          expect(['ok', 'REGISTRATION_CLOSED']).toContain(code);
        expect(await expectSound(tournament)).toHaveLength(counts.ok ?? 0);
        const [after] = crowd.slice(8);
        const refusal = await tryRegister(at(number), { team: after ?? expect.fail(), tournament });
        expect(refusal.body.code).toBe('REGISTRATION_CLOSED');
      },
    }));

  it('two admins editing one tournament: the stale one is told, and overwrites nothing', () =>
    runRounds({
      race: 'two admins editing one tournament',
      round: async (number) => {
        const { _id: id, banner, version = 1 } = await openTournament(at(number));
        const edit = (title: string, turn: number) => {
          const data = { title, banner, status: 'OPENED', slots: 100, version } as const;
          return at(turn).api.send(updateTournament, { as: admin, body: { id, data } });
        };
        const titles = ['First Of Two', 'Second Of Two'];
        const answers = await Promise.all(titles.map(edit));
        expect(tally(answers)).toEqual({ ok: 1, STALE: 1 });
        const row = await cluster.hands.db
          .selectFrom('tournaments')
          .select(['title', 'version'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const winner = answers.findIndex(({ status }) => status === 200);
        expect(row).toEqual({ title: titles[winner], version: version + 1 });
      },
    }));
});
