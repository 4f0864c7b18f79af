import { expect, test } from 'vitest';
import { readySteps } from './ready-steps.ts';

const info = { inGameName: 'FarahOP', inGameId: '7712', inGameRole: 'IGL', mobileNumber: '' };
const ready = { ingameinfo: info, discordinfo: { id: '1' } };
const player = (no: number) => ({
  ...ready,
  _id: String(no),
  name: `Player ${no}`,
  email: '',
  profile: '',
});
const countDone = (given: Parameters<typeof readySteps>[0]) =>
  readySteps(given).filter(({ isDone }) => isDone).length;

test.each([
  ['a new account', { ingameinfo: null, discordinfo: null }, undefined, 1],
  ['a game name without an id', { ...ready, ingameinfo: { ...info, inGameId: '' } }, undefined, 2],
  ['a complete player', ready, undefined, 3],
  ['a team of three', ready, 3, 4],
  ['a team of four', ready, 4, 5],
])('%s', (_, user, size, done) => {
  const team = size && { players: Array.from({ length: size }, (_none, no) => player(no)) };
  expect(countDone({ user, team: team || undefined } as Parameters<typeof readySteps>[0])).toBe(
    done,
  );
});
