import { claimSlot } from '@one-dream/contract/features/entries/entries.ts';
import { listStages } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { listMatches } from '@one-dream/contract/features/matches/matches.ts';
import * as calls from '@one-dream/contract/features/scrims/scrims.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import {
  deleteTournament,
  getTournament,
  getTournamentForAdmin,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { addDays, startOf } from '@one-dream/contract/schedule/scrim-days.ts';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import type { Squad } from '../../../../factories/site.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { register, tryRegister } from '../../../../factories/tournaments.ts';
import { insertSquads } from '../../../tests/support/insert-squads.ts';
import { putInPhase } from '../../../tests/support/match-days.ts';
import { channel, eventually, posted, runDueJobs } from '../../../tests/support/outbound.ts';
import { giveRole, newAdmin, newPlayer } from '../../../tests/support/people.ts';
import { findTonight, newSeries, timeInIst, turnToNoon } from '../../../tests/support/scrims.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { makeEvenings } from './evenings.actions.ts';

const server = await sharedTestServer({ works: true });
beforeAll(async () => {
  turnToNoon(server);
});

/** Checks a series' evenings as a process with this clock would. */
function lookAt(seriesId: string, now: Date): Promise<void> {
  return inUnitOfWork({ ...server.platform, now: () => now }, (work) =>
    makeEvenings(work, seriesId),
  );
}

async function listMade(seriesId: string) {
  const rows = await server.db
    .selectFrom('tournaments')
    .select(['id', 'series_date', 'first_match_at'])
    .where('series_id', '=', seriesId)
    .orderBy('first_match_at')
    .execute();
  return rows.map((row) => matchDayOf(row.first_match_at ?? new Date(0)));
}

const hour = 3_600_000;
const minute = 60_000;

it('makes an evening that is due with its clock, stage and matches, open for registration', async () => {
  const { series, tonight } = await newSeries(server, {
    prizePool: '₹1,000',
    rules: [{ title: 'Be there', description: 'In time.', category: 'General' }],
  });
  const tournamentId = tonight?.tournament?._id ?? '';
  const { data } = await server.api.act(getTournament, { params: { tournamentId } });
  const first = Date.parse(data.firstMatchAt ?? '');
  expect(data).toMatchObject({
    status: 'OPENED',
    kind: 'scrim',
    slots: '0/16',
    seriesId: series._id,
    seriesDate: matchDayOf(new Date(first)),
    prizePool: '₹1,000',
    rules: [{ title: 'Be there' }],
  });
  expect(first - Date.parse(data.checkinOpensAt ?? '')).toBe(60 * minute);
  expect(first - Date.parse(data.checkinClosesAt ?? '')).toBe(25 * minute);
  const { data: stages } = await server.api.act(listStages, { params: { tournamentId } });
  expect(stages).toMatchObject([{ format: 'single', lobbyMax: 16, firstSlot: 2 }]);
  const { data: matches } = await server.api.act(listMatches, { params: { tournamentId } });
  expect(matches.map(({ map }) => map)).toEqual(['Erangel', 'Miramar', 'Rondo']);
  expect(matches.map(({ startsAt }) => (Date.parse(startsAt) - first) / minute)).toEqual([
    0, 45, 90,
  ]);
});

it('has a Discord channel for its evenings, which nobody but admins is told of', async () => {
  const { series, admin, tonight } = await newSeries(server, { logChannel: channel });
  const params = { tournamentId: tonight?.tournament?._id ?? '' };
  const { data } = await server.api.act(getTournamentForAdmin, { as: admin, params });
  expect(data.log_channel).toBe(channel);
  const seen = await server.api.act(getTournament, { params });
  expect(JSON.stringify(seen)).not.toContain(channel);
  const [team] = await insertSquads(server, { count: 1 });
  if (!team) throw new Error('no team');
  await register(server, { team, tournament: { _id: params.tournamentId } });
  await eventually(() => posted(server, { channelId: channel }), {
    isSo: (posts) => posts.some(({ content }) => content.includes('registered')),
  });
  const { _id, tier, isEnded, pausedUntil, reserved, ...template } = series;
  const changed = await server.api.act(calls.updateSeries, {
    as: admin,
    params: { seriesId: _id },
    body: { ...template, logChannel: '' },
  });
  expect(changed.data.logChannel).toBe('');
});

it('begins with what is usual for the tier, and has no field for a fee', async () => {
  const admin = await newAdmin(server);
  const times = { T3: '19:00', T2: '20:00', SEMI_T1: '21:00', T1: '22:00' } as const;
  for (const [tier, firstMatch] of Object.entries(times)) {
    const { data } = await server.api.act(calls.createSeries, {
      as: admin,
      body: { tier: tier as 'T3', title: `Usual ${tier}`, entryFee: 50 } as never,
    });
    expect(data).toMatchObject({ firstMatch, matches: 3, slots: 16, spacingMin: 45 });
    expect(data).toMatchObject({ openBeforeMin: 480, maps: ['Erangel', 'Miramar', 'Rondo'] });
    expect(Object.keys(data).filter((field) => /fee/i.test(field))).toEqual([]);
    await server.api.act(calls.endSeries, { as: admin, params: { seriesId: data._id } });
  }
});

afterEach(() => void vi.unstubAllEnvs());

describe.each(['UTC', 'Asia/Kolkata', 'America/New_York'])('on a server in %s', (name) => {
  it.each(['23:59', '00:00', '00:30', '05:00'])(
    'a series at %s makes one evening for each day, over month ends and the leap day',
    async (firstMatch) => {
      vi.stubEnv('TZ', name);
      const { series } = await newSeries(server, { firstMatch });
      await server.db.deleteFrom('tournaments').where('series_id', '=', series._id).execute();
      await server.db.deleteFrom('series_skips').where('series_id', '=', series._id).execute();
      for (const day of ['2028-02-28', '2028-02-29', '2028-03-01']) {
        const start = startOf(day, firstMatch).getTime();
        // Too early, then as two processes do, then late and again.
        await lookAt(series._id, new Date(start - 8 * hour - minute));
        await Promise.all([
          lookAt(series._id, new Date(start - 8 * hour)),
          lookAt(series._id, new Date(start - 8 * hour + 1)),
        ]);
        await lookAt(series._id, new Date(start - 2 * hour));
        await lookAt(series._id, new Date(start + hour));
      }
      expect(await listMade(series._id)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
      const { rows } = await sql<{ day: string }>`select series_date::text as day from tournaments
          where series_id = ${series._id} order by 1`.execute(server.db);
      expect(rows.map(({ day }) => day)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    },
  );
});

it('is made by the clock, and the job of the next evening waits', async () => {
  const { series } = await newSeries(server, { startsIn: 8 * 60 + 20 });
  expect(await findTonight(server, series)).toBeUndefined();
  server.clock.advance(25 * minute);
  await runDueJobs(server);
  await eventually(() => findTonight(server, series), { isSo: (found) => found !== undefined });
});

it('is left out when it would be made after check-in opens', async () => {
  const { series } = await newSeries(server, { startsIn: 50 });
  const { data } = await server.api.act(calls.listEvenings, {});
  const [first] = data.filter(({ seriesId }) => seriesId === series._id);
  expect(first).toMatchObject({ state: 'missed', tournament: null });
});

it('has no evenings before the series was created', async () => {
  const { series } = await newSeries(server, { startsIn: -30 });
  const { data } = await server.api.act(calls.listEvenings, {});
  const [first] = data.filter(({ seriesId }) => seriesId === series._id);
  expect(first?.state).toBe('planned');
});

it('leaves a day out, takes it back, pauses and goes on', async () => {
  const { series, admin: as } = await newSeries(server);
  const params = { seriesId: series._id };
  const today = matchDayOf(server.platform.now());
  const day = addDays(today, 3);
  const states = async () => {
    const { data } = await server.api.act(calls.readCalendar, { as, body: { weeks: 1 } });
    return data.filter(({ seriesId }) => seriesId === series._id).map(({ state }) => state);
  };
  const skip = { day, isSkipped: true, reason: 'Diwali' };
  await server.api.act(calls.skipEvening, { as, params, body: skip });
  expect((await states())[3]).toBe('skipped');
  await lookAt(series._id, new Date(startOf(day, series.firstMatch).getTime() - 7 * hour));
  expect(await listMade(series._id)).not.toContain(day);

  await server.api.act(calls.skipEvening, { as, params, body: { ...skip, isSkipped: false } });
  expect((await states())[3]).toBe('planned');
  await server.api.act(calls.pauseSeries, { as, params, body: { until: addDays(today, 4) } });
  expect((await states()).slice(1, 5)).toEqual(['paused', 'paused', 'paused', 'planned']);
  await server.api.act(calls.pauseSeries, { as, params, body: { until: null } });
  expect((await states()).slice(1, 5)).toEqual(['planned', 'planned', 'planned', 'planned']);
});

it('changes evenings to come only, and says which stay', async () => {
  const { series, admin: as, tonight } = await newSeries(server, { prizePool: '₹500' });
  const { _id: seriesId, tier, pausedUntil, isEnded, reserved, ...body } = series;
  const change = { ...body, prizePool: '₹2,000', matches: 4 };
  const request = { as, params: { seriesId }, body: change };
  const { unchanged } = await server.api.act(calls.updateSeries, request);
  expect(unchanged).toMatchObject([{ _id: tonight?.tournament?._id }]);
  const { data } = await server.api.act(calls.listEvenings, {});
  const own = data.filter((evening) => evening.seriesId === seriesId);
  expect(own[0]).toMatchObject({ prizePool: '₹500', matches: 3 });
  expect(own[1]).toMatchObject({ prizePool: '₹2,000', matches: 4 });
  const again = await server.api.send(calls.updateSeries, request);
  expect(again).toMatchObject({ status: 409, body: { code: 'STALE' } });
  const [logged] = await server.rows('audit_log', { action: 'series.update', actor_id: as.id }, [
    'before',
    'after',
  ]);
  const after = { ...(logged?.before as object), prizePool: '₹2,000', matches: 4 };
  expect(logged?.after).toEqual(after);
});

it('enters reserved teams first; one that cannot be entered hears why; a place lapses', async () => {
  const { series, admin: as } = await newSeries(server, { startsIn: 8 * 60 + 30 });
  const params = { seriesId: series._id };
  const [kept, tooFew, lapsed] = [
    await newSquad(server),
    await newSquad(server, { size: 2 }),
    await newSquad(server),
  ];
  const today = matchDayOf(server.platform.now());
  const keep = (team: Squad, until: string | null) =>
    server.api.act(calls.reservePlace, {
      as,
      params,
      body: { teamId: team.id, kind: 'reserved', until },
    });
  await keep(kept, null);
  await keep(tooFew, null);
  await keep(lapsed, today);
  const start = startOf(addDays(today, 1), series.firstMatch);
  await lookAt(series._id, new Date(start.getTime() - 8 * hour));
  const rows = await server.db
    .selectFrom('registrations')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_id')
    .select(['team_id', 'slot', 'state', 'reserved', 'first_match_at'])
    .where('series_id', '=', series._id)
    .where('first_match_at', '=', start)
    .execute();
  expect(rows).toMatchObject([{ team_id: kept.id, slot: 1, state: 'registered', reserved: true }]);
  const told = await server.rows('notifications', { recipient_id: tooFew.leader.id }, [
    'title',
    'description',
  ]);
  expect(told.map(({ title }) => title)).toContainEqual(
    expect.stringContaining(`${tooFew.name} is not in yet`),
  );
});

describe('who may enter', () => {
  const place = (team: Squad, tier: 'T3' | 'T2' | 'T1') =>
    server.db
      .insertInto('ladder_places')
      .values({ team_id: team.id, tier, since: server.platform.now() })
      .execute();

  it('a ladder scrim: its own teams at once, all others from two hours before, none from above', async () => {
    const { series, admin: as, tonight } = await newSeries(server, { tier: 'T2', entry: 'ladder' });
    const tournament = { _id: tonight?.tournament?._id ?? '' };
    const [own, none, above, request] = [
      await newSquad(server),
      await newSquad(server),
      await newSquad(server),
      await newSquad(server),
    ];
    await place(own, 'T2');
    await place(above, 'T1');
    await register(server, { team: own, tournament });
    const early = await tryRegister(server, { team: none, tournament });
    expect(early).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    await server.api.act(calls.reservePlace, {
      as,
      params: { seriesId: series._id },
      body: { teamId: request.id, kind: 'invited' },
    });
    await register(server, { team: request, tournament });
    await server.change(
      'tournaments',
      { id: tournament._id },
      {
        reg_closes_at: new Date(server.platform.now().getTime() + 40 * minute),
        checkin_opens_at: new Date(server.platform.now().getTime() + 50 * minute),
        checkin_closes_at: new Date(server.platform.now().getTime() + 80 * minute),
        first_match_at: new Date(server.platform.now().getTime() + 115 * minute),
      },
    );
    await register(server, { team: none, tournament });
    expect(await tryRegister(server, { team: above, tournament })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Your team plays in T1') },
    });
  });

  it('T1 is by invitation, and a place on its ladder counts as one', async () => {
    const { tonight } = await newSeries(server, { tier: 'T1', entry: 'invite' });
    const tournament = { _id: tonight?.tournament?._id ?? '' };
    const [own, none] = [await newSquad(server), await newSquad(server)];
    await place(own, 'T1');
    await register(server, { team: own, tournament });
    expect((await tryRegister(server, { team: none, tournament })).status).toBe(403);
  });

  it('a vacant slot is claimed by the same rule', async () => {
    const { tonight } = await newSeries(server, { tier: 'T1', entry: 'invite' });
    const tournament = { _id: tonight?.tournament?._id ?? '' };
    await putInPhase(server, { tournament, phase: 'locked' });
    const team = await newSquad(server);
    const answer = await server.api.send(claimSlot, {
      as: team.leader,
      params: { tournamentId: tournament._id, teamId: team.id },
    });
    expect(answer.status).toBe(403);
  });
});

it('an evening whose tournament is deleted is not made again', async () => {
  const { series, tonight } = await newSeries(server);
  const as = await newAdmin(server);
  const tournamentId = tonight?.tournament?._id ?? '';
  await server.api.act(deleteTournament, { as, params: { tournamentId } });
  await lookAt(series._id, server.platform.now());
  expect(await findTonight(server, series)).toBeUndefined();
});

it('refuses what does not fit, at the field, and who is no admin', async () => {
  const as = await newAdmin(server);
  const body = { tier: 'T3', title: 'Odd' } as const;
  const wrong = async (form: object) =>
    (await server.api.send(calls.createSeries, { as, body: { ...body, ...form } as never })).body
      .fields;
  expect(await wrong({ firstMatch: '24:00' })).toHaveProperty('firstMatch');
  expect(await wrong({ weekdays: [8] })).toHaveProperty(['weekdays.0']);
  expect(await wrong({ slots: 25 })).toHaveProperty('slots');
  expect(await wrong({ maps: ['Atlantis'] })).toHaveProperty('maps');
  expect(await wrong({ tier: 'T4' })).toHaveProperty('tier');
  const { series } = await newSeries(server);
  const player = await newPlayer(server);
  expect((await server.api.send(calls.listSeries, { as: player })).status).toBe(403);
  const params = { seriesId: series._id };
  const skip = { day: '2020-01-01', isSkipped: true };
  expect(await server.api.send(calls.skipEvening, { as, params, body: skip })).toMatchObject({
    status: 422,
    body: { fields: { day: expect.any(String) } },
  });
  expect(timeInIst(server, 0)).toMatch(/^\d\d:\d\d$/);
});

it('keeps places within its slots, for others than the admin’s own team, and changes nothing that is made or ended', async () => {
  const { series, admin } = await newSeries(server, { slots: 4 });
  const params = { seriesId: series._id };
  const [own, ...others] = await insertSquads(server, { count: 6 });
  if (!own) throw new Error('no squad');
  const send: typeof server.api.send = (call, sent) => server.api.send(call, sent);
  const reserve = (team: { id: string }, as = admin) =>
    send(calls.reservePlace, { as, params, body: { teamId: team.id, kind: 'reserved' } });
  const answers = [];
  for (const team of others) answers.push((await reserve(team)).status);
  expect(answers).toEqual([200, 200, 200, 200, 409]);

  const involved = own.leader;
  await giveRole(server, involved, 'admin');
  expect((await reserve(own, involved)).body.code).toBe('NOT_ALLOWED');
  await send(calls.freePlace, { as: admin, params: { ...params, teamId: others[0]?.id ?? '' } });
  expect((await reserve(own)).status).toBe(200);
  const free = { as: involved, params: { ...params, teamId: own.id } };
  expect((await send(calls.freePlace, free)).body.code).toBe('NOT_ALLOWED');

  const today = matchDayOf(server.now());
  const skip = { day: today, isSkipped: true };
  expect((await send(calls.skipEvening, { as: admin, params, body: skip })).status).toBe(409);
  const pause = async (until: string) =>
    (await send(calls.pauseSeries, { as: admin, params, body: { until } })).status;
  expect([await pause(today), await pause(addDays(today, 400))]).toEqual([422, 422]);
  expect(await pause(addDays(today, 3))).toBe(200);
  await server.api.act(calls.endSeries, { as: admin, params });
  expect(await pause(addDays(today, 4))).toBe(409);
  expect((await reserve(own)).status).toBe(409);
});

it('are at most forty at a time', async () => {
  const { admin: as } = await newSeries(server);
  const fresh = sql`jsonb_build_object('id', gen_random_uuid(), 'ended_at', null, 'no', number)`;
  await sql`insert into series select copy.* from series, generate_series(1, 40) number,
    jsonb_populate_record(series, ${fresh}) copy limit 40`.execute(server.db);
  const create = () =>
    server.api.send(calls.createSeries, { as, body: { tier: 'T3', title: 'One too many' } });
  expect(await create()).toMatchObject(refused('CONFLICT'));
  await sql`update series set ended_at = now()`.execute(server.db);
  expect((await create()).status).toBe(200);
});
