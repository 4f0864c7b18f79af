import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { migrateWithin } from '../../platform/database/migrate.ts';

const server = await sharedTestServer();

const name = '0041-game-ids.sql';

it('game ids from before are read as digits; of two accounts with one the first verified keeps it', async () => {
  const { db } = server;
  const [first, second, odd] = [
    await newPlayer(server),
    await newPlayer(server),
    await newPlayer(server),
  ];
  const team = await newSquad(server);
  await register(server, { team, tournament: await openTournament(server) });
  await db.transaction().execute(async (trx) => {
    await sql`drop table game_id_claims`.execute(trx);
    await sql`drop index users_one_game_id`.execute(trx);
    await sql`alter table users drop constraint users_game_id_digits`.execute(trx);
    await sql`delete from schema_migrations where name = ${name}`.execute(trx);
    const write = (id: string, gameId: string) =>
      sql`update users set in_game_id = ${gameId} where id = ${id}`.execute(trx);
    await write(first.id, 'ID: ०५१२३ 456\u200d7\ufe0f89');
    await write(second.id, '𝟓123-456.789');
    await write(odd.id, '5.12346E+09');
    await sql`update registration_players set in_game_id_key = '５１２３ 456780' where user_id = ${team.leader.id}`.execute(
      trx,
    );
    await sql`insert into bans (id, user_id, game_id_key, subject_name, kind, scope, state, reason, days, for_good, created_at)
      values (gen_random_uuid(), ${odd.id}, '05123-456-781', 'x', 'cheating', 'scrims', 'proposed', 'y', 7, false, now())`.execute(
      trx,
    );
    await migrateWithin(trx, [name]);
  });
  const users = await db
    .selectFrom('users')
    .select(['id', 'in_game_id'])
    .where('id', 'in', [first.id, second.id, odd.id])
    .orderBy('id')
    .execute();
  expect(users.map(({ in_game_id }) => in_game_id)).toEqual(['5123456789', '', '']);
  expect(
    await db
      .selectFrom('game_id_claims')
      .select(['game_id', 'claimant_id', 'holder_id', 'state'])
      .execute(),
  ).toEqual([
    { game_id: '5123456789', claimant_id: second.id, holder_id: first.id, state: 'open' },
  ]);
  const [ban] = await db.selectFrom('bans').select('game_id_key').execute();
  expect(ban?.game_id_key).toBe('5123456781');
  const roster = await db
    .selectFrom('registration_players')
    .select('in_game_id_key')
    .where('user_id', '=', team.leader.id)
    .execute();
  expect(roster).toEqual([{ in_game_id_key: '5123456780' }]);
});
