/**
 * Keyset pagination: cuts a page from rows read with a limit one above the page size; the extra row shows that there is a
 * next page. `nextCursor` is the `cursorOf` the last row of this one.
 */
export function takePage<Row>(
  rows: readonly Row[],
  { limit, cursorOf }: { limit: number; cursorOf: (row: Row) => string },
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}
