import { expect, it } from 'vitest';
import { nameFromProvider } from './auth.rules.ts';

it.each([
  ['Asha Rawat', 'Asha Rawat'],
  ['  Asha\u0000\u202e  Rawat ', 'Asha Rawat'],
  ['आशा रावत', 'आशा रावत'],
  ['\u200b\u2060', 'Player'],
  ['', 'Player'],
])('takes the name %j of a provider as %j', (name, taken) => {
  expect(nameFromProvider(name)).toBe(taken);
});

it('cuts a long name between characters', () => {
  const cut = nameFromProvider('🎯'.repeat(40));
  expect(cut).toBe('🎯'.repeat(25));
});
