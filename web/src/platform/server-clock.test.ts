import { expect, test } from 'vitest';
import { serverNow, takeRoughClock, takeServerClock } from './server-clock.ts';

const minute = 60_000;
const answeredAt = (ms: number) => new Headers({ date: new Date(ms).toUTCString() });
const aheadMinutes = () => Math.round((serverNow() - Date.now()) / minute);

test('the first answer sets a phone right that goes wrong, until one says better', () => {
  const now = Date.now();
  takeRoughClock(new Headers());
  expect(aheadMinutes()).toBe(0);
  takeRoughClock(answeredAt(now + 4 * minute));
  expect(aheadMinutes()).toBe(4);
  takeRoughClock(answeredAt(now + 9 * minute));
  expect(aheadMinutes()).toBe(4);
  const better = new Date(now + 5 * minute).toISOString();
  takeServerClock({ now: better, askedAt: now, answeredAt: now });
  takeRoughClock(answeredAt(now + 9 * minute));
  expect(aheadMinutes()).toBe(5);
});

test('an answer that was overtaken by a newer one does not set the clock back', () => {
  const now = Date.now() + minute;
  const take = (askedAt: number, ahead: number) =>
    takeServerClock({
      now: new Date(askedAt + ahead * minute).toISOString(),
      askedAt,
      answeredAt: askedAt,
    });
  take(now, 30);
  take(now - 1000, 5);
  expect(aheadMinutes()).toBe(30);
  // The device's clock was set back by an hour.
  take(now - 60 * minute, 90);
  expect(aheadMinutes()).toBe(90);
});
