import { describe, expect, test } from 'vitest';
import { type CalendarMatch, writeCalendar } from './calendar.rules.ts';

const match: CalendarMatch = {
  id: 'm1',
  title: 'Match 1',
  description: 'Erangel',
  url: 'https://example.in/match/m1',
  startsAt: new Date('2026-11-22T13:30:00Z'),
  state: 'scheduled',
  version: 3,
  changedAt: new Date('2026-11-20T08:00:00.123Z'),
};
const write = (part: Partial<CalendarMatch> = {}) =>
  writeCalendar({ name: 'Kings', host: 'example.in', matches: [{ ...match, ...part }] });

test('a match lasts forty minutes and keeps its UID; its SEQUENCE rises', () => {
  const lines = write().split('\r\n');
  for (const line of [
    'UID:m1@example.in',
    'SEQUENCE:3',
    'DTSTAMP:20261120T080000Z',
    'DTSTART:20261122T133000Z',
    'DTEND:20261122T141000Z',
  ])
    expect(lines).toContain(line);
  expect(write().endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test.each([
  ['scheduled', 'CONFIRMED'],
  ['playing', 'CONFIRMED'],
  ['postponed', 'TENTATIVE'],
  ['cancelled', 'CANCELLED'],
  ['void', 'CANCELLED'],
] as const)('%s is %s', (state, status) => {
  expect(write({ state })).toContain(`STATUS:${status}\r\n`);
});

describe('a text', () => {
  test.each([
    ['one, two; three', String.raw`one\, two\; three`],
    ['back\\slash', String.raw`back\\slash`],
    ['a\r\nb\nc', String.raw`a\nb\nc`],
    ['bell\u0007', 'bell'],
  ])('%j is written %j', (title, written) => {
    expect(write({ title })).toContain(`SUMMARY:${written}\r\n`);
  });

  test('is folded at 75 octets, never within a character', () => {
    const title = 'आ'.repeat(60);
    const text = write({ title });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });
});
