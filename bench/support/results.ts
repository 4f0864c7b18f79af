export interface Row {
  what: string;
  measured: string;
  beside: string;
  figure: string;
  /** In words, such as `≥ 0.80`. */
  limit: string;
  holds: boolean;
}

export type Part = () => Promise<Row[]>;

interface Claim {
  what: string;
  figure: number;
  unit?: 'ms' | 's' | 'MB' | '%' | '/s';
  atMost?: number;
  atLeast?: number;
  measured?: string;
  beside?: string;
}

export function judge({ unit, atMost = Infinity, atLeast = -Infinity, ...claim }: Claim): Row {
  const { what, figure, measured, beside = '' } = claim;
  const write = (number: number) =>
    `${unit === 'ms' || unit === '/s' ? Math.round(number) : Number(number.toFixed(2))} ${unit ?? ''}`.trim();
  const least = atMost === Infinity ? `≥ ${write(atLeast)}` : `≤ ${write(atMost)}`;
  return {
    what,
    measured: measured ?? write(figure),
    beside,
    figure: write(figure),
    limit: atMost === atLeast ? `exactly ${write(atMost)}` : least,
    holds: figure <= atMost && figure >= atLeast,
  };
}

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

/** The value below which this share of them lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;

export const middle = (values: readonly number[]): number => quantile(values, 0.5);

export const perSecond = (rate: number): string => `${Math.round(rate)}/s`;
