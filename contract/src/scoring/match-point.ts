import { pointsOf } from './rows.ts';
import type { AdjustmentPoints, ScoredMatch, StandingEntry } from './standings.ts';

/**
 * Threshold of the final: the leader's total after match `after` plus `plusX10`, or a fixed total. A team at or above it
 * before a match that wins that match is champion.
 */
export type MatchPointRule = { after: number; plusX10: number } | { fixedX10: number };

/** A match of the final, as far as known; `open` until published. Times are milliseconds since 1970. */
export type FinalMatch =
  | { no: number; state: 'published'; match: ScoredMatch; firstPublishedAt: number }
  | { no: number; state: 'open' }
  | { no: number; state: 'cancelled' };

export interface MatchPointState {
  /** `null` until the match that sets it is published. */
  thresholdX10: number | null;
  /** Teams that win the final by winning the next match. */
  eligibleIds: string[];
  champion: { entryId: string; matchNo: number } | null;
}

export interface MatchPointInput {
  rule: MatchPointRule;
  entries: readonly StandingEntry[];
  /** The match after which the most points win. */
  cap: number;
  matches: readonly FinalMatch[];
  adjustments: readonly (AdjustmentPoints & { madeAt: number })[];
}

/**
 * Follows the matches by number up to the first unpublished one: if published out of order, the champion is known once all
 * earlier matches are. The match that lifts a team over the threshold does not count. Eligibility is based on the total
 * visible when the match was published: points before that match, plus all adjustments made until then, whichever match they
 * belong to.
 */
export function followMatchPoint({
  rule,
  entries,
  cap,
  matches,
  adjustments,
}: MatchPointInput): MatchPointState {
  const canWin = new Set(entries.filter(({ standing }) => standing === 'in').map(({ id }) => id));
  const totals = new Map([...canWin].map((id) => [id, 0]));
  const add = (entryId: string, pointsX10: number) => {
    const total = totals.get(entryId);
    if (total !== undefined) totals.set(entryId, total + pointsX10);
  };
  let thresholdX10 = 'fixedX10' in rule ? rule.fixedX10 : null;
  const totalAt = (moment: number, id: string) =>
    adjustments
      .filter(({ entryId, madeAt }) => entryId === id && madeAt <= moment)
      .reduce((sum, { pointsX10 }) => sum + pointsX10, totals.get(id) ?? 0);
  // The threshold is set after match K and stays: only points and adjustments of matches up to K count.
  const totalAfter = (id: string, no: number) =>
    adjustments
      .filter(({ entryId, matchNo }) => entryId === id && (matchNo ?? 0) <= no)
      .reduce((sum, { pointsX10 }) => sum + pointsX10, totals.get(id) ?? 0);
  const listEligible = (moment: number) =>
    thresholdX10 === null
      ? []
      : [...canWin].filter((id) => totalAt(moment, id) >= (thresholdX10 ?? 0));

  let passed = 0;
  for (const known of matches.toSorted((a, b) => a.no - b.no)) {
    if (known.state === 'open' || passed >= cap) break;
    passed += 1;
    if (known.state === 'published') {
      const winner = known.match.rows.find(
        ({ status, placement }) => status === 'played' && placement === 1,
      );
      if (winner && listEligible(known.firstPublishedAt).includes(winner.entryId)) {
        return {
          thresholdX10,
          eligibleIds: [],
          champion: { entryId: winner.entryId, matchNo: known.no },
        };
      }
      for (const row of known.match.rows)
        add(row.entryId, pointsOf(row, known.match.preset).pointsX10);
    }
    // A cancelled match K counts as over, or the threshold would never be set.
    if ('after' in rule && known.no === rule.after)
      thresholdX10 =
        Math.max(0, ...[...canWin].map((id) => totalAfter(id, known.no))) + rule.plusX10;
  }
  const isOver = passed >= cap;
  return {
    thresholdX10,
    eligibleIds: isOver ? [] : listEligible(Number.POSITIVE_INFINITY),
    champion: null,
  };
}
