import type { Draw, Stage } from '@one-dream/contract/features/lobbies.ts';
import type { Match } from '@one-dream/contract/features/matches.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { post } from './api.ts';
import { callAsAdmin, openTournament } from './organiser.ts';
import { newPlayer, newSquad, type Player, registerSquad, type Squad, unique } from './players.ts';
import type { RunningServer } from './start-server.ts';

const minute = 60_000;

/** A moment so many minutes from now, to the second. */
export function inMinutes(minutes: number): string {
  return `${new Date(Date.now() + minutes * minute).toISOString().slice(0, 19)}Z`;
}

export interface MatchDay {
  tournament: Tournament;
  squads: Squad[];
  /** Somebody with the duty of a host, and no other right. */
  host: Player;
}

/**
 * An event of single players with so many of them in, its check-in open, and a host. Its first match is so many
 * minutes from now.
 */
export async function openMatchDay(
  server: RunningServer,
  {
    teams = 3,
    firstMatch = 40,
    isCheckIn = true,
    ...form
  }: { teams?: number; firstMatch?: number; isCheckIn?: boolean } & Partial<Tournament> = {},
): Promise<MatchDay> {
  const tournament = await openTournament({
    server,
    title: unique('Match Day'),
    type: 'SOLO',
    slots: String(teams),
    regClosesAt: inMinutes(firstMatch - 20),
    checkinOpensAt: inMinutes(firstMatch - 18),
    checkinClosesAt: inMinutes(firstMatch - 12),
    firstMatchAt: inMinutes(firstMatch),
    ...form,
  });
  const squads: Squad[] = [];
  for (let made = 0; made < teams; made++) {
    const squad = await newSquad(server, { size: 1 });
    await registerSquad(server, { squad, tournamentId: tournament._id });
    squads.push(squad);
  }
  const host = await newPlayer(server, { name: 'Harsh Host', hasInGameInfo: false });
  await callAsAdmin(server, {
    path: '/duties/grant',
    body: { email: host.email, duty: 'host', tournamentId: tournament._id },
  });
  if (isCheckIn) await openCheckIn(server, tournament);
  return { tournament, squads, host };
}

/** Closes registration and opens check-in by hand, earlier than the clock would. */
export async function openCheckIn(server: RunningServer, { _id }: { _id: string }): Promise<void> {
  for (const from of ['registration', 'closed'])
    await callAsAdmin(server, { path: `/tournament/move-on/${_id}`, body: { from } });
}

/** Checks teams in on their behalf. */
export async function checkInAll(
  server: RunningServer,
  { tournament }: Pick<MatchDay, 'tournament'>,
): Promise<void> {
  const { data } = await callAsAdmin<{ data: { entryId: string; state: string }[] }>(server, {
    path: `/entries/list/${tournament._id}`,
  });
  for (const { entryId, state } of data)
    if (state === 'registered') await callAsAdmin(server, { path: `/entries/check-in/${entryId}` });
}

/** A stage with one published lobby and its matches; the first starts so many minutes from now. */
export async function drawLobby(
  server: RunningServer,
  {
    tournament,
    firstStart = 40,
    matches = 2,
    stage: form = {},
  }: { tournament: Tournament; firstStart?: number; matches?: number; stage?: Partial<Stage> },
): Promise<{ stage: Stage; draw: Draw; matches: Match[] }> {
  const { data: stage } = await callAsAdmin<{ data: Stage }>(server, {
    path: `/stages/create/${tournament._id}`,
    body: { name: 'Finals', format: 'single', ...form },
  });
  const { data: rolled } = await callAsAdmin<{ data: Draw }>(server, {
    path: `/draws/roll/${stage._id}`,
    body: { method: 'random' },
  });
  const { data: draw } = await callAsAdmin<{ data: Draw }>(server, {
    path: `/draws/publish/${rolled._id}`,
    body: { version: rolled.version },
  });
  const { data: planned } = await callAsAdmin<{ data: Match[] }>(server, {
    path: `/matches/create/${stage._id}`,
    body: {
      firstStart: inMinutes(firstStart),
      matches,
      maps: [
        { name: 'Erangel', recall: false },
        { name: 'Rondo', recall: true },
      ],
    },
  });
  return { stage, draw, matches: planned };
}

/** Asks as somebody of the test. */
export function callAs<Answer>(
  server: RunningServer,
  { token }: { token: string },
  call: { path: string; body?: object },
): Promise<Answer> {
  return post<Answer>(server, { ...call, token });
}
