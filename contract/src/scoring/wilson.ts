/**
 * Wilson's interval of a share: what it may be in truth, with 95 % certainty, after `hits` of `all`.
 * @returns shares from 0 to 1; everything is possible where there is nothing yet
 */
export function wilson(hits: number, all: number): { low: number; high: number } {
  if (all === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = hits / all;
  const scale = 1 + (z * z) / all;
  const middle = share + (z * z) / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return {
    low: hits === 0 ? 0 : (middle - spread) / scale,
    high: hits === all ? 1 : (middle + spread) / scale,
  };
}
