import { expect, test } from 'vitest';
import { shortPath, tournamentIdOf } from './short-paths.ts';

test.for([
  '01a22749-cb4d-75f3-91f5-9314aa60f425',
  '00000000-0000-0000-0000-000000000001',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
])('%s comes back from its short form', (id) => {
  const short = shortPath(`/tournament/${id}`);
  expect(short).toMatch(/^\/t\/[0-9a-z]{1,25}$/);
  expect(tournamentIdOf(short.slice('/t/'.length))).toBe(id);
  expect(shortPath(`/tournament/${id}/standings?group=A`)).toBe(`${short}/standings?group=A`);
});

test.for(['/tournament', '/tournament/new', '/match/01a22749-cb4d-75f3-91f5-9314aa60f425'])(
  '%s has no short form',
  (path) => expect(shortPath(path)).toBe(path),
);

test('what is no code leads to no other tournament', () => {
  expect(tournamentIdOf('../admin')).toBe('../admin');
});
