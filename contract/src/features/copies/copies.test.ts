import { describe, expect, it } from 'vitest';
import { datesOfCopy, nextTitle, timesOfCopy, usualNextStart } from './copies.values.ts';

describe('the title of a copy', () => {
  it.each([
    ['Friday Cup #6', 'Friday Cup #7'],
    ['Friday Cup #9 (copy)', 'Friday Cup #10'],
    ['Cup 3', 'Cup 4'],
    ['Cup #09: Erangel', 'Cup #10: Erangel'],
    ['Monsoon Cup', 'Monsoon Cup #2'],
    ['Monsoon Cup 2026', 'Monsoon Cup 2026 #2'],
    ['Monsoon Cup 2026 (copy) (copy)', 'Monsoon Cup 2026 #2'],
    ['U19 Cup', 'U19 Cup #2'],
    ['कप #2', 'कप #3'],
    ['x'.repeat(100), `${'x'.repeat(97)} #2`],
  ])('counts %s on to %s', (title, next) => {
    expect(nextTitle(title)).toBe(next);
  });
});

const times = {
  regOpensAt: '2026-11-10T15:30:00Z',
  regClosesAt: '2026-11-20T13:30:00Z',
  checkinOpensAt: '2026-11-20T14:30:00Z',
  checkinClosesAt: '2026-11-20T15:05:00Z',
  firstMatchAt: '2026-11-20T15:30:00Z',
};

describe('the times of a copy', () => {
  it('stand as long before the first match as they did', () => {
    const copy = timesOfCopy(times, {
      firstMatchAt: '2026-12-20T16:30:00Z',
      now: new Date('2026-11-21T00:00:00Z'),
    });
    expect(copy).toEqual({
      regOpensAt: '2026-12-10T16:30:00Z',
      regClosesAt: '2026-12-20T14:30:00Z',
      checkinOpensAt: '2026-12-20T15:30:00Z',
      checkinClosesAt: '2026-12-20T16:05:00Z',
      firstMatchAt: '2026-12-20T16:30:00Z',
      status: 'UPCOMING',
    });
  });

  it('open at once what would be open already, and close by check-in what would be closed', () => {
    const copy = timesOfCopy(times, {
      firstMatchAt: '2026-11-21T02:30:00Z',
      now: new Date('2026-11-21T01:00:00Z'),
    });
    expect(copy).toMatchObject({
      regOpensAt: null,
      regClosesAt: '2026-11-21T01:30:00Z',
      checkinOpensAt: '2026-11-21T01:30:00Z',
      status: 'OPENED',
    });
  });

  it('go by the plan, not by what a host has moved, and close by check-in what was closed by hand', () => {
    const moved = {
      ...{ ...times, regOpensAt: null, regClosesAt: null },
      checkinOpensAt: '2026-11-20T09:30:00Z',
      planned: { ...times, regClosesAt: null },
    };
    const copy = timesOfCopy(moved, {
      firstMatchAt: '2026-12-20T16:30:00Z',
      now: new Date('2026-11-21T00:00:00Z'),
    });
    expect(copy).toMatchObject({
      regOpensAt: '2026-12-10T16:30:00Z',
      regClosesAt: '2026-12-20T15:30:00Z',
      checkinOpensAt: '2026-12-20T15:30:00Z',
      status: 'UPCOMING',
    });
  });

  it('are the first match alone where the old one had no times', () => {
    const none = {
      regOpensAt: null,
      regClosesAt: null,
      checkinOpensAt: null,
      checkinClosesAt: null,
      firstMatchAt: null,
    };
    const firstMatchAt = '2026-12-20T16:30:00Z';
    expect(timesOfCopy(none, { firstMatchAt, now: new Date(0) })).toEqual({
      ...none,
      firstMatchAt,
      status: 'OPENED',
    });
  });
});

describe('the next start', () => {
  it('is the same weekday and hour, the next one that leaves a day', () => {
    const now = new Date('2026-11-23T17:00:00Z');
    expect(usualNextStart('2026-11-20T15:30:00Z', now)).toBe('2026-11-27T15:30:00Z');
    expect(usualNextStart('2026-10-02T15:30:00Z', now)).toBe('2026-11-27T15:30:00Z');
    expect(usualNextStart('2026-11-24T15:30:00Z', now)).toBe('2026-12-01T15:30:00Z');
  });

  it('is 21:00 IST of the next day where there was none', () => {
    expect(usualNextStart(null, new Date('2026-11-23T17:00:00Z'))).toBe('2026-11-24T15:30:00Z');
  });
});

describe('the dates of a copy', () => {
  it('move with the first match, over midnight as well, and leave words alone', () => {
    const entry = { event: 'Briefing', description: '', isImportant: false };
    const source = {
      firstMatchAt: '2026-11-20T15:30:00Z',
      startDate: '11/20/2026',
      endDate: '11/21/2026',
      schedule: [
        { ...entry, date: '11/20/2026', time: '20:30' },
        { ...entry, date: '11/20/2026', time: 'after match 3' },
        { ...entry, date: 'Day 2', time: '' },
      ],
    };
    expect(datesOfCopy(source, '2026-11-27T20:00:00Z')).toEqual({
      startDate: '11/28/2026',
      endDate: '11/29/2026',
      schedule: [
        { ...entry, date: '11/28/2026', time: '01:00' },
        { ...entry, date: '11/28/2026', time: 'after match 3' },
        { ...entry, date: 'Day 2', time: '' },
      ],
    });
  });
});
