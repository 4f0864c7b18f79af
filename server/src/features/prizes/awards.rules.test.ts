import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AwardScores, areSameWinners, proposeWinners, shareAward } from './awards.rules.ts';

const everybody = () => true;
const player = (name: string, entryId: string, ...elims: number[]) =>
  elims.map((count, match) => ({
    ...{ playerKey: name, name, entryId, team: entryId },
    ...{ matchId: `${match}`, elims: count },
  }));
const team = (entryId: string, elims: number, wwcd: number) => ({ entryId, elims, wwcd });
const scores: AwardScores = {
  teams: [team('a', 30, 1), team('b', 24, 2), team('c', 30, 0)],
  players: [
    ...player('Neyo', 'a', 6, 3),
    ...player('Jonathan', 'b', 9),
    ...player('Mavi', 'b', 4, 5),
    ...player('Spower', 'c', 8),
  ],
};

describe('awards by results', () => {
  it('go to the team with the most WWCDs, and to all that have the most eliminations', () => {
    expect(proposeWinners('wwcd', scores, everybody)).toEqual({
      value: 2,
      winners: [{ entryId: 'b', parts: 1, players: [] }],
    });
    expect(proposeWinners('team_elims', scores, everybody).winners).toEqual([
      { entryId: 'a', parts: 1, players: [] },
      { entryId: 'c', parts: 1, players: [] },
    ]);
  });

  it('go to players by the sum of their matches; two of one team take two parts', () => {
    expect(proposeWinners('player_elims', scores, everybody)).toEqual({
      value: 9,
      winners: [
        { entryId: 'a', parts: 1, players: ['Neyo'] },
        { entryId: 'b', parts: 2, players: ['Jonathan', 'Mavi'] },
      ],
    });
  });

  it('pass over who is out, and go to nobody where nobody has any', () => {
    expect(proposeWinners('wwcd', scores, (id) => id !== 'b').winners).toMatchObject([
      { entryId: 'a' },
    ]);
    expect(
      proposeWinners('wwcd', { teams: [team('a', 3, 0)], players: [] }, everybody).winners,
    ).toEqual([]);
    expect(proposeWinners('player_elims', { ...scores, players: [] }, everybody).winners).toEqual(
      [],
    );
  });

  it('are the same whatever the order of the results', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            key: fc.integer({ min: 0, max: 12 }),
            elims: fc.integer({ min: 0, max: 6 }),
            order: fc.integer(),
          }),
          { maxLength: 40 },
        ),
        (rows) => {
          const matches = rows.flatMap(({ key, elims }) =>
            player(`${key}`, `team ${key % 4}`, elims),
          );
          const mixed = matches
            .map((match, place) => ({ match, order: rows[place]?.order ?? 0 }))
            .toSorted((a, b) => a.order - b.order)
            .map(({ match }) => match);
          const one = proposeWinners('player_elims', { teams: [], players: matches }, everybody);
          const other = proposeWinners('player_elims', { teams: [], players: mixed }, everybody);
          expect(other.value).toBe(one.value);
          expect(areSameWinners(one.winners, other.winners)).toBe(true);
        },
      ),
      { seed: 2026 },
    );
  });
});

describe('an award that is shared', () => {
  const shared = fc.record({
    amountPaise: fc.integer({ min: 1, max: 10 ** 10 }),
    winners: fc.uniqueArray(
      fc.record({
        entryId: fc.uuid(),
        parts: fc.integer({ min: 1, max: 6 }),
        slot: fc.option(fc.integer({ min: 1, max: 25 })),
      }),
      { selector: ({ entryId }) => entryId, minLength: 1, maxLength: 16 },
    ),
  });

  it('invariant 12: is paid out whole, in whole paise, by parts but for the odd paise', () => {
    fc.assert(
      fc.property(shared, ({ amountPaise, winners }) => {
        const shares = shareAward({ amountPaise, winners });
        const parts = winners.reduce((sum, winner) => sum + winner.parts, 0);
        expect(shares.reduce((sum, share) => sum + share.amountPaise, 0)).toBe(amountPaise);
        const each = Math.floor(amountPaise / parts);
        const odd = shares.filter((share) => share.amountPaise !== each * share.parts);
        expect(odd.length).toBeLessThanOrEqual(1);
        for (const share of odd) {
          expect(share.amountPaise - each * share.parts).toBeLessThan(parts);
          const lowest = Math.min(...winners.map(({ slot }) => slot ?? 99));
          expect(share.slot ?? 99).toBe(lowest);
        }
        expect(shares.every((share) => Number.isSafeInteger(share.amountPaise))).toBe(true);
        expect(shares.every((share) => share.amountPaise > 0)).toBe(true);
      }),
      { seed: 2026 },
    );
  });

  it('goes to nobody without winners', () => {
    expect(shareAward({ amountPaise: 100, winners: [] })).toEqual([]);
  });
});
