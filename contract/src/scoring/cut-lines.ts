/**
 * The cut lines of a table, one place for each row: the band that ends below it, nothing where
 * none does. On the page of the standings and in the pictures that are shared of them.
 */
export function cutsBelow<Band extends { leadsTo: unknown }>(
  bands: readonly Band[],
  rows: readonly { band: number | null }[],
): (Band | undefined)[] {
  return rows.map(({ band: own }, index) => {
    if (own === null) return undefined;
    // Rows that take no band stand between others: the next one that takes one decides.
    const next = rows.slice(index + 1).find(({ band }) => band !== null);
    if (next?.band === own) return undefined;
    const band = bands[own];
    return band?.leadsTo || next ? band : undefined;
  });
}
