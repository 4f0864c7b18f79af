import { expect, test } from 'vitest';
import { screenNameKey, screenNameLikeness } from './screen-names.ts';

test.each([
  ['width and case', 'ＯＤＲａｊａ', 'ODRAJA'],
  ['small capitals', 'ODʀᴀᴊᴀ', 'ODRAJA'],
  ['characters that look alike', 'B1aze0', 'Blazeo'],
  ['ornaments', 'OD乂Raja々', 'OD•Raja'],
])('a name is known whatever its %s', (_what, one, other) => {
  expect(screenNameKey(one)).toBe(screenNameKey(other));
});

test.each([
  ['is the same', 'odraja', 'odraja', 1],
  ['has a clan tag', 'txodraja', 'odraja', 0.85],
  ['has a letter misread', 'odraia', 'odraja', 5 / 6],
  ['is empty', '', 'odraja', 0],
])('a name that %s is as like', (_what, one, other, alike) => {
  expect(screenNameLikeness(one, other)).toBeCloseTo(alike);
});

test('a name in another script alone keeps it', () => {
  expect(screenNameKey('ராஜா')).not.toBe('');
});
