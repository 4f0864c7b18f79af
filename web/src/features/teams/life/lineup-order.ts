import { t } from '@lingui/core/macro';
import { minimumPlayers } from '@one-dream/contract/limits.ts';

export type LineupType = keyof typeof minimumPlayers;

/** Label of a lineup position: starters are numbered, the others are substitutes. */
export function placeWord(index: number, type: LineupType): string {
  const starters = minimumPlayers[type];
  return index < starters ? t`Starter ${index + 1}` : t`Substitute ${index - starters + 1}`;
}

/** Moves the player at `index` up or down by one; unchanged at the ends. */
export function moved(order: readonly string[], index: number, by: 1 | -1): string[] {
  const next = [...order];
  const [one] = next.splice(index, 1);
  const to = index + by;
  if (one === undefined || to < 0 || to > next.length) return [...order];
  next.splice(to, 0, one);
  return next;
}
