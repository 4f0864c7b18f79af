/**
 * Points are integers in tenths everywhere: published tables contain halves (97.5), and tenths add up exactly where floats
 * do not. Such names end in `X10`.
 */

/** `975` → `97.5`, `680` → `68`, `-5` → `-0.5`. */
export function formatTenths(tenths: number): string {
  const whole = Math.trunc(Math.abs(tenths) / 10);
  const rest = Math.abs(tenths) % 10;
  return `${tenths < 0 ? '-' : ''}${whole}${rest === 0 ? '' : `.${rest}`}`;
}

/** Parses `97.5`, `97,5`, `-3` to tenths; `undefined` for anything else, including more than one decimal. */
export function parseTenths(text: string): number | undefined {
  const match = /^\s*([-+−]?)(\d{1,6})(?:[.,](\d)0*)?\s*$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '0', tenth = '0'] = match;
  const tenths = Number(whole) * 10 + Number(tenth);
  return sign === '-' || sign === '−' ? 0 - tenths : tenths;
}
