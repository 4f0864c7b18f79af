import type { CallBodyInput } from '@one-dream/contract/call.ts';
import { grantDuty } from '@one-dream/contract/features/duties/duties.ts';
import { checkIn, listEntries } from '@one-dream/contract/features/entries/entries.ts';
import type { createStage, Draw, Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { moveTournamentOn } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import type {
  createTournament,
  Tournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import * as lobbies from '../../factories/lobbies.ts';
import type { Squad } from '../../factories/site.ts';
import { newSquad } from '../../factories/teams.ts';
import { changeTournament, openTournament, register } from '../../factories/tournaments.ts';
import { post } from './api.ts';
import { newPlayer, type Player, unique } from './players.ts';
import type { RunningServer } from './start-server.ts';

const minute = 60_000;

/** The moment that many minutes from now, to the second. */
export function inMinutes(minutes: number): string {
  return `${new Date(Date.now() + minutes * minute).toISOString().slice(0, 19)}Z`;
}

export interface MatchDay {
  tournament: Tournament;
  squads: Squad[];
  /** A person with the duty of a host, and no other rights. */
  host: Player;
}

/**
 * A solo event with this many players registered, check-in open, and a host. Its first match starts in this many minutes.
 */
export async function openMatchDay(
  server: RunningServer,
  {
    teams = 3,
    firstMatch = 40,
    isCheckIn = true,
    ...form
  }: { teams?: number; firstMatch?: number; isCheckIn?: boolean } & Partial<
    CallBodyInput<typeof createTournament>
  > = {},
): Promise<MatchDay> {
  const tournament = await openTournament(server, {
    title: unique('Match Day'),
    type: 'SOLO',
    slots: teams,
    regClosesAt: inMinutes(firstMatch - 20),
    checkinOpensAt: inMinutes(firstMatch - 18),
    checkinClosesAt: inMinutes(firstMatch - 12),
    firstMatchAt: inMinutes(firstMatch),
    ...form,
  });
  const squads: Squad[] = [];
  for (let made = 0; made < teams; made++) {
    const team = await newSquad(server, { size: 1 });
    await register(server, { team, tournament });
    squads.push(team);
  }
  const host = await newPlayer(server, { name: 'Harsh Host', inGame: false });
  await server.api.act(grantDuty, {
    as: await server.admin(),
    body: { email: host.email, duty: 'host', tournamentId: tournament._id },
  });
  if (isCheckIn) await openCheckInByHand(server, tournament);
  return { tournament, squads, host };
}

/** Closes registration and opens check-in ahead of the clock. */
async function openCheckInByHand(
  { api, admin }: RunningServer,
  { _id: tournamentId }: { _id: string },
): Promise<void> {
  for (const from of ['registration', 'closed'] as const)
    await api.act(moveTournamentOn, {
      as: await admin(),
      params: { tournamentId },
      body: { from },
    });
}

/** A full tournament of small squads with open check-in; the first match is in `startsIn` minutes. */
export async function newMatchDay(
  server: RunningServer,
  { teams = 2, startsIn = 30 }: { teams?: number; startsIn?: number } = {},
): Promise<{ tournament: Tournament; squads: Squad[] }> {
  // Small squads keep tests small.
  const form = { title: unique('Night Drop Cup'), slots: teams, type: 'DUO' } as const;
  const tournament = await openTournament(server, form);
  const squads = await Promise.all(
    Array.from({ length: teams }, () => newSquad(server, { size: 2 })),
  );
  for (const team of squads) await register(server, { team, tournament });
  await changeTournament(server, {
    id: tournament._id,
    change: {
      status: 'CLOSED',
      regClosesAt: inMinutes(startsIn - 61),
      checkinOpensAt: inMinutes(startsIn - 60),
      checkinClosesAt: inMinutes(startsIn - 11),
      firstMatchAt: inMinutes(startsIn),
    },
  });
  return { tournament, squads };
}

/** Checks all teams in on their behalf. */
export async function checkInAll(
  { api, admin }: RunningServer,
  { tournament }: Pick<MatchDay, 'tournament'>,
): Promise<void> {
  const as = await admin();
  const { data } = await api.act(listEntries, { as, params: { tournamentId: tournament._id } });
  for (const { entryId, state } of data)
    if (state === 'registered') await api.act(checkIn, { as, params: { entryId } });
}

export async function checkInSquad(
  server: RunningServer,
  { squad, tournament }: { squad: Squad; tournament: Tournament },
): Promise<void> {
  const entryId = await lobbies.entryOf(server, { team: squad, tournament });
  await server.api.act(checkIn, { as: squad.leader, params: { entryId } });
}

/** A stage with one published lobby and its matches; the first starts in that many minutes. */
export async function drawLobby(
  server: RunningServer,
  {
    tournament,
    firstStart = 40,
    matches = 2,
    stage: form = {},
  }: {
    tournament: Tournament;
    firstStart?: number;
    matches?: number;
    stage?: Partial<CallBodyInput<typeof createStage>>;
  },
): Promise<{ stage: Stage; draw: Draw; matches: Match[] }> {
  const admin = await server.admin();
  const stage = await lobbies.newStage(server, {
    ...{ tournament, admin },
    form: { name: 'Finals', ...form },
  });
  const draw = await lobbies.draw(server, { stage, admin, form: { method: 'random' } });
  const maps = [
    { name: 'Erangel', recall: false },
    { name: 'Rondo', recall: true },
  ];
  const planned = { firstStart: inMinutes(firstStart), matches, maps };
  return { stage, draw, matches: await lobbies.plan(server, { stage, admin, form: planned }) };
}

export async function releaseRoom(
  server: RunningServer,
  { match, ...room }: { match: Match; roomId: string; password: string; note?: string },
): Promise<void> {
  const admin = await server.admin();
  await lobbies.openRoom(server, { match, admin, room: { note: '', ...room } });
}

/** Sends a call as a person of the test. */
export function callAs<Answer>(
  server: RunningServer,
  { token }: { token: string },
  call: { path: string; body?: object },
): Promise<Answer> {
  return post<Answer>(server, { ...call, token });
}
