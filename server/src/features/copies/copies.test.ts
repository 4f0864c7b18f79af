import { copyTournament } from '@one-dream/contract/features/copies/copies.ts';
import { listStages } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { createMatches, listMatches } from '@one-dream/contract/features/matches/matches.ts';
import { getLedger, savePrizeRules } from '@one-dream/contract/features/prizes/prizes.ts';
import {
  getStageScoring,
  saveStageScoring,
} from '@one-dream/contract/features/standings/standings.staff.ts';
import { moveTournamentOn } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import {
  getTournament,
  getTournamentForAdmin,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { inMinutes, newStadium, newStaff, newStage } from '../../../../factories/lobbies.ts';
import { changeTournament, openTournament, shown } from '../../../../factories/tournaments.ts';
import { nextNumber } from '../../../../factories/unique.ts';
import { newOwner } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const day = 24 * 60;
const seconds = (moment: string | null) => Math.floor(Date.parse(moment ?? '') / 1000);

/** None of them a default. */
const settings = {
  roomLeadMin: 20,
  waitlistMax: 7,
  fill: 'hold',
  minLineup: 3,
  disputeMin: 45,
  dailyCheckIn: true,
  guests: true,
  eligibility: {
    minAge: 16,
    guardianConsent: true,
    minLevel: 20,
    residentsOnly: true,
    phonesOnly: true,
  },
} as const;

/** An event in 2 days with two stages, three matches on two maps, a band, prizes and times. */
async function newEvent() {
  const begins = inMinutes(server, 2 * day);
  const title = `Friday Cup ${nextNumber()} #6`;
  const stadium = await newStadium(server, {
    teams: 2,
    tournament: {
      title,
      prizePool: '7000',
      slots: 32,
      log_channel: '123456789012345678',
      prizes: [{ rank: '1', prize: '7000', additionalInfo: '' }],
      regClosesAt: inMinutes(server, 2 * day - 120),
      checkinOpensAt: inMinutes(server, 2 * day - 60),
      checkinClosesAt: inMinutes(server, 2 * day - 25),
      firstMatchAt: begins,
    },
    stage: { format: 'groups', lobbyMax: 16 },
  });
  const { tournament, stage, admin } = stadium;
  const final = await newStage(server, {
    tournament,
    admin,
    form: { name: 'Final', startsFrom: { stageId: stage._id }, matchCap: 6 },
  });
  await server.api.act(createMatches, {
    as: admin,
    params: { stageId: stage._id },
    body: {
      firstStart: begins,
      spacingMinutes: 45,
      matches: 2,
      perDay: 2,
      maps: [
        { name: 'Erangel', recall: false },
        { name: 'Rondo', recall: true },
      ],
      groups: 2,
      together: true,
    },
  });
  const of = { as: admin, params: { stageId: stage._id } };
  const { data: scoring } = await server.api.act(getStageScoring, of);
  await server.api.act(saveStageScoring, {
    ...of,
    body: {
      presetVersionId: scoring.preset._id,
      bands: [
        { from: 1, to: 8, leadsTo: final._id },
        { from: 9, to: null, leadsTo: null },
      ],
      bestOfRest: null,
      headStartX10: [100, 70],
      version: scoring.version,
    },
  });
  const owner = await newOwner(server);
  await server.api.act(savePrizeRules, {
    as: owner,
    params: { tournamentId: tournament._id },
    body: {
      rules: [
        { kind: 'rank', fromRank: 1, toRank: 1, amountPaise: 5_000_00 },
        { kind: 'award', award: 'MVP', amountPaise: 2_000_00 },
      ],
    },
  });
  return { ...stadium, title, owner, final };
}

const copy = (as: Awaited<ReturnType<typeof newOwner>>, tournamentId: string, body: object) =>
  server.api.send(copyTournament, { as, params: { tournamentId }, body });

describe('a copy of an event', () => {
  it('keeps stages, points, maps, prizes and settings, and moves every time with the first match', async () => {
    const { tournament, title, admin, owner } = await newEvent();
    const firstMatchAt = inMinutes(server, 9 * day + 30);
    const { data } = await server.api.act(copyTournament, {
      as: admin,
      params: { tournamentId: tournament._id },
      body: { firstMatchAt },
    });
    const params = { tournamentId: data._id };
    expect(data.title).toBe(title.replace('#6', '#7'));

    const { data: made } = await server.api.act(getTournamentForAdmin, { as: admin, params });
    expect(made).toMatchObject({
      prizePool: '7000',
      slots: '0/32',
      status: 'OPENED',
      isDraft: false,
      log_channel: '123456789012345678',
      prizes: [{ rank: '1', prize: '7000' }],
    });
    const first = seconds(firstMatchAt);
    expect(seconds(made.regClosesAt)).toBe(first - 120 * 60);
    expect(seconds(made.checkinOpensAt)).toBe(first - 60 * 60);
    expect(seconds(made.checkinClosesAt)).toBe(first - 25 * 60);

    const { data: stages } = await server.api.act(listStages, { as: admin, params });
    expect(stages).toMatchObject([
      { name: 'Qualifier', format: 'groups', lobbyMax: 16, startsFrom: null },
      { name: 'Final', matchCap: 6, startsFrom: { stageId: stages[0]?._id } },
    ]);
    const { data: scoring } = await server.api.act(getStageScoring, {
      as: admin,
      params: { stageId: stages[0]?._id ?? '' },
    });
    expect(scoring).toMatchObject({
      bands: [
        { from: 1, to: 8, leadsTo: stages[1]?._id },
        { from: 9, to: null, leadsTo: null },
      ],
      headStartX10: [100, 70],
    });

    const { data: matches } = await server.api.act(listMatches, { as: admin, params });
    expect(
      matches.map(({ no, groups, map, recall, startsAt, state }) => ({
        ...{ no, group: groups.join(), map, recall, state },
        after: (seconds(startsAt) - first) / 60,
      })),
    ).toEqual([
      { no: 1, group: 'A', map: 'Erangel', recall: false, state: 'scheduled', after: 0 },
      { no: 1, group: 'B', map: 'Erangel', recall: false, state: 'scheduled', after: 0 },
      { no: 2, group: 'A', map: 'Rondo', recall: true, state: 'scheduled', after: 45 },
      { no: 2, group: 'B', map: 'Rondo', recall: true, state: 'scheduled', after: 45 },
    ]);

    const { data: ledger } = await server.api.act(getLedger, { as: owner, params });
    expect(ledger.rules).toMatchObject([
      { fromRank: 1, toRank: 1, amountPaise: 5_000_00 },
      { award: 'MVP', amountPaise: 2_000_00, winners: [] },
    ]);
  });

  it('goes by the plan of one that was moved on by hand, which can still be saved', async () => {
    const as = await server.admin();
    const minutesBefore = {
      regOpensAt: day,
      regClosesAt: 120,
      checkinOpensAt: 60,
      checkinClosesAt: 25,
    };
    const times = Object.entries(minutesBefore);
    const tournament = await openTournament(server, {
      status: 'UPCOMING',
      ...Object.fromEntries(times.map(([name, by]) => [name, inMinutes(server, 2 * day - by)])),
      firstMatchAt: inMinutes(server, 2 * day),
    });
    const params = { tournamentId: tournament._id };
    for (const from of ['announced', 'registration', 'closed', 'check-in'] as const) {
      await server.api.act(moveTournamentOn, { as, params, body: { from } });
      server.clock.advance(60_000);
    }
    await changeTournament(server, { id: tournament._id, change: { prizePool: '9000' } });
    const firstMatchAt = inMinutes(server, 9 * day);
    const { data } = await server.api.act(copyTournament, { as, params, body: { firstMatchAt } });
    const made = await shown(server, data);
    expect(made).toMatchObject({ status: 'UPCOMING', prizePool: '9000' });
    const minutes = times.map(([name]) => [
      name,
      Math.round((seconds(firstMatchAt) - seconds(made[name as keyof typeof minutesBefore])) / 60),
    ]);
    expect(minutes).toEqual(times);
  });

  it('keeps every setting', async () => {
    const as = await server.admin();
    const begins = inMinutes(server, 2 * day);
    const { _id: tournamentId } = await openTournament(server, {
      firstMatchAt: begins,
      checkinOpensAt: inMinutes(server, 2 * day - 60),
      checkinClosesAt: inMinutes(server, 2 * day - 25),
      ...settings,
    });
    const body = { firstMatchAt: inMinutes(server, 9 * day) };
    const { data } = await server.api.act(copyTournament, { as, params: { tournamentId }, body });
    const params = { tournamentId: data._id };
    const { data: made } = await server.api.act(getTournamentForAdmin, { as, params });
    expect(made).toMatchObject(settings);
  });

  it('takes the title, slots and guests that are given', async () => {
    const { tournament, admin } = await newEvent();
    const title = `Saturday Cup ${nextNumber()}`;
    const { data } = await server.api.act(copyTournament, {
      as: admin,
      params: { tournamentId: tournament._id },
      body: { firstMatchAt: inMinutes(server, 9 * day), title, slots: '20', guests: true },
    });
    expect(data.title).toBe(title);
    const params = { tournamentId: data._id };
    const { data: made } = await server.api.act(getTournamentForAdmin, { as: admin, params });
    expect(made).toMatchObject({ title, slots: '0/20', guests: true, prizePool: '7000' });
  });

  it('takes the next number that is free', async () => {
    const { tournament, title, admin } = await newEvent();
    const body = { firstMatchAt: inMinutes(server, 9 * day) };
    expect(await copy(admin, tournament._id, body)).toMatchObject({
      body: { data: { title: title.replace('#6', '#7') } },
    });
    expect(await copy(admin, tournament._id, body)).toMatchObject({
      body: { data: { title: title.replace('#6', '#8') } },
    });
  });

  it('is seen by nobody as a draft', async () => {
    const { tournament, admin } = await newEvent();
    const { data } = await server.api.act(copyTournament, {
      as: admin,
      params: { tournamentId: tournament._id },
      body: { firstMatchAt: inMinutes(server, 9 * day), isDraft: true },
    });
    const params = { tournamentId: data._id };
    expect(await server.api.send(getTournament, { params })).toMatchObject(refused('NOT_FOUND'));
  });

  it('is refused at its one field, leaving nothing behind, when it would begin too soon', async () => {
    const { tournament, admin } = await newEvent();
    const count = async () => (await server.rows('tournaments', {}, ['id'])).length;
    const before = await count();
    for (const firstMatchAt of [null, inMinutes(server, -5), inMinutes(server, 20)])
      expect(await copy(admin, tournament._id, { firstMatchAt })).toMatchObject(
        refused('INVALID', { fields: { firstMatchAt: expect.any(String) } }),
      );
    expect(await count()).toBe(before);
  });

  it('is for admins: its host asks one', async () => {
    const { tournament } = await newEvent();
    const host = await newStaff(server, { duty: 'host', tournament });
    const body = { firstMatchAt: inMinutes(server, 9 * day) };
    expect(await copy(host, tournament._id, body)).toMatchObject(refused('NOT_ALLOWED'));
  });
});
