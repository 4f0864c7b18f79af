import { expect, it } from 'vitest';
import { mayClaim } from './guests.rules.ts';

const roster = ['1000001', '1000002', '1000003', '1000004'];

it.each([
  ['a team with half of the ids', { ids: ['1000001', '1000002', '9'] }, '', true],
  ['a team with fewer', { ids: ['1000001', '8', '9'] }, '1000001', false],
  ['nobody of it', { ids: ['7', '8'] }, '', false],
  ['somebody without a team who has one of the ids', undefined, '1000003', true],
  ['somebody without a team and another id', undefined, '9', false],
  ['somebody without a team or an id', undefined, '', false],
])('%s', (_who, own, ownId, expected) => {
  expect(mayClaim({ roster, own, ownId })).toBe(expected);
});

it('nobody can claim a roster without ids', () => {
  expect(mayClaim({ roster: [], own: { ids: [] }, ownId: '' })).toBe(false);
  expect(mayClaim({ roster: [], own: undefined, ownId: '' })).toBe(false);
});

it('one of three ids is not half of them', () => {
  const request = { roster: roster.slice(1), ownId: '' };
  expect(mayClaim({ ...request, own: { ids: ['1000002'] } })).toBe(false);
  expect(mayClaim({ ...request, own: { ids: ['1000002', '1000003'] } })).toBe(true);
});
