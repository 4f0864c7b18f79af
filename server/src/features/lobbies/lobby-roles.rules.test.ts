import { expect, it } from 'vitest';
import { lobbyRoleName } from './lobby-roles.rules.ts';

const row = { title: 'Sunday Squad Cup #47', stage: 'Semi-finals', letter: 'B' } as const;
type Row = Parameters<typeof lobbyRoleName>[0];
const named = (changes: Partial<Row> = {}) =>
  lobbyRoleName({ ...row, format: 'groups', ...changes } as Row);

it.each<[Partial<Row>, string]>([
  [{}, 'Sunday Squad Cup #47 · Semi-finals · Group B'],
  [{ format: 'group_pairs' }, 'Sunday Squad Cup #47 · Semi-finals · Group B'],
  // A single lobby has no letter.
  [{ format: 'single' }, 'Sunday Squad Cup #47 · Semi-finals'],
])('the role of %j is called %s', (changes, name) => {
  expect(named(changes)).toBe(name);
});

const lobby = ' · Semi-finals · Group B';
const room = 100 - lobby.length;

it.each([
  ['that just fits', 'x'.repeat(room), 'x'.repeat(room)],
  ['that is one too long', 'x'.repeat(room + 1), `${'x'.repeat(room - 1)}…`],
  [
    'cut through a character of two units',
    `${'x'.repeat(room - 2)}🏆🏆`,
    `${'x'.repeat(room - 2)}…`,
  ],
])('a title %s leaves the lobby whole', (_which, title, left) => {
  const name = named({ title });
  expect(name).toBe(left + lobby);
  expect(name.length).toBeLessThanOrEqual(100);
});

it('a stage whose name fills the role is cut too', () => {
  expect(named({ stage: 's'.repeat(120) })).toHaveLength(100);
});
