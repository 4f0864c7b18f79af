import { describe, expect, test } from 'vitest';
import { isNews, type PushRow, writePush } from './push.rules.ts';

const row: PushRow = {
  id: '01890000-0000-7000-8000-000000000001',
  title: 'Your slot',
  description: 'Slot 7',
  image: '',
  type: 'event',
  link: '/alerts',
  said: null,
  created_at: new Date('2026-11-22T12:00:00Z'),
};
const after = (seconds: number) => new Date(row.created_at.getTime() + seconds * 1000);

test.each([
  [0, undefined, true],
  [48 * 3600 - 1, undefined, true],
  [48 * 3600, undefined, false],
  [599, 600, true],
  [600, 600, false],
])('after %i seconds, of use for %s, it is news: %s', (seconds, ttlSeconds, is) => {
  expect(isNews(row, { now: after(seconds), ttlSeconds })).toBe(is);
});

describe('what a browser gets', () => {
  test('has a topic of 32 letters, and wakes a phone for events alone', () => {
    expect(writePush(row)).toMatchObject({
      topic: '01890000000070008000000000000001',
      urgency: 'high',
      ttlSeconds: 86_400,
      content: { body: 'Slot 7', link: '/alerts', image: '', at: row.created_at.getTime() },
    });
    expect(writePush({ ...row, type: 'social' }, { ttlSeconds: 60 })).toMatchObject({
      urgency: 'normal',
      ttlSeconds: 60,
    });
  });

  test('is marked with the language of its words, unless a person wrote them', () => {
    const text = { title: { key: 'title' }, description: { key: 'description' } };
    expect(writePush({ ...row, said: text }, { language: 'hi' }).content.lang).toBe('hi');
    expect(writePush(row, { language: 'hi' }).content.lang).toBe('');
  });

  test.each([
    ['a'.repeat(300), 'a'.repeat(300)],
    ['a'.repeat(301), `${'a'.repeat(299)}…`],
    ['🎯'.repeat(301), `${'🎯'.repeat(299)}…`],
  ])('is cut between characters, if it is long', (description, body) => {
    expect(writePush({ ...row, description }).content.body).toBe(body);
  });

  test.each([
    ['/a'.repeat(512), true],
    ['/é'.repeat(512), false],
  ])('leads to the alerts where a link has more than 1,024 bytes', (link, isKept) => {
    expect(writePush({ ...row, link }).content.link).toBe(isKept ? link : '');
  });
});
