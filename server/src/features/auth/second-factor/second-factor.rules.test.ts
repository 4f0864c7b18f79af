import { describe, expect, test } from 'vitest';
import {
  describeDevice,
  firstStepConfirms,
  isConfirmed,
  needsSecondStep,
  normaliseCode,
  owedSecondFactor,
} from './second-factor.rules.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const minute = 60_000;
const day = 24 * 60 * minute;

test.each([
  [null, false],
  [ago(0), true],
  [ago(10 * minute - 1), true],
  [ago(10 * minute), false],
  // By a process whose clock is a little ahead; by one that was a day ahead.
  [ago(-minute / 2), true],
  [ago(-day), false],
])('shown at %s counts as confirmed: %s', (at, is) => {
  expect(isConfirmed(at, now)).toBe(is);
});

describe('what an account owes', () => {
  test.each([
    ['offered', ago(100 * day), false, null, false],
    ['required', null, false, null, false],
    ['required', ago(100 * day), true, null, false],
    ['required', ago(day), false, new Date(now.getTime() + 6 * day), false],
    ['required', ago(7 * day), false, now, true],
    ['required', ago(8 * day), false, ago(day), true],
  ] as const)(
    '%s, a duty since %s, has one %s',
    (mode, dutySince, hasSecondFactor, by, isShutOut) => {
      expect(owedSecondFactor({ mode, dutySince, hasSecondFactor, now })).toEqual({
        by,
        isShutOut,
      });
    },
  );
});

test.each([
  [false, false, false, false],
  [true, false, false, true],
  [false, true, false, false],
  [false, true, true, true],
  [false, false, true, false],
])('app %s, passkey %s, duty %s: asked for a second step: %s', (app, passkey, hasDuty, is) => {
  expect(needsSecondStep({ hasAuthenticator: app, hasPasskey: passkey, hasDuty })).toBe(is);
});

test.each([
  ['abcd-efgh', 'ABCDEFGH'],
  [' ab cd\n', 'ABCD'],
  ['123 456', '123456'],
])('a code typed %j is %s', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
  ['curl/8.0', ''],
  [undefined, ''],
])('%s is %j', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});

test.each([
  [{ linkedAt: null, hasPasskey: false }, true],
  [{ linkedAt: null, hasPasskey: true }, false],
  [{ linkedAt: ago(day), hasPasskey: false }, true],
  [{ linkedAt: ago(day - 1), hasPasskey: false }, false],
  [{ linkedAt: ago(-day), hasPasskey: false }, false],
])('a first step with %j confirms: %s', (shown, is) => {
  expect(firstStepConfirms({ ...shown, now })).toBe(is);
});
