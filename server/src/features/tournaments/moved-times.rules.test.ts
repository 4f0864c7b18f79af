import { inEnglish } from '@one-dream/contract/translate.ts';
import { describe, expect, it } from 'vitest';
import { describeMoves, movedMoments, type plannedTimes, timesOf } from './moved-times.rules.ts';

const now = new Date('2026-11-28T08:00:00Z');
const at = (hour: number, day = 28) => new Date(Date.UTC(2026, 10, day, hour - 5, -30));
const evening = {
  start_date: '2026-11-28',
  reg_opens_at: at(10),
  reg_closes_at: at(20),
  checkin_opens_at: at(20),
  checkin_closes_at: at(21),
  first_match_at: at(22),
};

/** What the teams and the followers are told. */
function told(change: Partial<Record<(typeof plannedTimes)[number], Date | string | null>>) {
  const changed = { before: timesOf(evening), after: timesOf({ ...evening, ...change } as never) };
  return (['registered', 'followers'] as const).map((concerned) => {
    const moves = describeMoves(changed, { concerned, now });
    return moves && inEnglish({ key: 'check.{moves}', values: { moves } });
  });
}
const first = 'first match Sat, 28 Nov, 19:00 IST instead of Sat, 28 Nov, 22:00 IST';

describe('moved times are told to whom they concern, with what they were', () => {
  it.each([
    ['first match', { first_match_at: at(19) }, first, first],
    [
      'check-in and first match on the same day',
      { checkin_opens_at: at(17), checkin_closes_at: at(18), first_match_at: at(19) },
      `check-in opens Sat, 28 Nov, 17:00 IST instead of Sat, 28 Nov, 20:00 IST, check-in closes Sat, 28 Nov, 18:00 IST instead of Sat, 28 Nov, 21:00 IST, and ${first}`,
      first,
    ],
    [
      'check-in alone',
      { checkin_closes_at: new Date('2026-11-28T16:00:00Z') },
      expect.stringMatching(/^check-in closes .*21:30 IST instead of/),
      undefined,
    ],
    [
      'the end of registration',
      { reg_closes_at: at(19) },
      undefined,
      expect.stringMatching(/^registration closes .*19:00 IST instead of .*20:00 IST$/),
    ],
    ['what is past', { reg_opens_at: at(11) }, undefined, undefined],
    [
      'the day and its first match',
      { start_date: '2026-11-29', first_match_at: at(22, 29) },
      'first match Sun, 29 Nov, 22:00 IST instead of Sat, 28 Nov, 22:00 IST',
      'first match Sun, 29 Nov, 22:00 IST instead of Sat, 28 Nov, 22:00 IST',
    ],
    [
      'the day alone',
      { start_date: '2026-11-30' },
      expect.stringMatching(/^start .*30 November 2026 instead of .*28 November 2026$/),
      expect.stringContaining('30 November 2026'),
    ],
    [
      'a first match taken away',
      { first_match_at: null },
      'first match not set instead of Sat, 28 Nov, 22:00 IST',
      'first match not set instead of Sat, 28 Nov, 22:00 IST',
    ],
    ['nothing', {}, undefined, undefined],
  ])('%s', (_what, change, registered, followers) => {
    expect(told(change)).toEqual([registered, followers]);
  });

  it('a moment that comes sooner, old or new, hurries them', () => {
    const after = timesOf({ ...evening, first_match_at: at(14) });
    expect(movedMoments({ before: timesOf(evening), after }, now)).toEqual([at(22), at(14)]);
  });
});
