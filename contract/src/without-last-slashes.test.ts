import { expect, it } from 'vitest';
import { withoutLastSlashes } from './without-last-slashes.ts';

it.each([
  ['https://one-dream.example//', 'https://one-dream.example'],
  ['https://one-dream.example/esports/', 'https://one-dream.example/esports'],
  ['https://one-dream.example', 'https://one-dream.example'],
  ['//', ''],
])('%s has no slash at its end', (address, without) => {
  expect(withoutLastSlashes(address)).toBe(without);
});
