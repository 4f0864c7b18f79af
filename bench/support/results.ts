/** One result: a claim, the measurement, and the limit. */
export interface Row {
  what: string;
  measured: string;
  beside: string;
  /** The limit in words, such as `≥ 0.80`. */
  limit: string;
  /** The figure compared with the limit. */
  figure: string;
  holds: boolean;
}

export type Part = () => Promise<Row[]>;

/** Formats rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, measured, beside, figure, limit, holds }) =>
      `| ${what} | ${measured} | ${beside} | ${figure} | ${limit} | ${holds ? 'holds' : '**missed**'} |`,
  );
  return [
    '| what | measured | beside | figure | limit | |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** Sections of the results by part: replaces those of `ran`, keeps the others. */
export function mergeSections(text: string, ran: ReadonlyMap<string, string>): Map<string, string> {
  const sections = new Map<string, string>();
  for (const [, name = '', section = ''] of text.matchAll(
    /^## (\S+)\n([\s\S]*?)(?=^## |(?![\s\S]))/gm,
  ))
    sections.set(name, section.trim());
  for (const [name, section] of ran) sections.set(name, section);
  return sections;
}

/** A rate, rounded to whole requests. */
export const perSecond = (rate: number): string => `${Math.round(rate)}/s`;
