import type { CallBodyInput } from '@one-dream/contract/call.ts';
import * as calls from '@one-dream/contract/features/tournaments/tournaments.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { pngDataUrl } from '../../../../factories/pictures.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register, shown } from '../../../../factories/tournaments.ts';
import { newAdmin, newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);
const banner = await pngDataUrl();

type Form = CallBodyInput<typeof calls.createTournament>;

function create(form: object) {
  const body = { title: 'Cup', banner, status: 'OPENED', ...form } as Form;
  return server.api.send(calls.createTournament, { as: admin, body });
}

const whole = {
  title: 'Winter Clash',
  organizer: 'Someone Else',
  status: 'UPCOMING',
  prizePool: '₹50,000',
  slots: 128,
  startDate: '12/31/2026',
  endDate: '01/02/2027',
  type: 'DUO',
  description: 'First line\nSecond line',
  log_channel: '123456789012345678',
  prizes: [
    { rank: '1', prize: '₹20,000', additionalInfo: 'and a trophy' },
    { rank: '2-5', prize: '₹5,000', additionalInfo: '' },
  ],
  schedule: [
    {
      event: 'Finals',
      date: '01/02/2027',
      time: '8 PM',
      description: 'Six maps',
      isImportant: true,
    },
  ],
  rules: [{ title: 'Fair play', description: 'No cheats.\nNo teaming.', category: 'Gameplay' }],
} as const;

/** Values of fields that a form does not mention. */
const untouched = {
  kind: 'event',
  game: 'BGMI',
  isDraft: false,
  regOpensAt: null,
  regClosesAt: null,
  checkinOpensAt: null,
  checkinClosesAt: null,
  firstMatchAt: null,
  roomLeadMin: 15,
  waitlistMax: null,
  waiting: 0,
  fill: 'auto',
  minLineup: null,
  disputeMin: null,
  dailyCheckIn: false,
  guests: false,
  eligibility: {
    minAge: null,
    guardianConsent: false,
    minLevel: null,
    residentsOnly: false,
    phonesOnly: false,
  },
  seriesId: null,
  seriesDate: null,
  cancelled: null,
  facts: { no: 0, details: 0 },
} as const;

describe('creating a tournament', () => {
  it('keeps every field', async () => {
    const { body } = await create(whole);
    const { log_channel, slots, ...fields } = whole;
    const data = body.data as Record<string, unknown>;
    expect(data).toEqual({
      ...fields,
      _id: expect.any(String),
      banner: expect.stringMatching(/^\/images\/[0-9a-f]{40}-\d+\.webp$/),
      slots: `0/${slots}`,
      reg_teams: [],
      log_channel,
      planned: expect.anything(),
      version: 1,
      ...untouched,
    });
  });

  it('needs title, banner and status only', async () => {
    const { body } = await create({});
    expect(body.data).toMatchObject({
      organizer: 'ONE DREAM ESPORTS',
      slots: '0/100',
      type: 'SQUAD',
      startDate: '',
      endDate: '',
      prizes: [],
      schedule: [],
      rules: [],
    });
  });

  it.each([
    [250, '0/250'],
    ['250', '0/250'],
    ['128/1000', '0/1000'],
    [' 3 / 64 ', '0/64'],
    [10_000, '0/10000'],
  ])('takes %j as slots', async (slots, shown) => {
    expect((await create({ slots })).body.data).toMatchObject({ slots: shown });
  });

  it('takes the path of a banner that is kept already', async () => {
    const first = await openTournament(server);
    expect((await create({ banner: first.banner })).body.data).toMatchObject({
      banner: first.banner,
    });
  });

  it('has a drawn banner where none is uploaded', async () => {
    const made = await create({ banner: '' });
    expect(made.body.data).toMatchObject({ banner: '' });
  });

  it.each([
    ['no title', { title: ' ' }, 'title', 'Title is required.'],
    ['a long title', { title: 'x'.repeat(101) }, 'title', /at most 100/],
    ['a banner taken away', { banner: null }, 'banner', 'Add a banner picture.'],
    ['no status', { status: undefined }, 'status', 'Choose one of the listed statuses.'],
    ['a status it does not know', { status: 'PAUSED' }, 'status', /listed statuses/],
    ['a type it does not know', { type: 'TRIO' }, 'type', /listed types/],
    ['no slots', { slots: 0 }, 'slots', 'A tournament needs at least 1 slot.'],
    ['fewer than no slots', { slots: -5 }, 'slots', /at least 1 slot/],
    ['half a slot', { slots: 1.5 }, 'slots', /whole number/],
    ['too many slots', { slots: 10_001 }, 'slots', /at most 10000/],
    ['slots in words', { slots: 'many' }, 'slots', /whole number/],
    ['no date', { startDate: '31/12/2026' }, 'startDate', 'Use a date such as 12/31/2026.'],
    ['a day that does not exist', { startDate: '02/30/2026' }, 'startDate', /Use a date/],
    ['29 February of a common year', { endDate: '02/29/2026' }, 'endDate', /Use a date/],
    ['an ISO date', { endDate: '2026-12-31' }, 'endDate', /Use a date/],
    [
      'an end before the start',
      { startDate: '01/02/2027', endDate: '12/31/2026' },
      'endDate',
      'The end date is before the start date.',
    ],
    ['a channel in words', { log_channel: '#results' }, 'log_channel', /numeric id/],
    ['a prize without a rank', { prizes: [{ rank: '', prize: '1' }] }, 'prizes.0.rank', /Rank/],
    ['101 prizes', { prizes: Array(101).fill({ rank: '1', prize: '1' }) }, 'prizes', /100 prizes/],
    ['an event without a date', { schedule: [{ event: 'x' }] }, 'schedule.0.date', /Date/],
    [
      'a category it does not know',
      { rules: [{ title: 'x', description: 'y', category: 'Legal' }] },
      'rules.0.category',
      /listed categories/,
    ],
  ])('refuses %s at its field', async (_what, form, field, message) => {
    const answer = await create(form);
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toEqual({
      [field]: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it.each([
    ['a picture by address', 'https://example.in/a.png', 'IMAGE_UNSUPPORTED'],
    ['a path that is not kept', `/images/${'0'.repeat(40)}-32.webp`, 'IMAGE_UNSUPPORTED'],
    ['a way out of the folder', '/images/../../secrets', 'IMAGE_UNSUPPORTED'],
    ['an SVG', `data:image/svg+xml;base64,${btoa('<svg/>')}`, 'IMAGE_UNSUPPORTED'],
    ['broken base64', 'data:image/png;base64,####', 'IMAGE_BROKEN'],
    ['more than 5 MB', `data:image/png;base64,${'A'.repeat(7_000_000)}`, 'IMAGE_TOO_LARGE'],
    ['more than 8 MB', `data:image/png;base64,${'A'.repeat(9_000_000)}`, 'TOO_LARGE'],
  ] as const)('refuses %s as banner', async (_what, picture, code) => {
    expect(await create({ banner: picture })).toMatchObject(refused(code));
  });
});

describe('the list of tournaments', () => {
  it('is the same for visitors and admins, without what is for admins only', async () => {
    await create(whole);
    const asVisitor = await server.api.act(calls.listTournamentsPublicly);
    const asAdmin = await server.api.act(calls.listTournamentsPublicly, { as: admin });
    expect(asAdmin).toEqual(asVisitor);
    for (const tournament of asVisitor.data) {
      expect(tournament).not.toHaveProperty('log_channel');
      expect(tournament).not.toHaveProperty('version');
    }
  });

  it('under /tournament shows players the same, and admins log channel and version', async () => {
    const player = await newPlayer(server);
    const forPlayer = await server.api.act(calls.listTournaments, { as: player });
    expect(forPlayer.data).toEqual((await server.api.act(calls.listTournamentsPublicly)).data);
    const forAdmin = await server.api.act(calls.listTournaments, { as: admin });
    for (const tournament of forAdmin.data) {
      expect(tournament).toHaveProperty('log_channel');
      expect(tournament).toHaveProperty('version');
    }
  });

  it('shows the newest first, narrowed by status, page by page', async () => {
    const made: string[] = [];
    for (let n = 0; n < 5; n++)
      made.unshift((await openTournament(server, { status: 'COMPLETED' }))._id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await server.api.act(calls.listTournamentsPublicly, {
        body: { statuses: ['COMPLETED'], limit: 2, cursor },
      });
      expect(page.data.length).toBeLessThanOrEqual(2);
      seen.push(...page.data.map(({ _id }) => _id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(made);
  });

  it('are events alone, or evenings of scrims alone, where one asks for them', async () => {
    const scrim = await openTournament(server, { kind: 'scrim' });
    const event = await openTournament(server, { kind: 'event' });
    const listed = async (kind?: 'event' | 'scrim') => {
      const { data } = await server.api.act(calls.listTournamentsPublicly, {
        body: { limit: 2, ...(kind && { kind }) },
      });
      return data.map(({ _id }) => _id);
    };
    expect(await listed()).toEqual([event._id, scrim._id]);
    expect((await listed('scrim'))[0]).toBe(scrim._id);
    expect(await listed('scrim')).not.toContain(event._id);
    expect(await listed('event')).not.toContain(scrim._id);
  });

  it('carries the first hundred registered teams of each, or fewer; one tournament all of them', async () => {
    const big = await openTournament(server, { slots: 300 });
    const small = await openTournament(server);
    const team = await newSquad(server);
    await register(server, { team, tournament: small });
    await fillSlots(big, 150);
    const listed = async (body: object) => {
      const { data } = await server.api.act(calls.listTournamentsPublicly, { body });
      const found = (_id: string) =>
        data.find((one) => one._id === _id) ?? expect.fail('not listed');
      return [found(big._id), found(small._id)] as const;
    };
    const [bigListed, smallListed] = await listed({});
    expect(bigListed.slots).toBe('150/300');
    expect(bigListed.reg_teams.map(({ slot }) => slot)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    expect(smallListed.reg_teams).toMatchObject([{ _id: team.id, slot: 1 }]);
    expect((await listed({ teams: 3 }))[0].reg_teams.map(({ slot }) => slot)).toEqual([1, 2, 3]);
    expect((await listed({ teams: 0 }))[0].reg_teams).toEqual([]);
    expect((await shown(server, big)).reg_teams).toHaveLength(150);
  });

  /** Inserts that many registrations. */
  async function fillSlots({ _id }: calls.Tournament, teams: number) {
    await sql`insert into registrations (id, tournament_id, team_id, slot, team_name, team_logo, leader_email,
        leader_discord_id, leader_discord_username, registered_at)
      select gen_random_uuid(), ${_id}, gen_random_uuid(), slot, 'Team ' || slot, '', '', '', '', now()
      from generate_series(1, ${teams}::int) slot`.execute(server.db);
    await sql`update tournaments set slots_used = ${teams} where id = ${_id}`.execute(server.db);
  }

  it.each([
    ['an unknown status', { statuses: ['PAUSED'] }],
    ['no status at all', { statuses: [] }],
    ['more teams than a list carries', { teams: 101 }],
    ['a page of 51', { limit: 51 }],
    ['an empty page', { limit: 0 }],
    ['a cursor that is none', { cursor: 'abc' }],
    ['a cursor with signs', { cursor: "' or 1=1" }],
  ])('refuses %s', async (_what, body) => {
    const answer = await server.api.send(calls.listTournamentsPublicly, { body: body as never });
    expect(answer).toMatchObject(refused('INVALID'));
  });
});

it('keeps one answer for one question, in whichever order and however often its statuses are named', async () => {
  const ask = async (statuses: calls.Tournament['status'][]) => {
    const body = { statuses };
    const answer = await server.api.send(calls.listTournamentsPublicly, { body });
    expect(answer).toMatchObject(succeeded);
    return answer.headers.get('etag');
  };
  const { parse } = calls.listTournamentsPublicly.body;
  expect(parse({ statuses: ['OPENED', 'LIVE', 'OPENED'] })).toEqual(
    parse({ statuses: ['LIVE', 'OPENED', 'LIVE', 'LIVE'] }),
  );
  expect(await ask(['OPENED', 'LIVE'])).toBe(await ask(['LIVE', 'OPENED', 'LIVE']));
});

describe('one tournament', () => {
  it('shows its teams by slot with name and logo, and nothing of their players', async () => {
    const tournament = await openTournament(server, { log_channel: whole.log_channel });
    const team = await newSquad(server);
    await register(server, { team, tournament });
    const params = { tournamentId: tournament._id };
    const answer = await server.api.send(calls.getTournament, { params });
    expect(answer).toMatchObject(succeeded);
    expect(answer.body.data).toMatchObject({
      slots: '1/100',
      reg_teams: [{ _id: team.id, name: team.name, slot: 1 }],
    });
    const text = JSON.stringify(answer.body);
    for (const secret of ['@example.in', '9876543210', 'OD・', whole.log_channel, team.code])
      expect(text).not.toContain(secret);
    for (const player of team.players) {
      expect(text).not.toContain(player.id);
      expect(text).not.toContain(player.name);
    }
  });

  it.each([['made-up'], ['00000000-0000-0000-0000-000000000000'], ["'"], ['%00']])(
    'is not found under %j',
    async (tournamentId) => {
      const answer = await server.api.send(calls.getTournament, { params: { tournamentId } });
      expect(answer).toMatchObject(refused('NOT_FOUND'));
    },
  );
});

describe('a tournament to be edited', () => {
  it('comes with its log channel and the version to send back', async () => {
    const { _id } = await openTournament(server, { log_channel: '200000000000000001' });
    const { data } = await server.api.act(calls.getTournamentForAdmin, {
      as: admin,
      params: { tournamentId: _id },
    });
    expect(data).toMatchObject({ _id, log_channel: '200000000000000001', version: 1 });
  });

  it('is not found where there is none', async () => {
    const params = { tournamentId: '00000000-0000-7000-8000-000000000000' };
    const answer = await server.api.send(calls.getTournamentForAdmin, { as: admin, params });
    expect(answer).toMatchObject(refused('NOT_FOUND'));
  });
});

describe('changing a tournament', () => {
  async function change(id: string, data: object) {
    return server.api.send(calls.updateTournament, {
      as: admin,
      body: { id, data: { title: 'Cup', banner, status: 'OPENED', version: 1, ...data } as never },
    });
  }

  it('saves what was read and changed', async () => {
    const { _id, banner: kept } = await openTournament(server);
    const answer = await change(_id, { ...whole, banner: kept });
    expect(answer.body.data).toMatchObject({ title: whole.title, banner: kept, version: 2 });
  });

  it('refuses what is stale, and leaves what the other saved', async () => {
    const { _id } = await openTournament(server);
    expect(await change(_id, { title: 'First' })).toMatchObject(succeeded);
    expect(await change(_id, { title: 'Second' })).toMatchObject(refused('STALE'));
    const { data } = await server.api.act(calls.getTournament, { params: { tournamentId: _id } });
    expect(data.title).toBe('First');
  });

  it.each([
    ['no version', undefined],
    ['a version no column takes', 9_007_199_254_740_991],
  ])('refuses %s', async (_what, version) => {
    const { _id } = await openTournament(server);
    const answer = await change(_id, { version });
    expect(answer).toMatchObject(
      refused('INVALID', { fields: { 'data.version': expect.any(String) } }),
    );
  });

  it('does not take fewer slots than there are teams', async () => {
    const tournament = await openTournament(server);
    for (let n = 0; n < 2; n++)
      await register(server, { team: await newSquad(server), tournament });
    expect(await change(tournament._id, { slots: 1 })).toMatchObject(refused('INVALID'));
    expect(await change(tournament._id, { slots: '0/2' })).toMatchObject(succeeded);
  });

  it('finds nothing under another id', async () => {
    const answer = await change('00000000-0000-0000-0000-000000000000', {});
    expect(answer).toMatchObject(refused('NOT_FOUND'));
  });
});
