/** Places on the podium; ties may exceed them by at most one. */
const places = 3;
const room = places + 1;

/**
 * Teams on the podium: the first three ranks, including ties. If a rank is shared by more teams than fit, it and all below
 * stay in the table, so that nobody is placed above an equal.
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
