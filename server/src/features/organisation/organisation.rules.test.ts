import { expect, it } from 'vitest';
import { listChangedFields } from './organisation.rules.ts';

it.each([
  ['a text', { name: 'Owls' }, { name: 'Hawks' }, { name: 'Owls' }, { name: 'Hawks' }],
  [
    'a field within a field, by both names',
    { social: { youtube: 'https://a.in', discord: 'https://d.in' } },
    { social: { youtube: 'https://b.in', discord: 'https://d.in' } },
    { 'social youtube': 'https://a.in' },
    { 'social youtube': 'https://b.in' },
  ],
  [
    'a field of an entry, counted from 1',
    { staff: [{ name: 'Riya', bio: 'Runs lobbies.' }] },
    { staff: [{ name: 'Riya', bio: 'Runs finals.' }] },
    { 'staff 1 bio': 'Runs lobbies.' },
    { 'staff 1 bio': 'Runs finals.' },
  ],
  [
    'a new entry, which nothing stood for',
    { staff: [] },
    { staff: [{ name: 'Riya', picture: null }] },
    {},
    { 'staff 1 name': 'Riya', 'staff 1 picture': null },
  ],
  [
    'an entry that is gone',
    { staff: [{ name: 'Riya' }] },
    { staff: [] },
    { 'staff 1 name': 'Riya' },
    {},
  ],
  ['lines as one', { points: ['a', 'b'] }, { points: ['a'] }, { points: 'a · b' }, { points: 'a' }],
  ['nothing', { name: 'Owls' }, { name: 'Owls' }, {}, {}],
])('writes down %s', (_what, was, is, before, after) => {
  expect(listChangedFields(was, is)).toEqual({ before, after });
});

it('counts what is too much to be written down one by one', () => {
  const many = (text: string) => ({
    list: Array.from({ length: 50 }, () => ({ text })),
  });
  const { before, after } = listChangedFields(many('a'), many('b'));
  expect(Object.keys(before)).toHaveLength(40);
  expect(after['more fields']).toBe(10);
});
