/** Sum of a prize list, each prize multiplied by the places that receive it. */
export type PrizeSum = {
  sum: number;
  /** Number of prizes that are not a plain amount, such as a phone. */
  unreadable: number;
  /** The pool; `undefined` if not a plain amount. */
  pool: number | undefined;
};

export function prizeSum(given: {
  pool: string;
  prizes: readonly { rank: string; prize: string }[];
}): PrizeSum {
  const amounts = given.prizes
    .filter(({ prize }) => prize.trim() !== '')
    .map(({ rank, prize }) => {
      const amount = readAmount(prize);
      return amount === undefined ? undefined : amount * placesOf(rank);
    });
  return {
    sum: amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0),
    unreadable: amounts.filter((amount) => amount === undefined).length,
    pool: readAmount(given.pool),
  };
}

/** Parses `₹1,00,000`, `100000` and `Rs. 100000`. */
function readAmount(text: string): number | undefined {
  const match = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:\/-)?$/i.exec(text.trim());
  return match ? Number(match[1]?.replaceAll(',', '')) : undefined;
}

/** `2-5` counts as four places, anything else as one. */
function placesOf(rank: string): number {
  const match = /^\s*#?(\d{1,4})\s*[-–]\s*#?(\d{1,4})\s*$/.exec(rank);
  if (!match) return 1;
  return Math.max(Number(match[2]) - Number(match[1]) + 1, 1);
}
