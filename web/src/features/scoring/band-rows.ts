import { type Band, checkBands } from '@one-dream/contract/scoring/bands.ts';

/** Bands as they are typed: where one ends the next begins, so gaps and overlaps cannot be typed at all. */
export interface BandRow {
  /** Last rank of the band; empty: to the last. */
  to: string;
  /** A stage's id; empty: out. */
  leadsTo: string;
}

export function toBandRows(bands: readonly Band[]): BandRow[] {
  return bands
    .filter(({ groups }) => !groups)
    .toSorted((a, b) => a.from - b.from)
    .map(({ to, leadsTo }) => ({ to: to === null ? '' : String(to), leadsTo: leadsTo ?? '' }));
}

/** What the rows say; the last one goes on to the last rank whatever stands in it. */
export function toBands(rows: readonly BandRow[]): { bands: Band[]; problems: string[] } {
  const bands: Band[] = [];
  const problems: string[] = [];
  let from = 1;
  rows.forEach(({ to, leadsTo }, index) => {
    const isLast = index === rows.length - 1;
    const end = isLast ? null : Number(to);
    if (end !== null && (!/^\d{1,4}$/.test(to) || end < from))
      problems.push(`Band ${index + 1} needs a last rank of ${from} or more.`);
    bands.push({ from, to: end, leadsTo: leadsTo === '' ? null : leadsTo });
    if (end !== null) from = end + 1;
  });
  if (problems.length === 0 && bands.length > 0)
    problems.push(...checkBands({ bands, groups: [null] }));
  return { bands, problems };
}

/** `10, 7, 6` as tenths; nothing where it is no list of points. */
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
