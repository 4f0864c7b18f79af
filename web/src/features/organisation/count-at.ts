/** Value of a counter after `share` of its time: eases out, exact at the end. */
export function countAt({ value, share }: { value: number; share: number }): number {
  if (share >= 1) return value;
  if (share <= 0) return 0;
  return Math.floor(value * (1 - (1 - share) ** 3));
}
