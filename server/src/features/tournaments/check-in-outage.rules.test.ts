import { describe, expect, it } from 'vitest';
import { extendAfterOutage, isOutage } from './check-in-outage.rules.ts';

const start = Date.parse('2026-11-14T13:30:00Z');
/** Minutes relative to the first match. */
const at = (minutes: number) => new Date(start + minutes * 60_000);
const evening = { opens: at(-60), closes: at(-25), latest: at(-10) };

describe('a check-in that the site was away for', () => {
  it.each([
    [5, false],
    [5.1, true],
  ])('counts %d minutes late as an outage: %s', (minutes, expected) => {
    expect(isOutage({ due: at(-60), now: at(-60 + minutes) })).toBe(expected);
  });

  it.each([
    ['opened late, it closes as much later', -50, 'extended', -15],
    ['not past ten minutes before the first match', -40, 'extended', -10],
    ['with ten minutes left, they are given', -20, 'extended', -10],
    ['with less, it stays open for a host to close', -19, 'asked', 11],
    ['as it does after the first match', 30, 'asked', 60],
  ] as const)('%s', (_, now, outage, closes) => {
    expect(extendAfterOutage({ ...evening, now: at(now) })).toEqual({ outage, closes: at(closes) });
  });

  it('never closes earlier than it was to', () => {
    const short = { ...evening, opens: at(-30), closes: at(-10) };
    expect(extendAfterOutage({ ...short, now: at(-20) }).closes).toEqual(at(-10));
  });
});
