import type { CallBodyInput } from '@one-dream/contract/call.ts';
import type { Duty } from '@one-dream/contract/duties.ts';
import { grantDuty } from '@one-dream/contract/features/duties/duties.ts';
import { listEntries } from '@one-dream/contract/features/entries/entries.ts';
import {
  createStage,
  type Draw,
  publishDraw,
  rollDraw,
  type Stage,
} from '@one-dream/contract/features/lobbies/lobbies.ts';
import { releaseRoom, saveRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import {
  createMatches,
  getMatch,
  type Match,
} from '@one-dream/contract/features/matches/matches.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Person, Site, Squad } from './site.ts';
import { openTournament, register } from './tournaments.ts';

/** A tournament with teams and an undrawn stage. */
export interface Stadium {
  tournament: Tournament;
  stage: Stage;
  admin: Person;
  squads: Squad[];
}

/** Minutes from the server's current time, in the format of calls. */
export function inMinutes({ now }: Pick<Site, 'now'>, minutes: number): string {
  return new Date(now().getTime() + minutes * 60_000).toISOString();
}

export async function newStadium(
  site: Site,
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
  const admin = await site.admin();
  const tournament = await openTournament(site, fields);
  const squads = teams > 0 ? await site.newSquads(teams) : [];
  for (const team of squads) await register(site, { team, tournament });
  const stage = await newStage(site, { tournament, admin, form });
  return { tournament, stage, admin, squads };
}

/** Another undrawn stage of a tournament. */
export async function newStage(
  { api }: Pick<Site, 'api'>,
  {
    tournament,
    admin,
    form = {},
  }: {
    tournament: { _id: string };
    admin: Person;
    form?: Partial<CallBodyInput<typeof createStage>>;
  },
): Promise<Stage> {
  const { data } = await api.act(createStage, {
    as: admin,
    params: { tournamentId: tournament._id },
    body: { name: 'Qualifier', format: 'single', ...form },
  });
  return data;
}

/** Rolls and publishes a draw. */
export async function draw(
  site: Site,
  {
    stage,
    admin,
    form = {},
  }: Pick<Stadium, 'stage' | 'admin'> & {
    form?: Partial<CallBodyInput<typeof rollDraw>>;
  },
): Promise<Draw> {
  const params = { stageId: stage._id };
  const { data: rolled } = await site.api.act(rollDraw, { as: admin, params, body: form });
  const { data } = await site.api.act(publishDraw, {
    as: admin,
    params: { drawId: rolled._id },
    body: { version: rolled.version },
  });
  return data;
}

export async function plan(
  site: Site,
  {
    stage,
    admin,
    form = {},
  }: Pick<Stadium, 'stage' | 'admin'> & { form?: Partial<CallBodyInput<typeof createMatches>> },
): Promise<Match[]> {
  const { data } = await site.api.act(createMatches, {
    as: admin,
    params: { stageId: stage._id },
    body: {
      firstStart: inMinutes(site, 120),
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

/** A lobby up to the slot list of its first match. */
export async function newLobby(
  site: Site,
  {
    form,
    ...options
  }: Parameters<typeof newStadium>[1] & {
    form?: Partial<CallBodyInput<typeof createMatches>>;
  } = {},
): Promise<Lobby> {
  const stadium = await newStadium(site, options);
  const drawn = await draw(site, stadium);
  const matches = await plan(site, { ...stadium, ...(form && { form }) });
  const [match] = matches;
  if (!match) throw new Error('no match');
  return { ...stadium, draw: drawn, matches, match };
}

export const goodRoom = { roomId: 'RM4711', password: 'pochinki', note: '' };

export async function fillRoom(
  { api }: Pick<Site, 'api'>,
  { match, admin, room = goodRoom }: Pick<Lobby, 'match' | 'admin'> & { room?: typeof goodRoom },
): Promise<void> {
  await api.act(saveRoom, { as: admin, params: { matchId: match._id }, body: room });
}

export async function openRoom(
  site: Site,
  lobby: Pick<Lobby, 'match' | 'admin'> & { room?: typeof goodRoom },
): Promise<void> {
  await fillRoom(site, lobby);
  await site.api.act(releaseRoom, { as: lobby.admin, params: { matchId: lobby.match._id } });
}

/** The current state of a match, with its version. */
export async function look({ api }: Pick<Site, 'api'>, { _id }: Pick<Match, '_id'>, as?: Person) {
  return (await api.act(getMatch, { params: { matchId: _id }, ...(as && { as }) })).data;
}

/** A new person with a duty for a tournament. */
export async function newStaff(
  site: Site,
  { duty, tournament }: { duty: Duty; tournament: { _id: string } },
): Promise<Person> {
  const person = await site.newPlayer();
  await site.api.act(grantDuty, {
    as: await site.owner(),
    body: { email: person.email, duty, tournamentId: tournament._id },
  });
  return person;
}

export async function entriesOf(
  { api, admin }: Pick<Site, 'api' | 'admin'>,
  { teams, tournament }: { teams: readonly { id: string }[]; tournament: { _id: string } },
): Promise<string[]> {
  const params = { tournamentId: tournament._id };
  const { data } = await api.act(listEntries, { as: await admin(), params });
  return teams.map(({ id }) => {
    const entry = data.find(({ teamId }) => teamId === id);
    if (!entry) throw new Error('the team has no entry');
    return entry.entryId;
  });
}

export async function entryOf(
  site: Pick<Site, 'api' | 'admin'>,
  { team, tournament }: { team: { id: string }; tournament: { _id: string } },
): Promise<string> {
  const [entry = ''] = await entriesOf(site, { teams: [team], tournament });
  return entry;
}
