/** Prizes for ranks, in whole paise: nothing is split into fractions, so nothing is lost or made. */

export interface RankRule {
  fromRank: number;
  toRank: number;
  /** For the whole range. */
  amountPaise: number;
}

/** A team of the final table that takes prizes, in the order of the table. */
export interface Placed {
  entryId: string;
  rank: number;
  /** The entry's number: odd paise go to the lowest. `null` comes last. */
  slot: number | null;
}

export interface Share extends Placed {
  amountPaise: number;
}

/**
 * Shares each rule's amount equally among the occupied places of its range, odd paise to the first by entry number.
 * Teams with the same rank pool the prizes of their places, also across rules and across the edge of the last one, and
 * share them; again odd paise to the first by entry number.
 * @param rules without overlaps
 * @param table without teams that take no prize: the next ones move up
 * @returns those with more than nothing, in the order of the table
 */
export function shareOut(prizes: {
  rules: readonly RankRule[];
  table: readonly Placed[];
}): Share[] {
  const shares = prizes.table.map((team) => ({ ...team, amountPaise: 0 }));
  for (const rule of prizes.rules) {
    const members = shares.slice(rule.fromRank - 1, rule.toRank);
    give(members, rule.amountPaise);
  }
  const ties = Map.groupBy(shares, ({ rank }) => rank);
  for (const tied of ties.values()) {
    if (tied.length < 2) continue;
    const pool = tied.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    for (const team of tied) team.amountPaise = 0;
    give(tied, pool);
  }
  return shares.filter(({ amountPaise }) => amountPaise > 0);
}

/** Adds equal parts; the remainder, less than one paisa for each, goes to the first by entry number. */
function give(teams: Share[], amount: number): void {
  const each = Math.floor(amount / teams.length);
  for (const team of teams) team.amountPaise += each;
  const first = firstByNumber(teams);
  if (first) first.amountPaise += amount - each * teams.length;
}

/** The team that gets odd paise: the one with the lowest entry number; without a number, a team comes last. */
export function firstByNumber<Team extends { slot: number | null }>(
  teams: readonly Team[],
): Team | undefined {
  return teams.toSorted(
    (a, b) => (a.slot ?? Number.MAX_SAFE_INTEGER) - (b.slot ?? Number.MAX_SAFE_INTEGER),
  )[0];
}

/** Finds two rules for the same rank; `undefined` if none overlap. */
export function findOverlap(
  rules: readonly { fromRank: number; toRank: number }[],
): number | undefined {
  const sorted = rules.toSorted((a, b) => a.fromRank - b.fromRank);
  return sorted.find((rule, place) => rule.fromRank <= (sorted[place - 1]?.toRank ?? 0))?.fromRank;
}

/** Tax withheld: nothing up to and at the threshold; above it the rate on the whole, rounded down to whole paise. */
export function withhold({
  grossPaise,
  tax,
}: {
  grossPaise: number;
  tax: { rateBp: number; abovePaise: number };
}): { withheldPaise: number; netPaise: number } {
  const withheldPaise =
    grossPaise > tax.abovePaise ? Math.floor((grossPaise * tax.rateBp) / 10_000) : 0;
  return { withheldPaise, netPaise: grossPaise - withheldPaise };
}

/** Parses `₹1,00,000`, `100000` and `Rs. 1000.50` to paise; `undefined` if the text is no plain sum. */
export function readPool(text: string): number | undefined {
  const match = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*)(?:\.(\d{1,2}))?\s*(?:\/-)?$/i.exec(text.trim());
  if (!match?.[1]) return undefined;
  const paise =
    Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(paise) ? paise : undefined;
}

/**
 * Converts the prizes as the tournament's page has them (`{ rank: '2-5', prize: '10000' }`) to rules of the ledger. A
 * range's prize is per team, unless only the other reading adds up to the announced sum. Rows without a rank or a plain
 * sum, and ranks named before, are left out.
 */
export function readAnnounced(
  prizes: readonly { rank: string; prize: string }[],
  announcedPaise: number | undefined,
): RankRule[] {
  const read = prizes.flatMap(({ rank, prize }) => {
    const match = /^#?(\d{1,3})(?:st|nd|rd|th)?(?:\s*[-–]\s*#?(\d{1,3})(?:st|nd|rd|th)?)?$/i.exec(
      rank.trim(),
    );
    const amountPaise = readPool(prize);
    const fromRank = Number(match?.[1]);
    const toRank = Number(match?.[2] ?? match?.[1]);
    return match && amountPaise && fromRank >= 1 && toRank >= fromRank
      ? { fromRank, toRank, amountPaise }
      : [];
  });
  const rules = read.filter(
    ({ fromRank, toRank }, place) =>
      !read.slice(0, place).some((one) => fromRank <= one.toRank && one.fromRank <= toRank),
  );
  const isWhole =
    announcedPaise !== undefined &&
    rules.reduce((sum, { amountPaise }) => sum + amountPaise, 0) === announcedPaise;
  return isWhole
    ? rules
    : rules.map((rule) => ({
        ...rule,
        amountPaise: rule.amountPaise * (rule.toRank - rule.fromRank + 1),
      }));
}

/** Masks all but the last four characters. */
export function mask(reference: string): string {
  return reference.replace(/.(?=.{4})/gu, '•');
}
