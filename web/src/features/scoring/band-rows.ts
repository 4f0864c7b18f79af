import { t } from '@lingui/core/macro';
import { type Band, bandsOf, checkBands } from '@one-dream/contract/scoring/bands.ts';
import { translateWith } from '@one-dream/contract/translate.ts';
import { i18n } from '../../platform/i18n.ts';

/** Bands as form input: each starts where the previous one ends, so gaps and overlaps cannot be entered. */
export interface BandRow {
  /** Last rank of the band; empty: up to the last rank. */
  to: string;
  /** ID of the target stage; empty: eliminated. */
  leadsTo: string;
}

/** Rows for all groups (`null`), or for one. */
export interface BandSet {
  letter: string | null;
  rows: readonly BandRow[];
}

/** One set for all groups, or one per group if any band names its groups. @param letters of the stage's groups */
export function toBandSets(bands: readonly Band[], letters: readonly string[]): BandSet[] {
  if (letters.length === 0 || bands.every(({ groups }) => !groups))
    return [{ letter: null, rows: toBandRows(bandsOf(bands, null)) }];
  return letters.map((letter) => ({ letter, rows: toBandRows(bandsOf(bands, letter)) }));
}

function toBandRows(bands: readonly Band[]): BandRow[] {
  return bands
    .toSorted((a, b) => a.from - b.from)
    .map(({ to, leadsTo }) => ({ to: to === null ? '' : String(to), leadsTo: leadsTo ?? '' }));
}

/** First rank of each row; NaN if the previous row has no end. */
export function fromRanks(rows: readonly BandRow[]): number[] {
  return rows.map((_, index) => (index === 0 ? 1 : Number(rows[index - 1]?.to || Number.NaN) + 1));
}

/** Converts sets to bands; the last row of each extends to the last rank. */
export function toBands(sets: readonly BandSet[]): { bands: Band[]; problems: string[] } {
  const bands: Band[] = [];
  const problems: string[] = [];
  for (const { letter, rows } of sets) {
    const where = letter === null ? '' : t` of group ${letter}`;
    let from = 1;
    rows.forEach(({ to, leadsTo }, index) => {
      const isLast = index === rows.length - 1;
      const end = isLast ? null : Number(to);
      if (end !== null && (!/^\d{1,4}$/.test(to) || end < from))
        problems.push(t`Range ${index + 1}${where} needs a last rank of ${from} or more.`);
      bands.push({
        from,
        to: end,
        leadsTo: leadsTo === '' ? null : leadsTo,
        ...(letter !== null && { groups: [letter] }),
      });
      if (end !== null) from = end + 1;
    });
  }
  if (problems.length === 0 && bands.length > 0)
    problems.push(
      ...checkBands({ bands, groups: sets.map(({ letter }) => letter) }).map((problem) =>
        translateWith(i18n, problem),
      ),
    );
  return { bands, problems };
}

/** Parses `10, 7, 6` to tenths; undefined if it is not a list of points. */
export function readPointList(text: string): number[] | undefined {
  const parts = text
    .split(/[\s,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const points = parts.map((part) =>
    /^\d{1,3}(\.\d)?$/.test(part) ? Math.round(Number(part) * 10) : -1,
  );
  return points.every((point) => point >= 0) ? points : undefined;
}
