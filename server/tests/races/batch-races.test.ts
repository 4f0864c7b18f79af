import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../factories/api.ts';
import {
  createFreshDatabase,
  type FreshDatabase,
  whyPostgresIsAway,
} from '../../../factories/postgres.ts';
import type { Squad } from '../../../factories/site.ts';
import { tryRegister } from '../../../factories/tournaments.ts';
import type { EntryCommand } from '../../src/features/entries/commands/commands.ts';
import { runEntryCommands } from '../../src/features/entries/commands/run-commands.actions.ts';
import { inUnitOfWork } from '../../src/platform/work/unit-of-work.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { insertTournament } from '../support/insert-tournaments.ts';
import { type Race, raceArenas } from '../support/race-arenas.ts';
import { readSoundRegistrations } from '../support/sound-registrations.ts';
import { startTestServer, type TestServer } from '../support/start-test-server.ts';
import { holdStatements } from '../support/statement-holds.ts';

const codesOf = (answers: readonly Answer[]) =>
  answers.map(({ body }) => String(body.code ?? 'in'));
const numbers = (to: number) => Array.from({ length: to }, (_, index) => index + 1);

describe.each(await raceArenas())('a batch $name', ({ isAway, open }) => {
  describe.skipIf(isAway)('of registrations', () => {
    let race: Race;
    beforeAll(async () => {
      race = await open();
    });
    afterAll(() => race?.close());

    /** From now on whoever puts this player into a roster violates a constraint that no book knows of. */
    async function refusePlayer(userId: string): Promise<void> {
      await sql`
        create function refuse_player() returns trigger language plpgsql as $$ begin
          raise exception 'taken meanwhile' using errcode = 'unique_violation',
            constraint = 'registration_players_tournament_id_user_id_key';
        end $$`.execute(race.first.db);
      await sql`
        create trigger refuse_player before insert on registration_players for each row
        when (new.user_id = ${sql.lit(userId)}::uuid) execute function refuse_player()`.execute(
        race.first.db,
      );
    }

    it('with a violation in its middle refuses that one, and every other is in', async () => {
      const tournament = await insertTournament(race.first.db, { slots: 29 });
      const squads = await insertSquads(race.first, { count: 30 });
      await refusePlayer(squads[13]?.players[2]?.id ?? '');
      // All at one process: the first is served alone, the others together.
      const answers = await Promise.all(
        squads.map((team) => tryRegister(race.first, { team, tournament })),
      );
      const codes = codesOf(answers);
      expect(codes[13]).toBe('PLAYER_TAKEN');
      expect(codes.filter((code) => code === 'in')).toHaveLength(29);
      const rows = await readSoundRegistrations(race.first.db, tournament);
      expect(rows.map(({ slot }) => slot)).toEqual(numbers(29));
      // Tried again in halves, and told once.
      const { told } = await race.first.db
        .selectFrom('notifications')
        .select((eb) => eb.fn.countAll<number>().as('told'))
        .where(
          'recipient_id',
          'in',
          squads.flatMap(({ players }) => players.map(({ id }) => id)),
        )
        .executeTakeFirstOrThrow();
      expect(Number(told)).toBe(29 * 4);
    });

    it('takes as many statements for 100 as for 2', async () => {
      const { platform } = race.first;
      const tournament = await insertTournament(race.first.db);
      const squads = await insertSquads(race.first, { count: 103 });
      const countFor = async (teams: Squad[]) => {
        let statements = 0;
        const db = platform.db.withPlugin({
          transformQuery: ({ node }) => {
            statements++;
            return node;
          },
          transformResult: async ({ result }) => result,
        });
        const requests = teams.map(
          ({ id: teamId, leader }): EntryCommand => ({
            kind: 'register',
            viewer: { id: leader.id, role: 'user' } as never,
            teamId,
            declarations: [],
          }),
        );
        const outcomes = await inUnitOfWork({ ...platform, db }, (work) =>
          runEntryCommands(work, { tournamentId: tournament._id, commands: requests }),
        );
        for (const outcome of outcomes) expect(outcome).toHaveProperty('answer');
        return statements;
      };
      const [one, two, hundred] = [
        await countFor(squads.slice(0, 1)),
        await countFor(squads.slice(1, 3)),
        await countFor(squads.slice(3)),
      ];
      console.info(`statements for 1, 2 and 100 registrations: ${one}, ${two}, ${hundred}`);
      expect(one).toBeGreaterThan(5);
      expect(two).toBe(one);
      expect(hundred).toBe(two);
      expect(await readSoundRegistrations(race.first.db, tournament)).toHaveLength(103);
    });
  });
});

const whyAway = await whyPostgresIsAway();

describe.skipIf(whyAway)(`a batch beside a deleted team${whyAway ? ` (${whyAway})` : ''}`, () => {
  let database: FreshDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createFreshDatabase();
    server = await startTestServer({ works: true, databaseUrl: database.url });
  });
  afterAll(async () => {
    await server?.close();
    await database?.drop();
  });

  it('that is given up for a deadlock is tried again, and only the deleted team is not in', async () => {
    const tournament = await insertTournament(server.db);
    const squads = await insertSquads(server, { count: 12 });
    const doomed = squads[6] ?? expect.fail();
    const hold = await holdStatements(database.url, {
      table: 'registrations',
      moment: 'before',
    });
    const deleting = new pg.Client({ connectionString: database.url });
    await deleting.connect();
    try {
      const first = tryRegister(server, { team: squads[0] ?? expect.fail(), tournament });
      await hold.reached();
      const others = squads.slice(1).map((team) => tryRegister(server, { team, tournament }));
      // Those who asked meanwhile come together, and stop at the same place; who was slow to ask comes with the next.
      do {
        await hold.letOneThrough();
        await hold.reached();
      } while (!(await isTeamLocked(server, doomed)));
      // Against the order of locks: first a player, then the team that the batch has.
      await deleting.query(`set deadlock_timeout = '60s'`);
      await deleting.query('begin');
      await deleting.query('select from users where id = $1 for update', [doomed.players[2]?.id]);
      const deleted = deleting
        .query('delete from teams where id = $1', [doomed.id])
        .then(() => deleting.query('commit'));
      await expect.poll(() => hold.countWaiting('delete from teams%')).toBe(1);
      await hold.release();
      await deleted;
      const codes = codesOf([await first, ...(await Promise.all(others))]);
      expect(codes[6]).toBe('NOT_FOUND');
      expect(codes.filter((code) => code === 'in')).toHaveLength(11);
      const rows = await readSoundRegistrations(server.db, tournament);
      expect(rows.map(({ slot }) => slot)).toEqual(numbers(11));
      expect(rows.map(({ team_id }) => team_id)).not.toContain(doomed.id);
      await expect.poll(hold.countDeadlocks).toBeGreaterThan(0);
    } finally {
      await deleting.end();
      await hold.end();
    }
  });
});

/** Whether somebody's transaction has it. */
async function isTeamLocked({ db }: TestServer, { id }: Squad): Promise<boolean> {
  const free = await db
    .selectFrom('teams')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .execute();
  return free.length === 0;
}
