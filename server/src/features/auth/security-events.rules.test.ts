import { inEnglish } from '@one-dream/contract/translate.ts';
import { beforeAll, expect, test } from 'vitest';
import { setUpLanguages } from '../../app/set-up-languages.ts';
import { describeSecurityEvent, isSecurityEvent } from './security-events.rules.ts';

beforeAll(setUpLanguages);

test.each([
  [{ kind: 'new-device', detail: 'Chrome on Android' }, true],
  [{ kind: 'second-factor-reset', detail: '' }, true],
  [{ kind: 'passkey-added' }, false],
  [{ kind: 'made-up', detail: '' }, false],
  [{ kind: 7, detail: '' }, false],
  [null, false],
  ['new-device', false],
])('%j is an event to be told of: %s', (event, is) => {
  expect(isSecurityEvent(event)).toBe(is);
});

test.each([
  ['new-device', 'Chrome on Android', 'Chrome on Android'],
  ['passkey-added', 'My phone', 'My phone'],
  ['recovery-code-used', '3', 'Codes left: 3.'],
  ['discord-replaced', '', 'without a name'],
] as const)('%s says what it was: %j', (kind, detail, part) => {
  expect(inEnglish(describeSecurityEvent({ kind, detail }).text)).toContain(part);
});
