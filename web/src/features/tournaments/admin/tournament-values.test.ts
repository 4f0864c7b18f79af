import {
  defaultSettings,
  tournamentForm,
} from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { expect, test } from 'vitest';
import { listConflicts, mergeDivergence } from './tournament-conflict.ts';
import { newValues, valuesOf } from './tournament-values.ts';

const stored: Tournament = {
  _id: 't1',
  title: 'Monsoon Cup',
  organizer: 'ONE DREAM ESPORTS',
  banner: '/images/a.webp',
  status: 'COMPLETED',
  prizePool: '50000',
  slots: '128/1000',
  startDate: '07/01/2026',
  endDate: '07/05/2026',
  type: 'SQUAD',
  description: 'Rain or shine.',
  reg_teams: [{ _id: 'x', name: 'Owls', logo: '', slot: 1 }],
  prizes: [{ rank: '1', prize: '25000', additionalInfo: '' }],
  schedule: [
    { event: 'Qualifier', date: '07/01/2026', time: '18:00', description: '', isImportant: true },
  ],
  rules: [{ title: 'No emulators', description: 'Phones only.', category: 'Technical' }],
  log_channel: '200000000000000001',
  version: 3,
  kind: 'event',
  game: 'BGMI',
  isDraft: false,
  regOpensAt: null,
  regClosesAt: '2026-06-30T12:00:00Z',
  checkinOpensAt: null,
  checkinClosesAt: null,
  firstMatchAt: '2026-07-01T12:30:00Z',
  ...defaultSettings(),
  eligibility: { ...defaultSettings().eligibility, minAge: 16 },
  waiting: 0,
  seriesId: null,
  seriesDate: null,
  cancelled: null,
  facts: { no: 1, details: 1 },
};

test('a tournament is edited with its total of slots and without its teams', () => {
  const values = valuesOf(stored);
  expect(values.slots).toBe('1000');
  expect(values).not.toHaveProperty('reg_teams');
  expect(values).not.toHaveProperty('version');
  // Fields that the form does not show are sent back unchanged.
  expect(tournamentForm.parse(values)).toMatchObject({
    firstMatchAt: '2026-07-01T12:30:00Z',
    eligibility: { minAge: 16 },
  });
  expect(tournamentForm.parse(values)).toMatchObject({ slots: 1000, title: 'Monsoon Cup' });
});

test('a new one lacks a title, nothing else', () => {
  const parsed = tournamentForm.safeParse(newValues({ organizer: 'ONE DREAM ESPORTS' }));
  const fields = parsed.error?.issues.map((issue) => issue.path.join('.'));
  expect([...new Set(fields)]).toEqual(['title']);
});

test('what one admin changed is merged, what both changed differently is a conflict', () => {
  const base = valuesOf(stored);
  const mine = { ...base, title: 'Monsoon Cup II', prizePool: '60000', rules: [] };
  const theirs = { ...base, title: 'Monsoon Cup 2', prizePool: '60000', status: 'LIVE' as const };
  expect(listConflicts({ base, mine, theirs })).toEqual([
    { field: 'title', mine: 'Monsoon Cup II', theirs: 'Monsoon Cup 2' },
  ]);
  expect(mergeDivergence({ base, mine, theirs })).toEqual({ ...theirs, rules: [] });
});

test('both versions of a field are in words', () => {
  const base = valuesOf(stored);
  const mine = { ...base, guests: true, startDate: '', firstMatchAt: null, waitlistMax: 8 };
  const at = '2026-07-03T12:30:00Z';
  const theirs = { ...base, startDate: '07/03/2026', firstMatchAt: at, waitlistMax: 0 };
  const before = { ...base, guests: null as never };
  expect(listConflicts({ base: before, mine, theirs })).toEqual([
    { field: 'startDate', mine: 'Empty', theirs: '3 Jul 2026' },
    { field: 'firstMatchAt', mine: 'Empty', theirs: '3 Jul 2026, 18:00 IST' },
    { field: 'waitlistMax', mine: '8', theirs: '0' },
    { field: 'guests', mine: 'Yes', theirs: 'No' },
  ]);
});
