import * as gameIds from '@one-dream/contract/features/accounts/accounts.game-ids.ts';
import {
  deleteOwnAccount,
  deleteUser,
  updateOwnProfile,
} from '@one-dream/contract/features/accounts/accounts.ts';
import * as applications from '@one-dream/contract/features/applications/applications.ts';
import * as discipline from '@one-dream/contract/features/discipline/discipline.ts';
import * as duties from '@one-dream/contract/features/duties/duties.ts';
import * as entries from '@one-dream/contract/features/entries/entries.ts';
import { savePayeeDetails } from '@one-dream/contract/features/prizes/prizes.ts';
import { listTopPlayers } from '@one-dream/contract/features/standings/standings.ts';
import * as search from '@one-dream/contract/features/teams/teams.search.ts';
import * as teams from '@one-dream/contract/features/teams/teams.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { goodDetails } from '../../../../factories/prizes.ts';
import { newArena, publish, rowsOf } from '../../../../factories/results.ts';
import { joinTeam, newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { putInPhase, touch } from '../../../tests/support/match-days.ts';
import { eventually } from '../../../tests/support/outbound.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { escapeName } from '../../platform/discord/markdown.ts';
import { newId } from '../../platform/secrets.ts';
import { createFollowUps } from '../discord/follow-ups.jobs.ts';
import { createOnce } from '../discord/interactions.actions.ts';
import { erasePerson, exportPerson } from './person.actions.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);

const reason = 'Seen in the recording.';
const text = 'I would like to play with you in the evenings.';

/** Lists every table, the queue's included, with the number of rows that contain one of the words. */
async function findIn(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname in ('public', 'pgboss') order by 1, 2`.execute(server.db);
  const found = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ content: string }>`
      select to_jsonb(row)::text as content from ${sql.table(`${schema}.${name}`)} row`.execute(
      server.db,
    );
    for (const { content } of rows)
      if (words.some((word) => content.includes(word))) found.push(`${name}: ${content}`);
  }
  return found;
}

/** Creates a person and everything, by them or about them, that leaves a word about somebody. */
async function live(mark: string) {
  const { api, db } = server;
  // In Discord it is escaped.
  const name = `${mark}_*Rawat*`;
  const former = `${mark} Formerly`;
  const inGameName = `${mark}・OP`;
  const email = `${mark.toLowerCase()}@example.in`;
  const them = await newPlayer(server, {
    name: former,
    email,
    inGameName,
    password: 'Long enough 4 me',
  });
  const team = await newSquad(server, { size: 4 });
  await api.act(search.postSearch, { as: them, body: { text, roles: [] } });
  const elsewhere = await newSquad(server, { size: 2 });
  await api.act(search.postSearch, { as: elsewhere.leader, body: { text, roles: [] } });
  await api.act(search.askToJoin, { as: them, params: { teamId: elsewhere.id }, body: { text } });
  await joinTeam(server, { team, player: them });
  await api.act(updateOwnProfile, { as: them, body: { name } });
  await api.act(teams.handOverTeam, { as: team.leader, params: { userId: them.id } });
  const led = { ...team, leader: them };

  const tournament = await openTournament(server);
  await register(server, { team: led, tournament });
  await putInPhase(server, { tournament, phase: 'check-in' });
  await touch(server, entries.checkIn, { team: led, tournament });
  await touch(server, entries.undoCheckIn, { team: led, tournament });

  const arena = await newArena(server);
  const entryId = arena.entries[0] ?? expect.fail('no entry');
  await sql`update registration_players set user_id = ${them.id}, name = ${name}, in_game_name = ${inGameName}
    where registration_id = ${entryId} and position = 1`.execute(db);
  const [first, ...others] = rowsOf(arena.entries);
  const players = [2, 1, 1, 1].map((elims, player) => ({ player: player + 1, elims }));
  const [second = expect.fail('no row'), ...rest] = others;
  const strangers = [{ name: inGameName, gameId: '' }];
  const rows = [
    { ...(first ?? expect.fail('no row')), players },
    { ...second, strangers },
    ...rest,
  ];
  await publish(server, { match: arena.match, as: arena.admin, rows });

  const { data: grant } = await api.act(duties.grantDuty, {
    as: admin,
    body: { email, duty: 'scorer', tournamentId: tournament._id },
  });
  await api.act(duties.revokeDuty, { as: admin, params: { grantId: grant._id } });
  const subject = { kind: 'person', userId: them.id } as const;
  for (const kind of ['staff_abuse', 'room_leak'] as const)
    await api.act(discipline.strikeSubject, { as: admin, body: { subject, kind, reason } });
  const given = await api.act(discipline.giveBan, {
    as: admin,
    body: { subject, kind: 'abuse', scope: 'organisation', days: 7, reason },
  });
  const banId = given.data[0]?._id ?? '';
  await api.act(discipline.appealBan, { as: them, params: { banId }, body: { text } });
  await api.act(applications.createApplication, {
    as: them,
    body: {
      name,
      contact: '+91 98765 43210',
      discord: mark,
      age: 20,
      position: 'Spectator',
      experience: `${mark} ran a league of forty teams for two years.`,
      motivation: 'I want to help with the evenings of this organisation.',
      availability: 'Evenings and weekends',
    },
  });
  await api.act(savePayeeDetails, { as: them, body: goodDetails });
  await newPlayer(server, { inGameId: `57${String(them.id).replace(/\D/g, '').slice(-8)}` });
  await api.send(gameIds.claimGameId, {
    as: them,
    body: { inGameId: `57${String(them.id).replace(/\D/g, '').slice(-8)}`, reason: text },
  });
  const said = { content: `**${escapeName(name)}** leads ${escapeName(team.name)}` };
  await createFollowUps(server.platform).send(
    { interactionId: mark.length.toString(), applicationId: '1', token: team.id },
    { message: said },
  );
  const once = createOnce(server.platform);
  await once.claim(team.id);
  once.keep(team.id, { type: 4, data: said });
  const escaped = escapeName(name).replaceAll('\\', '\\\\');
  await eventually(async () => (await findIn([escaped])).join(), {
    isSo: (found) =>
      found.includes('discord_interactions: ') && found.includes('discord-follow-up'),
  });
  return { them, email, words: [mark, mark.toLowerCase()], arena: arena.tournament };
}

const ways: [string, string, (them: Person) => Promise<unknown>][] = [
  ['themselves', 'Zarnika', (as) => server.api.act(deleteOwnAccount, { as })],
  [
    'an admin',
    'Quvendra',
    ({ id }) => server.api.act(deleteUser, { as: admin, body: { userId: id } }),
  ],
  ['the command line', 'Wyxesha', ({ email }) => erasePerson(server.platform, { email })],
];

describe.each(ways)('a person deleted by %s', (_who, mark, erase) => {
  it('is in no table and no job any more, at once in the list of players, and handed out before', async () => {
    const { them, email, words, arena } = await live(mark);
    const params = { tournamentId: arena._id };
    const shown = async () =>
      JSON.stringify((await server.api.act(listTopPlayers, { params })).data);
    expect(await shown()).toContain(mark);
    const told = JSON.stringify(await exportPerson(server.platform, { email }));
    expect(told).toContain(goodDetails.upiId);
    expect((await findIn(words)).length).toBeGreaterThan(20);

    await erase(them);
    expect(await findIn(words)).toEqual([]);
    expect(await shown()).not.toContain(mark);
    expect(await shown()).toContain('Erased person');
    expect(await erasePerson(server.platform, { email })).toBe(false);
  });
});

it('many former names, one with a comma as any, are erased together', async () => {
  const person = await newPlayer(server);
  const { db } = server;
  const by = { actor_id: person.id, actor_name: person.name, at: server.now() };
  const renamed = Array.from({ length: 100 }, (_, number) => ({
    ...{ ...by, id: newId(), action: 'user.rename', subject: `Kites, Vyomesh, ${number} of many` },
    before: JSON.stringify({ name: `Vyomesh, ${number} of many` }),
  }));
  await db.insertInto('audit_log').values(renamed).execute();
  await sql`create table actors_rewritten (at timestamptz)`.execute(db);
  await sql`create function note_rewriting() returns trigger language plpgsql as
    'begin insert into actors_rewritten values (now()); return null; end'`.execute(db);
  await sql`create trigger note_rewriting after update of actor_name on audit_log
    for each statement execute function note_rewriting()`.execute(db);
  await server.api.act(deleteOwnAccount, { as: person });
  expect(await findIn(['Vyomesh'])).toEqual([]);
  const { rows } = await sql`select from actors_rewritten`.execute(db);
  expect(rows).toHaveLength(1);
});

it('whoever is called like a phrase of the product takes it out of nobody’s texts', async () => {
  const victim = await newSquad(server);
  await register(server, { team: victim, tournament: await openTournament(server) });
  const vandal = await newPlayer(server, { name: 'is registered' });
  const tournament = await openTournament(server);
  const team = await newSquad(server);
  await register(server, { team, tournament });
  await server.api.act(deleteOwnAccount, { as: vandal });
  const { rows } = await sql<{ title: string }>`select title from notifications`.execute(server.db);
  expect(rows).toContainEqual({ title: `${team.name} is registered, slot 1` });
});
