import * as entries from '@one-dream/contract/features/entries/entries.ts';
import { type Match, startMatch } from '@one-dream/contract/features/matches/matches.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Answer } from '../../../factories/api.ts';
import {
  draw,
  inMinutes,
  type Lobby,
  look,
  newStadium,
  plan,
  type Stadium,
} from '../../../factories/lobbies.ts';
import type { Squad } from '../../../factories/site.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import type { Person } from './people.ts';
import type { TestServer } from './start-test-server.ts';

const minute = 60_000;

/** Times of a tournament that is in a phase now; the first match is in that many minutes. */
const moments = {
  registration: { status: 'OPENED', firstMatch: 300 },
  closed: { status: 'CLOSED', firstMatch: 120 },
  'check-in': { status: 'CLOSED', firstMatch: 40 },
  locked: { status: 'CLOSED', firstMatch: 22 },
  live: { status: 'LIVE', firstMatch: -5 },
} as const;

export type TestPhase = keyof typeof moments;

/** Moves a tournament to a phase directly in the table: check-in from T−60 to T−25. */
export async function putInPhase(
  { db, platform }: TestServer,
  { tournament, phase }: { tournament: { _id: string }; phase: TestPhase },
): Promise<void> {
  const { status, firstMatch } = moments[phase];
  const first = platform.now().getTime() + firstMatch * minute;
  const before = (minutes: number) => new Date(first - minutes * minute);
  await db
    .updateTable('tournaments')
    .set({
      status,
      reg_closes_at: before(70),
      checkin_opens_at: before(60),
      checkin_closes_at: before(25),
      checkin_opened_at: phase === 'registration' || phase === 'closed' ? null : before(60),
      checkin_closed_at: phase === 'live' ? before(25) : null,
      first_match_at: new Date(first),
    })
    .where('id', '=', tournament._id)
    .execute();
}

export interface MatchDay {
  tournament: Tournament;
  /** With a slot, in order. */
  placed: Squad[];
  /** On the waitlist, in order. */
  waiting: Squad[];
}

/** A full tournament in a phase, with that many teams in and on the waitlist. */
export async function openMatchDay(
  server: TestServer,
  {
    slots = 1,
    placed = slots,
    waiting = 0,
    phase = 'registration',
    ...form
  }: { slots?: number; placed?: number; waiting?: number; phase?: TestPhase } & Parameters<
    typeof openTournament
  >[1] = {},
): Promise<MatchDay> {
  const tournament = await openTournament(server, { slots, waitlistMax: 10, ...form });
  const day: MatchDay = { tournament, placed: [], waiting: [] };
  for (let place = 0; place < placed; place++) {
    const team = await newSquad(server);
    await register(server, { team, tournament });
    day.placed.push(team);
  }
  for (let place = 0; place < waiting; place++) {
    const team = await newSquad(server);
    await server.api.act(entries.joinWaitlist, {
      as: team.leader,
      params: { tournamentId: tournament._id, teamId: team.id },
    });
    day.waiting.push(team);
  }
  if (phase !== 'registration') await putInPhase(server, { tournament, phase });
  return day;
}

/** A lobby of one squad that came by calls, and its match in an hour. */
export async function newLobbyOfOne(
  server: TestServer,
): Promise<Stadium & { match: Match; squad: Squad }> {
  const stadium = await newStadium(server, { teams: 0 });
  const squad = await newSquad(server);
  await register(server, { team: squad, tournament: stadium.tournament });
  await draw(server, stadium);
  const [match] = await plan(server, { ...stadium, form: { firstStart: inMinutes(server, 60) } });
  if (!match) throw new Error('no match');
  return { ...stadium, match, squad };
}

/** Starts a match by hand, as it stands. */
export async function startByHand(
  server: TestServer,
  { match, admin, confirm = false }: Pick<Lobby, 'match' | 'admin'> & { confirm?: boolean },
): Promise<Match> {
  const { version } = (await look(server, match)).match;
  const { data } = await server.api.act(startMatch, {
    as: admin,
    params: { matchId: match._id },
    body: { version, confirm },
  });
  return data;
}

/** A team's newest entry in a tournament. */
export async function entryOf(
  { db }: Pick<TestServer, 'db'>,
  { team, tournament }: { team: { id: string }; tournament: { _id: string } },
) {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('tournament_id', '=', tournament._id)
    .where('team_id', '=', team.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

export interface Touch {
  team: Squad;
  tournament: { _id: string };
  /** The caller; the leader by default. */
  as?: Person;
}

type OfEntry =
  | typeof entries.checkIn
  | typeof entries.undoCheckIn
  | typeof entries.withdrawEntry
  | typeof entries.promoteEntry
  | typeof entries.skipEntry
  | typeof entries.markNoShow
  | typeof entries.undoNoShow
  | typeof entries.disqualifyEntry
  | typeof entries.askToWithdraw
  | typeof entries.decideWithdrawal
  | typeof entries.swapPlayer
  | typeof entries.replaceEntry;

/** Makes a call about a team's entry. */
export async function touch(
  server: TestServer,
  call: OfEntry,
  { team, tournament, as = team.leader, body = {} }: Touch & { body?: object },
): Promise<Answer> {
  const { id: entryId } = await entryOf(server, { team, tournament });
  return server.api.send(call as typeof entries.askToWithdraw, {
    as,
    params: { entryId },
    body: body as { reason: string },
  });
}
