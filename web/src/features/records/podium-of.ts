/** Places on the podium; ties may fill one of them twice, and it carries one more at most. */
const places = 3;
const room = places + 1;

/**
 * Teams on the podium: the first three ranks, with whoever shares them. Where more share a rank than
 * there is room for, that rank and what follows it stays in the table, as nobody is put above an equal.
 */
export function podiumOf<T extends { rank: number }>(
  rows: readonly T[],
): { podium: T[]; rest: T[] } {
  let count = rows.filter(({ rank }) => rank <= places).length;
  while (count > room) {
    const last = rows[count - 1]?.rank;
    count = rows.findIndex(({ rank }) => rank === last);
  }
  return { podium: rows.slice(0, count), rest: rows.slice(count) };
}
