import * as calls from '@one-dream/contract/features/ladder/ladder.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { expect, it } from 'vitest';
import { newAdmin, newPlayer } from '../../../tests/support/people.ts';
import { playedWeek } from '../../../tests/support/scrims.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { admitNewcomers, endAbsentPlaces } from './ladder.actions.ts';

const server = await sharedTestServer();

async function tierOf(teamId: string) {
  const row = await server.find('ladder_places', { team_id: teamId }, ['tier']);
  return row?.tier;
}

it('proposes the best four and the last four of a week; one decision changes no other one', async () => {
  const as = await newAdmin(server);
  const { week, teams } = await playedWeek(server, { count: 10 });
  const own = async () => {
    const { data } = await server.api.act(calls.listLadderProposals, { as, body: { week } });
    return data
      .filter(({ teamId }) => teams.some(({ id }) => id === teamId))
      .map(
        ({ teamId, proposal }) => `${teams.findIndex(({ id }) => id === teamId)} ${proposal.to}`,
      );
  };
  const proposed = [0, 1, 2, 3].map((team) => `${team} SEMI_T1`);
  proposed.push(...[6, 7, 8, 9].map((team) => `${team} T3`));
  expect(await own()).toEqual(proposed);

  const [best, second] = teams.map(({ id }) => id);
  if (!best || !second) throw new Error('no team');
  const decide = (teamId: string, isConfirmed: boolean) =>
    server.api.send(calls.decideLadderMove, {
      as,
      params: { teamId },
      body: { week, isConfirmed, reason: 'Seen by the scrims manager' },
    });
  const both = await Promise.all([decide(best, true), decide(best, true)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await decide(second, false)).status).toBe(200);
  expect(await tierOf(best)).toBe('SEMI_T1');
  expect(await tierOf(second)).toBe('T2');
  expect(await own()).toEqual(proposed);
  expect((await decide(second, true)).status).toBe(409);
  expect((await decide(teams[4]?.id ?? '', true)).status).toBe(409);

  const { data: history } = await server.api.act(calls.getLadderHistory, {
    params: { teamId: best },
  });
  expect(history).toMatchObject([{ kind: 'promotion', from: 'T2', to: 'SEMI_T1' }]);
  const { moves } = await server.api.act(calls.getLadder, {});
  expect(moves.map(({ kind }) => kind)).not.toContain('kept');
  const told = await server.db
    .selectFrom('notifications')
    .innerJoin('teams', 'teams.leader_id', 'recipient_id')
    .select('title')
    .where('teams.id', '=', best)
    .execute();
  expect(told[0]?.title).toContain('moves up to Semi T1');
});

it('a later move of a team changes no proposal for others, even where all their numbers are equal', async () => {
  const as = await newAdmin(server);
  const { week, teams } = await playedWeek(server, { count: 13 });
  const relegated = async () => {
    const { data } = await server.api.act(calls.listLadderProposals, { as, body: { week } });
    return data
      .filter(({ proposal }) => proposal.kind === 'relegation')
      .map(({ teamId }) => teams.findIndex(({ id }) => id === teamId))
      .filter((index) => index >= 0);
  };
  // The last five have no points. The one that has been in the tier for longest stays.
  const oldest = teams[10]?.id ?? '';
  const since = new Date(Date.parse(week) - 7 * 86_400_000);
  await server.change('ladder_places', { team_id: oldest }, { since });
  await server.db
    .insertInto('ladder_moves')
    .values({
      ...{ id: newId(), team_id: oldest, team_name: 'Oldest', from_tier: 'T3', to_tier: 'T2' },
      ...{ kind: 'by_hand', reason: '', at: since },
    })
    .execute();
  const before = await relegated();
  expect(before).not.toContain(10);
  for (const tier of ['T1', null] as const) {
    const body = { tier, reason: 'Seen by the scrims manager' };
    await server.api.act(calls.placeOnLadder, { as, params: { teamId: oldest }, body });
    expect(await relegated()).toEqual(before);
  }
});

it('decides nothing about a week that is not over, and is for admins', async () => {
  const as = await newAdmin(server);
  const { teams } = await playedWeek(server);
  const params = { teamId: teams[0]?.id ?? '' };
  const week = matchDayOf(server.platform.now());
  const body = { week, isConfirmed: true, reason: 'Too early' };
  expect(await server.api.send(calls.decideLadderMove, { as, params, body })).toMatchObject({
    status: 422,
    body: { fields: { week: expect.any(String) } },
  });
  const player = await newPlayer(server);
  expect((await server.api.send(calls.decideLadderMove, { as: player, params, body })).status).toBe(
    403,
  );
});

it('loses a place after fourteen days without a match, not before, nor while its tier pauses', async () => {
  const { teams: old } = await playedWeek(server, { count: 2, weeksAgo: 4 });
  const { teams: fresh } = await playedWeek(server, { count: 2, weeksAgo: 1 });
  // Others play on in both weeks.
  await playedWeek(server, { count: 2, weeksAgo: 2 });
  await playedWeek(server, { count: 2, weeksAgo: 0, days: 1 });
  const { teams: paused, seriesId } = await playedWeek(server, { count: 2, weeksAgo: 3 });
  await server.change('series', { id: seriesId }, { tier: 'T1' });
  for (const { id } of paused)
    await server.change('ladder_places', { team_id: id }, { tier: 'T1' });
  await endAbsentPlaces(server.platform);
  expect(await tierOf(old[0]?.id ?? '')).toBeUndefined();
  expect(await tierOf(fresh[0]?.id ?? '')).toBe('T2');
  expect(await tierOf(paused[0]?.id ?? '')).toBe('T1');
  const { data } = await server.api.act(calls.getLadderHistory, {
    params: { teamId: old[0]?.id ?? '' },
  });
  expect(data).toMatchObject([{ kind: 'absence', from: 'T2', to: null }]);
});

it('a first scrim of the lowest tier is the way onto the ladder; one of T2 is not', async () => {
  const { teams, seriesId } = await playedWeek(server, { count: 2, days: 1 });
  const [team] = teams;
  const match = await server.db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select('matches.id')
    .where('series_id', '=', seriesId)
    .executeTakeFirstOrThrow();
  await server.db
    .deleteFrom('ladder_places')
    .where('team_id', '=', team?.id ?? '')
    .execute();
  const admit = () =>
    inUnitOfWork(server.platform, (work) => admitNewcomers(work, { matchId: match.id }));
  await admit();
  expect(await tierOf(team?.id ?? '')).toBeUndefined();
  await server.change('series', { id: seriesId }, { tier: 'T3' });
  await admit();
  await admit();
  expect(await tierOf(team?.id ?? '')).toBe('T3');
});

it('puts a team into a tier by hand, with a reason that its history shows', async () => {
  const as = await newAdmin(server);
  const { teams } = await playedWeek(server, { count: 1, days: 1 });
  const params = { teamId: teams[0]?.id ?? '' };
  const body = { tier: 'T1', reason: 'Invited after the finals' } as const;
  await server.api.act(calls.placeOnLadder, { as, params, body });
  expect(await tierOf(params.teamId)).toBe('T1');
  expect((await server.api.send(calls.placeOnLadder, { as, params, body })).status).toBe(409);
});
