/** Parsing of game IDs from all sources: typed by a player, searched for, or read from an observer's file. */

/** BGMI IDs have 9 to 12 digits. */
export const gameIdDigits = { min: 6, max: 14 } as const;
/** Maximum input length: digits of other scripts, with separators between them. */
export const longestTypedGameId = 128;

export const gameIdRule = `A game ID is a number of ${gameIdDigits.min} to ${gameIdDigits.max} digits. Copy it from your profile in the game.`;

/** Digits of other scripts than Latin. */
const otherDigit = /(?![0-9])\p{Nd}/gu;
const isDigit = /^\p{Nd}$/u;
/** Spaces, dashes, dots, and invisible characters: joiners, variation selectors, directional marks. */
const between =
  /[\p{Z}\s\p{Pd}\u2212.\u00b7\u2024\u3002\uff0e\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const label = /^id:?(?=\d)/i;
const onlyDigits = /^\d+$/;

/**
 * @returns digits only, without leading zeros, for storage and comparison; undefined if it is not a game ID, such as
 * `5.12346E+09`, which a spreadsheet made of one
 */
export function readGameId(text: string): string | undefined {
  if (text.length > longestTypedGameId) return undefined;
  const digits = withLatinDigits(text.replace(between, '')).replace(label, '').replace(/^0+/, '');
  const { min, max } = gameIdDigits;
  return onlyDigits.test(digits) && digits.length >= min && digits.length <= max
    ? digits
    : undefined;
}

/** Normal form of a game ID for comparison; empty for none, which matches nothing. */
export function gameIdKey(text: string): string {
  return readGameId(text) ?? '';
}

/** Converts the digits of every script to 0 to 9. */
export function withLatinDigits(text: string): string {
  return text.replace(otherDigit, (one) => String(digitValue(one)));
}

/** Unicode encodes decimal digits in consecutive runs from 0 to 9, some of them adjacent. */
function digitValue(one: string): number {
  const code = one.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
