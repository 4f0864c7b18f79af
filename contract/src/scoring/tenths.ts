/**
 * Points are integers in tenths everywhere: published tables contain halves (97.5), and tenths add up
 * exactly where floats do not. `X10` at the end of a name says so.
 */

/** `975` → `97.5`, `680` → `68`, `-5` → `-0.5`. */
export function formatTenths(tenths: number): string {
  const whole = Math.trunc(Math.abs(tenths) / 10);
  const rest = Math.abs(tenths) % 10;
  return `${tenths < 0 ? '-' : ''}${whole}${rest === 0 ? '' : `.${rest}`}`;
}

/** `97.5`, `97,5`, `-3` → tenths; `undefined` for anything else, more than one decimal included. */
export function parseTenths(text: string): number | undefined {
  const match = /^\s*([-+−]?)(\d{1,6})(?:[.,](\d)0*)?\s*$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '0', tenth = '0'] = match;
  const tenths = Number(whole) * 10 + Number(tenth);
  return sign === '-' || sign === '−' ? 0 - tenths : tenths;
}
