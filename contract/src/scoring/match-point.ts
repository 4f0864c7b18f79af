import { pointsOf } from './rows.ts';
import type { AdjustmentPoints, ScoredMatch, StandingEntry } from './standings.ts';

/**
 * The final's threshold: the leader's total after match `after` plus `plusX10`, or a fixed total. Who is at
 * or above it before a match and wins that match is champion.
 */
export type MatchPointRule = { after: number; plusX10: number } | { fixedX10: number };

/** A match of the final as far as it is known; `open` until it is published. */
export type FinalMatch =
  | { no: number; state: 'published'; match: ScoredMatch }
  | { no: number; state: 'open' }
  | { no: number; state: 'cancelled' };

export interface MatchPointState {
  /** `null` until the match that sets it is published. */
  thresholdX10: number | null;
  /** Who may end it by winning the next match. */
  eligibleIds: string[];
  champion: { entryId: string; matchNo: number } | null;
}

export interface MatchPointInput {
  rule: MatchPointRule;
  entries: readonly StandingEntry[];
  matches: readonly FinalMatch[];
  adjustments: readonly AdjustmentPoints[];
}

/**
 * Goes through the matches by number and stops at the first that is not published: out of order, the champion
 * is known when all earlier matches are published. The match that lifts a team over the threshold does not count.
 */
export function followMatchPoint({
  rule,
  entries,
  matches,
  adjustments,
}: MatchPointInput): MatchPointState {
  const canWin = new Set(entries.filter(({ standing }) => standing === 'in').map(({ id }) => id));
  const totals = new Map([...canWin].map((id) => [id, 0]));
  const add = (entryId: string, pointsX10: number) => {
    const total = totals.get(entryId);
    if (total !== undefined) totals.set(entryId, total + pointsX10);
  };
  // Without a match they hold from the start, else once their match is over.
  for (const { entryId, pointsX10, matchNo } of adjustments)
    if (matchNo === null) add(entryId, pointsX10);

  let thresholdX10 = 'fixedX10' in rule ? rule.fixedX10 : null;
  const listEligible = () =>
    thresholdX10 === null
      ? []
      : [...totals].filter(([, total]) => total >= (thresholdX10 ?? 0)).map(([id]) => id);

  for (const known of matches.toSorted((a, b) => a.no - b.no)) {
    if (known.state === 'open') break;
    if (known.state === 'published') {
      const winner = known.match.rows.find(
        ({ status, placement }) => status === 'played' && placement === 1,
      );
      if (winner && listEligible().includes(winner.entryId)) {
        return {
          thresholdX10,
          eligibleIds: [],
          champion: { entryId: winner.entryId, matchNo: known.no },
        };
      }
      for (const row of known.match.rows)
        add(row.entryId, pointsOf(row, known.match.preset).pointsX10);
    }
    for (const { entryId, pointsX10, matchNo } of adjustments)
      if (matchNo === known.no) add(entryId, pointsX10);
    // A cancelled match K counts as over: the threshold is not waited for for ever.
    if ('after' in rule && known.no === rule.after)
      thresholdX10 = Math.max(0, ...totals.values()) + rule.plusX10;
  }
  return { thresholdX10, eligibleIds: listEligible(), champion: null };
}
