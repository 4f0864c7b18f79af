import { t } from '@lingui/core/macro';
import { minimumPlayers } from '@one-dream/contract/limits.ts';

export type LineupType = keyof typeof minimumPlayers;

/** Name of a place in the lineup: starters are numbered, the others are substitutes. */
export function placeWord(index: number, type: LineupType): string {
  const starters = minimumPlayers[type];
  return index < starters ? t`Starter ${index + 1}` : t`Substitute ${index - starters + 1}`;
}

/** With the one at `index` moved up or down by one; the same where there is nowhere to go. */
export function moved(order: readonly string[], index: number, by: 1 | -1): string[] {
  const next = [...order];
  const [one] = next.splice(index, 1);
  const to = index + by;
  if (one === undefined || to < 0 || to > next.length) return [...order];
  next.splice(to, 0, one);
  return next;
}
