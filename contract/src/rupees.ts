import { once } from './once.ts';

const grouping = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }));

/**
 * Formats a plain number as rupees in Indian grouping: `100000` and `1,00,000` become `₹1,00,000`. Any other text ('₹50K +
 * merch', 'Trophy') is kept.
 */
export function formatRupees(text: string): string {
  const trimmed = text.trim();
  const match = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d{1,2})?)\s*(?:\/-)?$/i.exec(trimmed);
  if (!match?.[1]) return trimmed;
  const digits = match[1].replaceAll(',', '');
  // A string keeps every digit, where a number would round.
  return `₹${grouping().format(digits as Intl.StringNumericLiteral)}`;
}

/** Prize of a rank as text: rules name a rank or a range (`2-5`). */
export function prizeOfRank(
  prizes: readonly { rank: string; prize: string }[],
  rank: number | null,
): string {
  if (rank === null) return '';
  const found = prizes.find((each) => {
    const [from = 0, to = from] = (each.rank.match(/\d+/g) ?? []).map(Number);
    return from <= rank && rank <= to;
  });
  return found ? formatRupees(found.prize) : '';
}
