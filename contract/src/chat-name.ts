import { normalised } from './text.ts';

/** Bidirectional control characters: they would also affect the text after a name. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Full-width twins, which NFKC turns back: a list that is pasted here again has the same names. */
const widened = (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0);

/**
 * A name within a text to be copied into WhatsApp or Discord. The one knows no escape and the other shows WhatsApp's, so
 * characters that mark, mention or link in either are replaced by signs that look alike and do nothing.
 */
export function chatName(name: string): string {
  return (
    normalised(name, 'NFC')
      .replace(directionMarks, '')
      .replace(/\s+/gu, ' ')
      .trim()
      .replace(/[*_~`|@\\<[]/g, widened)
      // Marks of a heading, a quote or a list, where a line begins with the name.
      .replace(/^(?:[#>+-]|\d+[.)](?= ))+/, (marks) => marks.replace(/[^\d]/g, widened))
      .replace(/:\/\//g, '：／／')
      // A link needs no scheme: `discord.gg/x` is one. Not the full-width stop, which browsers take for a dot.
      .replace(/(?<=[\p{L}\p{M}\p{Nd}])\.(?=\p{L})/gu, '\u2024')
  );
}
