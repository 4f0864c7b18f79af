import { expect, it } from 'vitest';
import { gameIdKey, longestTypedGameId, readGameId } from './game-ids.ts';

it.each([
  ['as it is', '5123456789'],
  ['spaced', ' 5123 456 789\u00a0'],
  ['with dashes', '5123-456–789'],
  ['with dots', '5123.456.789'],
  ['with zeros in front', '00005123456789'],
  ['labelled', 'ID 5123456789'],
  ['labelled as in the game', 'id: 5123456789'],
  ['with a joiner', '5123\u200d456789'],
  ['with a variation selector', '5\ufe0f123\u{e0101}456789'],
  ['with marks of direction', '\u202e5123456789\u202c'],
  ['with a soft hyphen and a grapheme joiner', '5123\u00ad456\u034f789'],
  ['in Devanagari', '५१२३४५६७८९'],
  ['in Devanagari, with a zero in front', '०५१२३४५६७८९'],
  ['in full width', '５１２３４５６７８９'],
  ['in bold letters of mathematics', '𝟓𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
])('reads one number however it is written: %s', (_, text) => {
  expect(readGameId(text)).toBe('5123456789');
});

it('knows the value of every decimal digit there is', () => {
  const zeros: number[] = [];
  for (let code = 0x30; code <= 0x10ffff; code += 1)
    if (/^\p{Nd}$/u.test(String.fromCodePoint(code)) && (zeros.at(-1) ?? -10) + 10 <= code)
      zeros.push(code);
  expect(zeros.length).toBeGreaterThan(60);
  for (const zero of zeros) {
    const ten = String.fromCodePoint(...Array.from({ length: 10 }, (_, value) => zero + value));
    expect(readGameId(`1${ten}`)).toBe('10123456789');
  }
});

it.each([
  ['nothing', ''],
  ['letters', 'kushal'],
  ['letters among digits', '5123a56789'],
  ['a spreadsheet’s number', '5.12346E+09'],
  ['too few digits', '51234'],
  ['too few behind zeros', '0000051234'],
  ['too many digits', '512345678901234'],
  ['digits with a circle', '⑤⑤⑤⑤⑤⑤⑤'],
  ['another label', 'UID 5123456789'],
  ['two ids', '5123456789/5123456788'],
  ['more than anybody types', `${' '.repeat(longestTypedGameId)}5123456789`],
])('takes nothing else for one: %s', (_, text) => {
  expect(readGameId(text)).toBeUndefined();
  expect(gameIdKey(text)).toBe('');
});
