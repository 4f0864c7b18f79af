import { checkToken } from '@one-dream/contract/features/auth/auth.ts';
import {
  createStage,
  listStages,
  stageForm,
  updateStage,
} from '@one-dream/contract/features/lobbies/lobbies.ts';
import {
  changePlannedNotification,
  listPlannedNotifications,
  planNotification,
  plannedForm,
} from '@one-dream/contract/features/notifications/notifications.planned.ts';
import {
  createPoster,
  listAllPosters,
  posterForm,
  updatePoster,
} from '@one-dream/contract/features/posters/posters.ts';
import {
  createSeries,
  listSeries,
  updateSeries,
} from '@one-dream/contract/features/scrims/scrims.ts';
import {
  changePreset,
  createPreset,
  listPresets,
} from '@one-dream/contract/features/standings/standings.presets.ts';
import { tournamentForm } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import {
  createTournament,
  listTournaments,
  updateTournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { inGameInfoForm, saveInGameInfo } from '@one-dream/contract/features/users/users.ts';
import { presetForm } from '@one-dream/contract/scoring/scoring.schemas.ts';
import { describe, expect, it } from 'vitest';
import { pngDataUrl } from '../../../factories/pictures.ts';
import { openTournament } from '../../../factories/tournaments.ts';
import { newAdmin } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

// Every field of a form is stored and read back, on creation and on change. The two forms
// of each case fill every field and differ in all, so an unwritten column or an omitted answer field fails.

const server = await sharedTestServer();
const as = await newAdmin(server);
const tournament = await openTournament(server);
const image = await pngDataUrl();
const opening = await server.api.act(createStage, {
  as,
  params: { tournamentId: tournament._id },
  body: { name: 'Opening', format: 'single' } as never,
});

type Fields = Record<string, unknown>;
type Kept = Fields & { _id: string; version: number };

interface RoundTrip {
  fields: readonly string[];
  first: () => Fields;
  second: () => Fields;
  make: (form: never) => Promise<unknown>;
  change: (kept: Kept, form: never) => Promise<unknown>;
  list: () => Promise<unknown[]>;
  /** Whether a field is written as it is read; otherwise what is read of it. */
  read?: (kept: Fields) => Fields;
}

/** A day that is to come, whenever this runs: `2027-01-02`. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const asTyped = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
const startingIn = (days: number) => {
  const date = inDays(days);
  return {
    startDate: asTyped(date),
    endDate: asTyped(inDays(days + 20)),
    regOpensAt: `${date}T06:00:00Z`,
    regClosesAt: `${date}T10:00:00Z`,
    checkinOpensAt: `${date}T11:00:00Z`,
    checkinClosesAt: `${date}T12:00:00Z`,
    firstMatchAt: `${date}T12:30:00Z`,
  };
};
const rule = (title: string) => ({ title, description: 'As it is.', category: 'General' });
const fieldsOf = (form: { shape: object }) => Object.keys(form.shape);

const roundTrips: Record<string, RoundTrip> = {
  tournament: {
    fields: fieldsOf(tournamentForm),
    first: () => ({
      ...{ title: 'One', organizer: 'A', banner: image, status: 'UPCOMING', prizePool: '1000' },
      ...{ slots: 12, type: 'DUO', description: 'a', log_channel: '123456789012345678' },
      ...{ prizes: [{ rank: '1', prize: '₹1,000', additionalInfo: '' }], rules: [rule('One')] },
      schedule: [
        { event: 'Day 1', date: '02/01/2027', time: '', description: '', isImportant: false },
      ],
      ...{ kind: 'event', game: 'PUBGM', isDraft: true, ...startingIn(60) },
      ...{ roomLeadMin: 20, waitlistMax: 5, fill: 'hold', minLineup: 2, disputeMin: 60 },
      dailyCheckIn: true,
      guests: true,
      eligibility: {
        ...{ minAge: 16, guardianConsent: true, minLevel: 30, residentsOnly: true },
        phonesOnly: true,
      },
    }),
    second: () => ({
      ...{ title: 'Two', organizer: 'B', banner: '', status: 'CLOSED', prizePool: '2000' },
      ...{ slots: 14, type: 'SQUAD', description: 'b', log_channel: '' },
      ...{ prizes: [], rules: [rule('Two'), rule('Three')], schedule: [] },
      ...{ kind: 'scrim', game: 'BGMI', isDraft: false, ...startingIn(90) },
      ...{ roomLeadMin: 10, waitlistMax: null, fill: 'auto', minLineup: 3, disputeMin: 30 },
      dailyCheckIn: false,
      guests: false,
      eligibility: {
        ...{ minAge: null, guardianConsent: false, minLevel: null, residentsOnly: false },
        phonesOnly: false,
      },
    }),
    make: (body) => server.api.act(createTournament, { as, body }),
    change: ({ _id: id, version, banner }, form: Fields) =>
      server.api.act(updateTournament, {
        as,
        body: { id, data: { ...form, banner, version } as never },
      }),
    list: async () => (await server.api.act(listTournaments, { as })).data,
    read: (kept) => ({
      ...kept,
      slots: Number(String(kept.slots).split('/')[1]),
      banner: expect.anything(),
    }),
  },
  series: {
    fields: Object.keys(updateSeries.body.shape).filter((name) => name !== 'version'),
    first: () => ({
      ...{ title: 'One', weekdays: [1, 2], firstMatch: '18:30', matches: 2 },
      ...{ maps: ['Erangel', 'Sanhok'], spacingMin: 40, slots: 12, openBeforeMin: 120 },
      guests: true,
      ...{
        entry: 'invite',
        description: 'a',
        prizePool: '₹1,000',
        logChannel: '123456789012345678',
      },
      prizes: [{ rank: '1', prize: '₹1,000', additionalInfo: '' }],
      rules: [rule('One')],
    }),
    second: () => ({
      ...{ title: 'Two', weekdays: [3], firstMatch: '19:30', matches: 4 },
      ...{ maps: ['Miramar'], spacingMin: 50, slots: 16, openBeforeMin: 240 },
      guests: false,
      ...{ entry: 'open', description: 'b', prizePool: '', logChannel: '', prizes: [], rules: [] },
    }),
    make: (form: Fields) =>
      server.api.act(createSeries, { as, body: { tier: 'T2', ...form } as never }),
    change: ({ _id, version }, form: Fields) =>
      server.api.act(updateSeries, {
        as,
        params: { seriesId: _id },
        body: { ...form, version } as never,
      }),
    list: async () => (await server.api.act(listSeries, { as })).data,
  },
  stage: {
    fields: fieldsOf(stageForm),
    first: () => ({
      ...{ name: 'One', format: 'groups', lobbyMax: 12, firstSlot: 3, reservedSlots: [5] },
      ...{ matchCap: 6, matchPoint: null, template: 'weekly-groups', startsFrom: null },
    }),
    second: () => ({
      ...{ name: 'Two', format: 'single', lobbyMax: 20, firstSlot: 1, reservedSlots: [] },
      ...{ matchCap: 9, matchPoint: { after: 4, plus: 10 }, template: '' },
      startsFrom: { stageId: opening.data._id },
    }),
    make: (body) =>
      server.api.act(createStage, { as, params: { tournamentId: tournament._id }, body }),
    change: ({ _id, version }, form: Fields) =>
      server.api.act(updateStage, {
        as,
        params: { stageId: _id },
        body: { ...form, version } as never,
      }),
    list: async () =>
      (await server.api.act(listStages, { as, params: { tournamentId: tournament._id } })).data,
  },
  poster: {
    fields: fieldsOf(posterForm),
    first: () => ({
      ...{ image, text_one: 'Quote', text_two: 'One', text: 'a' },
      button: { name: 'Go', link: '/tournament' },
      ...{ shownFrom: `${inDays(30)}T06:00:00.000Z`, shownUntil: `${inDays(31)}T06:00:00.000Z` },
    }),
    second: () => ({
      ...{ image: '', text_one: '', text_two: 'Two', text: 'b', button: { name: '', link: '' } },
      ...{ shownFrom: null, shownUntil: null },
    }),
    make: (body) => server.api.act(createPoster, { as, body }),
    change: ({ _id, version, image: kept }, form: Fields) =>
      server.api.act(updatePoster, {
        as,
        params: { posterId: _id },
        body: { ...form, image: kept, version } as never,
      }),
    list: async () => (await server.api.act(listAllPosters, { as })).data,
    read: (kept) => ({ ...kept, image: expect.anything() }),
  },
  preset: {
    fields: fieldsOf(presetForm).filter((name) => name !== 'game'),
    first: () => ({
      ...{ name: 'One', placementX10: [100, 60], elimX10: 10, elimCap: 8 },
      ...{ tieBreaks: ['wwcd'], labels: { win: 'WWCD', elims: 'Elims' } },
    }),
    second: () => ({
      ...{ name: 'Two', placementX10: [120], elimX10: 15, elimCap: null },
      ...{ tieBreaks: ['elims', 'wwcd'], labels: { win: 'Chicken', elims: 'Finishes' } },
    }),
    make: (form: Fields) =>
      server.api.act(createPreset, { as, body: { game: 'BGMI', ...form } as never }),
    change: ({ presetId, no }: Kept, form: Fields) =>
      server.api.act(changePreset, {
        as,
        params: { presetId: String(presetId) },
        body: { game: 'BGMI', ...form, no } as never,
      }),
    list: async () => (await server.api.act(listPresets, { as })).data,
  },
  'game profile': {
    fields: fieldsOf(inGameInfoForm),
    first: () => ({
      ...{ inGameName: 'One', inGameId: '5123456789' },
      ...{ inGameRole: 'ASSAULTER', mobileNumber: '9876543210' },
    }),
    second: () => ({
      ...{ inGameName: 'Two', inGameId: '5123456780', inGameRole: '', mobileNumber: '' },
    }),
    make: (body) => server.api.act(saveInGameInfo, { as, body }),
    change: (_, body) => server.api.act(saveInGameInfo, { as, body }),
    list: async () => [
      (await server.api.act(checkToken, { params: { token: as.token } })).user.ingameinfo,
    ],
  },
  'planned notification': {
    fields: fieldsOf(plannedForm),
    first: () => ({
      ...{ image, title: 'One', description: 'a', to: 'teams', type: 'social' },
      ...{ link: '/tournament', sendAt: `${inDays(31)}T06:00:00.000Z` },
      audience: { tournamentId: tournament._id, who: 'checked-in', leadersOnly: true },
    }),
    second: () => ({
      ...{ image: '', title: 'Two', description: 'b', to: 'everyone', type: 'event', link: '' },
      ...{ sendAt: `${inDays(32)}T06:00:00.000Z`, audience: null },
    }),
    make: (body) => server.api.act(planNotification, { as, body }),
    change: ({ _id, version }, form: Fields) =>
      server.api.act(changePlannedNotification, {
        as,
        params: { plannedId: _id },
        body: { ...form, version } as never,
      }),
    list: async () => (await server.api.act(listPlannedNotifications, { as })).data,
    read: (kept) => ({ ...kept, image: expect.anything() }),
  },
};

describe.each(Object.entries(roundTrips))('the form of a %s', (_name, form) => {
  const { fields, make, change, list, read = (kept: Fields) => kept } = form;
  const whole = (values: Fields) => fields.map((name) => [name, values[name]]);
  const keptOf = async (value: unknown, field: string) => {
    const found = (await list()).find((one) => (one as Fields)[field] === value);
    expect(found, `nothing kept as ${value}`).toBeDefined();
    return found as Kept;
  };

  it('is tried with two values for each field', () => {
    const [first, second] = [form.first(), form.second()];
    expect(fields.filter((name) => !(name in first) || !(name in second))).toEqual([]);
    const alike = fields.filter((name) => {
      return JSON.stringify(first[name]) === JSON.stringify(second[name]);
    });
    expect(alike).toEqual([]);
  });

  it('is read as it was made, and as it was changed', async () => {
    const nameField =
      ['title', 'name', 'text_two', 'inGameName'].find((name) => fields.includes(name)) ?? '';
    const first = form.first();
    await make(first as never);
    const made = await keptOf(first[nameField], nameField);
    expect(whole(first)).toEqual(whole(read(made)));
    const second = form.second();
    await change(made, second as never);
    expect(whole(second)).toEqual(whole(read(await keptOf(second[nameField], nameField))));
  });
});
