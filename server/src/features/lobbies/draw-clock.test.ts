import * as entries from '@one-dream/contract/features/entries/entries.ts';
import * as calls from '@one-dream/contract/features/lobbies/lobbies.ts';
import { createMatches, listMatches } from '@one-dream/contract/features/matches/matches.ts';
import { extendTournament } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import { describe, expect, it } from 'vitest';
import { fillRoom, inMinutes, newStage } from '../../../../factories/lobbies.ts';
import { entryOf, type MatchDay, openMatchDay, touch } from '../../../tests/support/match-days.ts';
import { newAdmin } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { runMatchClock } from '../matches/match-clock.actions.ts';
import { runClockAction } from '../tournaments/run-clock.actions.ts';
import { runDrawClock } from './draw-clock.actions.ts';

// Its clock is moved, which the queue does not follow: due jobs are run here, in each test's order.
const server = await sharedTestServer({ works: true });

const pass = (minutes: number) => server.clock.advance(minutes * 60_000);

/** Six teams with a place and two that wait, in two lobbies, at T−40: check-in is open until T−25. */
async function openEvening() {
  const day = await openMatchDay(server, { slots: 6, waiting: 2, phase: 'check-in' });
  const admin = await newAdmin(server);
  const stage = await newStage(server, {
    tournament: day.tournament,
    admin,
    form: { format: 'groups', lobbyMax: 4 },
  });
  const { data: matches } = await server.api.act(createMatches, {
    as: admin,
    params: { stageId: stage._id },
    body: {
      firstStart: inMinutes(server, 40),
      matches: 1,
      maps: [{ name: 'Erangel', recall: false }],
      groups: 2,
    },
  });
  const drawId = await server.row('stage_draws', { stage_id: stage._id }, ['id']);
  const [match] = matches;
  if (!match) throw new Error('no match');
  return { ...day, admin, stage, match, drawId: drawId.id };
}

/** All but the last two placed teams, and one of those that wait. */
async function checkIn({ tournament, placed, waiting }: MatchDay): Promise<void> {
  for (const team of [...placed.slice(0, 4), ...waiting.slice(0, 1)])
    await touch(server, entries.checkIn, { team, tournament });
}

async function drawOf({ tournament, admin }: { tournament: { _id: string }; admin: object }) {
  const { data } = await server.api.act(calls.listStages, {
    as: admin as never,
    params: { tournamentId: tournament._id },
  });
  return data[0]?.draws[0] ?? expect.fail('no draw');
}

function namesIn({ groups }: calls.Draw): string[] {
  return groups.flatMap(({ teams }) => teams.map(({ teamId }) => teamId)).toSorted();
}

async function closeCheckIn({ _id: tournamentId }: { _id: string }): Promise<boolean> {
  const { checkin_closes_at: at } = await server.row('tournaments', { id: tournamentId });
  return inUnitOfWork(server.platform, (work) =>
    runClockAction(work, { tournamentId, action: 'close-check-in', at: at?.toISOString() ?? '' }),
  );
}

describe('a draw by the clock', () => {
  it('closes check-in first, draws who is there then, and follows from its seed', async () => {
    const evening = await openEvening();
    const { tournament, placed, waiting, drawId } = evening;
    await checkIn(evening);
    pass(15);
    // Both are due at T−25, and the queue may run either first.
    await runDrawClock(server.platform, { drawId, action: 'roll' });
    const rolled = await drawOf(evening);
    const there = [...placed.slice(0, 4), ...waiting.slice(0, 1)].map(({ id }) => id);
    expect(namesIn(rolled)).toEqual(there.toSorted());
    const [gone] = placed.slice(4);
    if (!gone) throw new Error('no team');
    expect((await entryOf(server, { team: gone, tournament })).state).toBe('no_show');
    expect(await closeCheckIn(tournament)).toBe(false);
    pass(5);
    await runDrawClock(server.platform, { drawId, action: 'publish' });
    const published = await drawOf(evening);
    expect(published.rolls).toBe(1);
    expect(published.groups.map(({ teams }) => teams.length)).toEqual([3, 2]);
    const { data } = await server.api.act(calls.repeatDraw, { params: { drawId } });
    expect(data.isSame).toBe(true);
  });

  it('waits for a check-in that goes on longer, and so does the room', async () => {
    const evening = await openEvening();
    const { tournament, admin, match, drawId } = evening;
    await checkIn(evening);
    await server.api.act(extendTournament, {
      as: admin,
      params: { tournamentId: tournament._id },
      body: { what: 'check-in', until: inMinutes(server, 28) },
    });
    await fillRoom(server, evening);
    const release = () => runMatchClock(server.platform, { matchId: match._id, action: 'release' });
    pass(26);
    await runDrawClock(server.platform, { drawId, action: 'roll' });
    await runDrawClock(server.platform, { drawId, action: 'publish' });
    await release();
    expect(await drawOf(evening)).toMatchObject({ rolls: 0, publishedAt: null });
    expect(await stateOf(tournament, match)).toBe('scheduled');
    pass(2);
    expect(await closeCheckIn(tournament)).toBe(true);
    await runDrawClock(server.platform, { drawId, action: 'publish' });
    expect((await drawOf(evening)).publishedAt).not.toBeNull();
    await release();
    expect(await stateOf(tournament, match)).toBe('room_released');
  });

  it('draws anew what a host rolled before somebody left, and says so by the number of rolls', async () => {
    const evening = await openEvening();
    const { tournament, admin, stage, drawId } = evening;
    await checkIn(evening);
    await server.api.act(calls.rollDraw, {
      as: admin,
      params: { stageId: stage._id },
      body: { groups: 2 },
    });
    pass(15);
    expect(await closeCheckIn(tournament)).toBe(true);
    pass(5);
    await runDrawClock(server.platform, { drawId, action: 'publish' });
    expect(await drawOf(evening)).toMatchObject({ rolls: 2, handMoves: 0 });
    const { data } = await server.api.act(calls.repeatDraw, { params: { drawId } });
    expect(data.isSame).toBe(true);
  });
});

async function stateOf({ _id: tournamentId }: { _id: string }, match: { _id: string }) {
  const { data } = await server.api.act(listMatches, { params: { tournamentId } });
  return data.find(({ _id }) => _id === match._id)?.state;
}
