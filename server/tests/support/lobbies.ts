import type { CallBodyInput } from '@one-dream/contract/call.ts';
import type { Duty } from '@one-dream/contract/duties.ts';
import { grantDuty } from '@one-dream/contract/features/duties.ts';
import {
  createStage,
  type Draw,
  publishDraw,
  rollDraw,
  type Stage,
} from '@one-dream/contract/features/lobbies.ts';
import { releaseRoom, saveRoom } from '@one-dream/contract/features/matches.rooms.ts';
import { createMatches, getMatch, type Match } from '@one-dream/contract/features/matches.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import type { TestServer } from './open-test-server.ts';
import { newAdmin, newOwner, newPlayer, type Person } from './people.ts';
import { type InsertedSquad, insertSquads } from './teams.ts';
import { openTournament, register } from './tournaments.ts';

/** A tournament with teams in it, its stage not drawn yet. */
export interface Stadium {
  tournament: Tournament;
  stage: Stage;
  admin: Person;
  squads: InsertedSquad[];
}

/** Minutes from the server's now, as calls take it. */
export function inMinutes({ platform }: Pick<TestServer, 'platform'>, minutes: number): string {
  return new Date(platform.now().getTime() + minutes * 60_000).toISOString();
}

export async function newStadium(
  server: TestServer,
  {
    teams = 4,
    stage: form = {},
    tournament: fields = {},
  }: {
    teams?: number;
    stage?: Partial<CallBodyInput<typeof createStage>>;
    tournament?: Parameters<typeof openTournament>[1];
  } = {},
): Promise<Stadium> {
  const admin = await newAdmin(server);
  const tournament = await openTournament(server, fields);
  const squads = teams > 0 ? await insertSquads(server, { count: teams }) : [];
  for (const team of squads) await register(server, { team, tournament });
  const { data: stage } = await server.api.act(createStage, {
    as: admin,
    params: { tournamentId: tournament._id },
    body: { name: 'Qualifier', format: 'single', ...form },
  });
  return { tournament, stage, admin, squads };
}

/** Rolls and publishes. */
export async function draw(
  server: TestServer,
  {
    stage,
    admin,
    form = {},
  }: Pick<Stadium, 'stage' | 'admin'> & {
    form?: Partial<CallBodyInput<typeof rollDraw>>;
  },
): Promise<Draw> {
  const params = { stageId: stage._id };
  const { data: rolled } = await server.api.act(rollDraw, { as: admin, params, body: form });
  const { data } = await server.api.act(publishDraw, {
    as: admin,
    params: { drawId: rolled._id },
    body: { version: rolled.version },
  });
  return data;
}

export async function plan(
  server: TestServer,
  {
    stage,
    admin,
    form = {},
  }: Pick<Stadium, 'stage' | 'admin'> & { form?: Partial<CallBodyInput<typeof createMatches>> },
): Promise<Match[]> {
  const { data } = await server.api.act(createMatches, {
    as: admin,
    params: { stageId: stage._id },
    body: {
      firstStart: inMinutes(server, 120),
      matches: 1,
      maps: [{ name: 'Erangel', recall: false }],
      ...form,
    },
  });
  return data;
}

export interface Lobby extends Stadium {
  draw: Draw;
  matches: Match[];
  match: Match;
}

/** Everything up to the slot list of the first match. */
export async function newLobby(
  server: TestServer,
  {
    form,
    ...options
  }: Parameters<typeof newStadium>[1] & {
    form?: Partial<CallBodyInput<typeof createMatches>>;
  } = {},
): Promise<Lobby> {
  const stadium = await newStadium(server, options);
  const drawn = await draw(server, stadium);
  const matches = await plan(server, { ...stadium, ...(form && { form }) });
  const [match] = matches;
  if (!match) throw new Error('no match');
  return { ...stadium, draw: drawn, matches, match };
}

export const goodRoom = { roomId: 'RM4711', password: 'pochinki', note: '' };

export async function fillRoom(
  { api }: TestServer,
  { match, admin, room = goodRoom }: Pick<Lobby, 'match' | 'admin'> & { room?: typeof goodRoom },
): Promise<void> {
  await api.act(saveRoom, { as: admin, params: { matchId: match._id }, body: room });
}

export async function openRoom(
  server: TestServer,
  lobby: Pick<Lobby, 'match' | 'admin'> & { room?: typeof goodRoom },
): Promise<void> {
  await fillRoom(server, lobby);
  await server.api.act(releaseRoom, { as: lobby.admin, params: { matchId: lobby.match._id } });
}

/** A match as it is now, with its version. */
export async function look({ api }: TestServer, { _id }: Pick<Match, '_id'>, as?: Person) {
  return (await api.act(getMatch, { params: { matchId: _id }, ...(as && { as }) })).data;
}

/** Somebody new who is trusted with a duty for a tournament. */
export async function newStaff(
  server: TestServer,
  { duty, tournament }: { duty: Duty; tournament: { _id: string } },
): Promise<Person> {
  const person = await newPlayer(server);
  await server.api.act(grantDuty, {
    as: await newOwner(server),
    body: { email: person.email, duty, tournamentId: tournament._id },
  });
  return person;
}

/** The entry of a team in a tournament. */
export async function entryOf(
  { db }: Pick<TestServer, 'db'>,
  { team, tournament }: { team: { id: string }; tournament: { _id: string } },
): Promise<string> {
  const row = await db
    .selectFrom('registrations')
    .select('id')
    .where('team_id', '=', team.id)
    .where('tournament_id', '=', tournament._id)
    .executeTakeFirstOrThrow();
  return row.id;
}
