import type { Match } from '@one-dream/contract/features/matches.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { post } from './api.ts';
import { callAsAdmin, changeTournament, openTournament } from './organiser.ts';
import { newSquad, registerSquad, type Squad, unique } from './players.ts';
import type { RunningServer } from './start-server.ts';

const minute = 60_000;

/** A moment as calls take it, so many minutes from now. */
export function inMinutes(minutes: number): string {
  return `${new Date(Date.now() + minutes * minute).toISOString().slice(0, 19)}Z`;
}

/** A full tournament of small squads whose check-in is open; the first match is in `startsIn` minutes. */
export async function newMatchDay(
  server: RunningServer,
  { teams = 2, startsIn = 30 }: { teams?: number; startsIn?: number } = {},
): Promise<{ tournament: Tournament; squads: Squad[] }> {
  const tournament = await openTournament({
    server,
    title: unique('Night Drop Cup'),
    slots: teams as never,
    // Small squads make small tests.
    type: 'DUO',
  });
  const squads = await Promise.all(
    Array.from({ length: teams }, () => newSquad(server, { size: 2 })),
  );
  for (const squad of squads) await registerSquad(server, { squad, tournamentId: tournament._id });
  await openCheckIn(server, { tournament, startsIn });
  return { tournament, squads };
}

/** Sets the times of a tournament so that its check-in is open now. */
export async function openCheckIn(
  server: RunningServer,
  { tournament, startsIn }: { tournament: Tournament; startsIn: number },
): Promise<void> {
  await changeTournament({
    server,
    id: tournament._id,
    change: {
      status: 'CLOSED',
      regClosesAt: inMinutes(startsIn - 61),
      checkinOpensAt: inMinutes(startsIn - 60),
      checkinClosesAt: inMinutes(startsIn - 11),
      firstMatchAt: inMinutes(startsIn),
    },
  });
}

/** The entry of a squad in a tournament. */
export async function entryIdOf(
  server: RunningServer,
  { squad, tournament }: { squad: Squad; tournament: Tournament },
): Promise<string> {
  const { data } = await post<{ data: { entryId: string; tournament: { _id: string } }[] }>(
    server,
    { path: '/entries/mine', token: squad.leader.token },
  );
  const entry = data.find((one) => one.tournament._id === tournament._id);
  if (!entry) throw new Error('the squad has no entry');
  return entry.entryId;
}

export async function checkInSquad(
  server: RunningServer,
  { squad, tournament }: { squad: Squad; tournament: Tournament },
): Promise<void> {
  const entryId = await entryIdOf(server, { squad, tournament });
  await post(server, { path: `/entries/check-in/${entryId}`, token: squad.leader.token });
}

/** One stage, drawn and published, with its matches. */
export async function drawLobby(
  server: RunningServer,
  {
    tournament,
    startsIn = 30,
    matches = 3,
  }: { tournament: Tournament; startsIn?: number; matches?: number },
): Promise<Match[]> {
  const { data: stage } = await callAsAdmin<{ data: { _id: string } }>(server, {
    path: `/stages/create/${tournament._id}`,
    body: { name: 'Finals', format: 'single' },
  });
  const { data: draw } = await callAsAdmin<{ data: { _id: string; version: number } }>(server, {
    path: `/draws/roll/${stage._id}`,
  });
  await callAsAdmin(server, {
    path: `/draws/publish/${draw._id}`,
    body: { version: draw.version },
  });
  const { data } = await callAsAdmin<{ data: Match[] }>(server, {
    path: `/matches/create/${stage._id}`,
    body: {
      firstStart: inMinutes(startsIn),
      matches,
      maps: ['Erangel', 'Miramar', 'Rondo'].map((name) => ({ name, recall: false })),
    },
  });
  return data;
}

export async function releaseRoom(
  server: RunningServer,
  { match, ...room }: { match: Match; roomId: string; password: string; note?: string },
): Promise<void> {
  await callAsAdmin(server, { path: `/matches/room/save/${match._id}`, body: room });
  await callAsAdmin(server, { path: `/matches/room/release/${match._id}` });
}
