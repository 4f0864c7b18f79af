import { differ, type Glyph } from './glyphs.ts';
import type { ReadRow } from './read-picture.ts';

/** Why a number is left empty. */
type Doubt = 'looksDiffer' | 'unreadable' | 'picturesDiffer';

export interface Vote {
  value: number | null;
  doubt: Doubt | null;
  /** Candidate numbers, for a person to choose from. */
  offers: number[];
}

/** Digits as returned by the recogniser, which takes a 0 for a letter. */
const digitsOf: Record<string, string> = { o: '0', O: '0', l: '1', I: '1', i: '1', '|': '1' };
const asDigits = (text: string) => [...text].map((letter) => digitsOf[letter] ?? letter).join('');

/** The number before the word of a strip; undefined if there is none. */
export function numberOfStrip(text: string): number | undefined {
  const [, digits = ''] = /^([\dOolI|]{1,2})(?![\d|])/.exec(text.replaceAll(' ', '')) ?? [];
  // Letters of the word that look like digits do not count: `2 liquidaciones`.
  const parted = /^([\dOolI|]{1,2})\s/.exec(text)?.[1];
  const [only = ''] = /^\d{1,2}/.exec(text) ?? [];
  const found = parted ?? (only || digits.slice(0, 1));
  return found === '' ? undefined : Number(asDigits(found));
}

/** The whole text as a number; undefined if it is anything else. */
export function numberAlone(text: string): number | undefined {
  const digits = asDigits(text.replaceAll(' ', ''));
  return /^\d{1,2}$/.test(digits) ? Number(digits) : undefined;
}

/** Minimum confidence of the recogniser. */
const leastSure = 0.5;

/** Digits learnt from the numbers that both readings of the same screens agree on. */
interface Learnt extends Glyph {
  digit: string;
  row: ReadRow;
}

/** Maximum number of shapes: comparing is quadratic. */
const mostLearnt = 400;

/**
 * Votes on every number of one client's pictures by three readings: the strip, the number alone, and its digits' shapes
 * compared with those of other cells. Two have to agree and the third must not contradict, otherwise the number stays
 * empty.
 */
export function voteOnRows(rows: readonly ReadRow[]): Map<ReadRow, Vote> {
  const looks = new Map(
    rows.map((row) => {
      const strip = row.strip.sure >= leastSure ? numberOfStrip(row.strip.text) : undefined;
      const alone = row.alone.sure >= leastSure ? numberAlone(row.alone.text) : undefined;
      return [row, { strip, alone }] as const;
    }),
  );
  const learnt = rows
    .flatMap((row): Learnt[] => {
      const { strip, alone } = looks.get(row) ?? {};
      const digits = String(strip ?? '');
      return strip !== undefined && strip === alone && row.glyphs.length === digits.length
        ? row.glyphs.map((glyph, at) => ({ ...glyph, digit: digits[at] ?? '', row }))
        : [];
    })
    .slice(0, mostLearnt);
  return new Map(
    rows.map((row) => {
      const { strip, alone } = looks.get(row) ?? {};
      const shapes = numberByShapes(row, learnt);
      return [row, vote([strip, alone, shapes])];
    }),
  );
}

export function vote(looks: readonly (number | undefined)[]): Vote {
  const text = looks.filter((look) => look !== undefined);
  const offers = [...new Set(text)];
  if (text.length < 2) return { value: null, doubt: 'unreadable', offers };
  const [only] = offers;
  return offers.length === 1 && only !== undefined
    ? { value: only, doubt: null, offers }
    : { value: null, doubt: 'looksDiffer', offers };
}

/** Maximum distance to a learnt shape. */
const furthest = 0.16;
/** Minimum lead over the next digit's distance. */
const clearly = 1.25;

function numberByShapes(row: ReadRow, learnt: readonly Learnt[]): number | undefined {
  if (row.glyphs.length === 0 || row.glyphs.length > 2) return undefined;
  const digits = row.glyphs.map((glyph) => {
    const nearest = new Map<string, number>();
    for (const one of learnt) {
      if (one.row === row) continue;
      const distance = differ(glyph, one);
      if (distance < (nearest.get(one.digit) ?? 1)) nearest.set(one.digit, distance);
    }
    const [first, second] = [...nearest].toSorted((a, b) => a[1] - b[1]);
    if (!first || first[1] > furthest) return undefined;
    return second && second[1] < first[1] * clearly ? undefined : first[0];
  });
  return digits.includes(undefined) ? undefined : Number(digits.join(''));
}
