import type { TieBreak } from '@one-dream/contract/scoring/presets.ts';

/** A tie-break as players say it. @param win the preset's word for a first placement */
export function tieBreakWords(key: TieBreak, win: string): string {
  const words: Record<TieBreak, string> = {
    wwcd: `more ${win}`,
    placement_points: 'more placement points',
    elims: 'more eliminations',
    latest_placement: 'better placement in the latest match',
    best_match_points: 'best single match',
  };
  return words[key];
}
