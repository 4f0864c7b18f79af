import { expect, test } from 'vitest';
import { textOfCheck } from './checks.ts';
import { inEnglish } from './translate.ts';

test.each([
  ['Team name is required.', 'check.{Label} is required.', { Label: { key: 'check.Team name' } }],
  [
    'The level has to be a whole number from 1 to 100.',
    'check.{Label} has to be a whole number from {min} to {max}.',
    { Label: { key: 'check.The level' }, min: '1', max: '100' },
  ],
  [
    'At most 12 figures.',
    'check.At most {max} {Things}.',
    { max: '12', Things: { key: 'check.figures' } },
  ],
  ['At most 200 teams at once.', 'check.At most 200 teams at once.', undefined],
  [
    'Name has a character that cannot be used here, after “A. “B”, 1:”.',
    'check.{Label} has a character that cannot be used here, after “{typed}”.',
    { Label: { key: 'check.Name' }, typed: 'A. “B”, 1:' },
  ],
  ['Enter a valid email address.', 'check.Enter a valid email address.', undefined],
])('%s is found as %s, and is its own English', (message, key, values) => {
  const text = textOfCheck(message);
  expect(text).toEqual({ key, ...(values && { values }) });
  expect(inEnglish(text)).toBe(message);
});
