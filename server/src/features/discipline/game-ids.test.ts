import * as calls from '@one-dream/contract/features/discipline/discipline.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register, tryRegister } from '../../../../factories/tournaments.ts';
import { entryOf } from '../../../tests/support/match-days.ts';
import { fillInGameInfo, newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);

const reason = 'Seen in the recording.';
const terms = { kind: 'cheating', scope: 'organisation', days: 7, reason } as const;

it('a game id shows its typist no ban of another account, and files no appeal in its place', async () => {
  const cheater = await newPlayer(server, { inGameId: '5123000111' });
  const subject = { kind: 'person', userId: cheater.id } as const;
  await server.api.act(calls.strikeSubject, {
    as: admin,
    body: { subject, kind: 'staff_abuse', reason },
  });
  const { data } = await server.api.act(calls.giveBan, { as: admin, body: { ...terms, subject } });
  const banId = data[0]?._id ?? '';
  await fillInGameInfo(server, { as: cheater });
  const typist = await newPlayer(server, { inGameId: '5123000111' });
  expect((await server.api.act(calls.getOwnDiscipline, { as: typist })).data).toEqual({
    strikes: [],
    bans: [],
  });
  const appeal = (as: Person) =>
    server.api.send(calls.appealBan, {
      as,
      params: { banId },
      body: { text: 'I have never cheated in my life.' },
    });
  expect(await appeal(typist)).toMatchObject(refused('NOT_FOUND'));
  expect(await appeal(cheater)).toMatchObject(succeeded);
});

it('a game id played under by another does not stop the account that has it', async () => {
  const tournament = await openTournament(server);
  const ringers = await newSquad(server, { players: [{ inGameId: '5123000222' }] });
  await register(server, { team: ringers, tournament });
  await fillInGameInfo(server, { as: ringers.leader });
  const innocent = await newSquad(server, { players: [{ inGameId: '5123000222' }] });
  const { id: entryId } = await entryOf(server, { team: ringers, tournament });
  const body = { ...terms, subject: { kind: 'entry', entryId } } as const;
  await server.api.act(calls.giveBan, { as: admin, body });
  const next = await openTournament(server);
  expect(await tryRegister(server, { team: innocent, tournament: next })).toMatchObject(succeeded);
  expect(await tryRegister(server, { team: ringers, tournament: next })).toMatchObject(
    refused('BANNED'),
  );
});
