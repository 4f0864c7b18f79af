import { updateTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../factories/api.ts';
import type { Squad } from '../../factories/site.ts';
import { newSquad } from '../../factories/teams.ts';
import { openTournament, register, tryCancel } from '../../factories/tournaments.ts';
import type { Db } from '../src/platform/database/schema.ts';
import { newId } from '../src/platform/secrets.ts';
import { newAdmin } from './support/people.ts';
import { sharedTestServer } from './support/start-test-server.ts';

let team: Squad;
let cup: { _id: string };
let other: { _id: string };

const server = await sharedTestServer();
beforeAll(async () => {
  team = await newSquad(server);
  cup = await openTournament(server, { slots: 4 });
  other = await openTournament(server, { slots: 4 });
  await register(server, { team, tournament: cup });
});

/** Invalid rows written straight into the tables: constraints catch mistakes that no action should make. */
describe('the database refuses', () => {
  const cases: { what: string; constraint: string; write: (db: Db) => Promise<unknown> }[] = [
    {
      what: 'a slot above those of the tournament',
      constraint: 'registrations_slot_within_total',
      write: (db) =>
        sql`update registrations set slot = 5 where tournament_id = ${cup._id}`.execute(db),
    },
    {
      what: 'a new registration above them',
      constraint: 'registrations_slot_within_total',
      write: (db) =>
        sql`insert into registrations (id, tournament_id, team_id, slot, team_name, team_logo, leader_email,
            leader_discord_id, leader_discord_username, registered_at)
          values (${newId()}, ${cup._id}, ${newId()}, 5, '', '', '', '', '', now())`.execute(db),
    },
    {
      what: 'fewer slots than one that is taken',
      constraint: 'tournaments_slot_total_above_taken',
      write: async (db) => {
        await sql`update registrations set slot = 3 where tournament_id = ${cup._id}`.execute(db);
        await sql`update tournaments set slot_total = 2 where id = ${cup._id}`.execute(db);
      },
    },
    {
      what: 'a count that is not that of the slots',
      constraint: 'tournaments_slots_counted',
      write: (db) => sql`update tournaments set slots_used = 2 where id = ${cup._id}`.execute(db),
    },
    {
      what: 'a roster in another tournament than its registration',
      constraint: 'registration_players_in_tournament',
      write: (db) =>
        sql`update registration_players set tournament_id = ${other._id} where tournament_id = ${cup._id}`.execute(
          db,
        ),
    },
    {
      what: 'a team of more than it may have',
      constraint: 'team_members_fit',
      write: async (db) => {
        for (let size = team.players.length; size <= teamMaxPlayers; size++) {
          const id = newId();
          await sql`insert into users (id, name, email) values (${id}, 'A', ${`${id}@example.in`})`.execute(
            db,
          );
          await sql`insert into team_members (user_id, team_id, joined_at) values (${id}, ${team.id}, now())`.execute(
            db,
          );
        }
      },
    },
  ];

  it.each(cases)('$what', async ({ constraint, write }) => {
    const before = await sql`select * from registrations`.execute(server.db);
    await expect(server.db.transaction().execute(write)).rejects.toMatchObject({ constraint });
    expect((await sql`select * from registrations`.execute(server.db)).rows).toEqual(before.rows);
  });
});

it('a tournament keeps the slots that are taken, whatever their count', async () => {
  const [first, second] = [await newSquad(server), await newSquad(server)];
  const tournament = await openTournament(server, { slots: 3 });
  await register(server, { team: first, tournament });
  await register(server, { team: second, tournament });
  expect(await tryCancel(server, { team: first, tournament })).toMatchObject(succeeded);
  const as = await newAdmin(server);
  const { title, banner } = tournament;
  const change = (slots: number) =>
    server.api.send(updateTournament, {
      as,
      body: {
        id: tournament._id,
        data: { title, banner, status: 'OPENED', version: 1, slots } as never,
      },
    });
  const slots = 'Slot 2 is taken: there must be at least that many slots.';
  expect(await change(1)).toMatchObject(refused('INVALID', { fields: { slots } }));
  expect(await change(2)).toMatchObject(succeeded);
});
