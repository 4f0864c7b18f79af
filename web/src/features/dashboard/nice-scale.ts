/** Computes a scale from 0 with a few round integer steps, ending at or above `highest`. */
export function niceScale(highest: number): { max: number; step: number } {
  const rough = Math.max(highest, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  const step = factor * power;
  return { step, max: Math.ceil(Math.max(highest, 4) / step) * step };
}
