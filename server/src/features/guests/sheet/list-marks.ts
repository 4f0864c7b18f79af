import { withLatinDigits } from '@one-dream/contract/game-ids.ts';
import { normalised } from '@one-dream/contract/text.ts';
import { withoutEnds } from './cells.ts';

/** Number characters that Unicode normalisation does not turn into digits: white on black, doubly circled. */
const circled: readonly [from: number, to: number, value: number][] = [
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
  [0x24eb, 0x24f4, 11],
  [0x24f5, 0x24fe, 1],
];

const bullet = /^[•▪●◦‣∙·*\-–—➤➡👉🔹🔸🔷🔶⚡✅☑✔🏆🎮🔥⭐★☆▶►→»>]+\ufe0f?\s+(?=\S)/u;
const boxed = /^(?:(?:\p{Nd}\ufe0f?\u20e3){1,3}|🔟|[①-⒛\u2776-\u2793⓪-⓿])/u;
/** A number followed by a sign, or in brackets: `3.`, `Slot 3:`, `#4 -`, `(5)`. */
const plain =
  /^(?:(?:slot(?: ?(?:no|number|num))?|team|squad|lobby|no|sr(?:\.? ?no)?|s\.? ?no)\b\.?[ -]{0,2})?[#№]? ?(?:\p{Nd}{1,3} ?(?:[.):\]\-–—|➝→=．）：】]{1,4}(?!\p{Nd})|\/)|[([{<] ?\p{Nd}{1,3} ?[)\]}>] ?[.:\-–—]{0,3}) ?(?=\S|$)/iu;
/** `i)`, `iv)`: without the bracket it may be a word of a name. */
const roman = /^\(?(?:x{0,2}(?:ix|iv|v?i{1,3}|v)|x{1,2}) ?\)\s*(?=\S)/i;
const slot = /^slot ?(?:no\.? ?)?#? ?\p{Nd}{1,3}(?: (?=\S)|$)/iu;
/** A number alone: read as a list number only if all lines have rising numbers. */
const bare = /^#?\p{Nd}{1,3}\s+(?=\S)/u;

/** Number in front of a line of a list, in any of its shapes, and what follows it: nothing in a free slot. */
export function readListNumber(
  line: string,
  { isCounting = false }: { isCounting?: boolean } = {},
): { number: number; rest: string } | undefined {
  // `*3.* Team` and `*3. Team*`: the marks are WhatsApp's.
  const text = line.replace(/^[*_~]+(?=[^\s*_~])/, '');
  const found =
    boxed.exec(text) ??
    plain.exec(text) ??
    roman.exec(text) ??
    slot.exec(text) ??
    (isCounting && bare.exec(text));
  if (!found) return undefined;
  const rest = text.slice(found[0].length).replace(/^[\s*_~]*(?:[.):\]\-–—|➝→]+\s)?[\s*_~]*/u, '');
  const number = digitsOf(found[0]);
  return Number.isNaN(number) ? undefined : { number, rest };
}

function digitsOf(text: string): number {
  if (text.startsWith('🔟')) return 10;
  const code = text.codePointAt(0) ?? 0;
  const range = circled.find(([from, to]) => code >= from && code <= to);
  if (range) return code - range[0] + range[2];
  if (roman.test(`${text}.`)) return romanOf(text.toLowerCase());
  const digits = withLatinDigits(normalised(text, 'NFKC')).replace(/\D/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

const romans: Record<string, number> = { i: 1, v: 5, x: 10 };

function romanOf(text: string): number {
  const values = [...text].flatMap((letter) => romans[letter] ?? []);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}

/** Lines of a box that people draw around a name. */
const drawn = '═║╔╗╚╝╠╣━┃┏┓┗┛─│┌┐└┘╭╮╰╯ ';

/** Takes a bullet off a line, and the marks of bold and italic, or a box, around it. */
export function withoutMarks(line: string): string {
  return withoutEnds(line.replace(bullet, ''), `*_~\`${drawn}`).trim();
}
