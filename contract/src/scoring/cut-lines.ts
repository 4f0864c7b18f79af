/**
 * Cut lines of a table, by row: the band that ends below it, or undefined. Used by the standings page and the shared
 * pictures.
 */
export function cutsBelow<Band extends { leadsTo: unknown }>(
  bands: readonly Band[],
  rows: readonly { band: number | null }[],
): (Band | undefined)[] {
  return rows.map(({ band: own }, index) => {
    if (own === null) return undefined;
    // Rows without a band may be in between: the next one with a band decides.
    const next = rows.slice(index + 1).find(({ band }) => band !== null);
    if (next?.band === own) return undefined;
    const band = bands[own];
    return band?.leadsTo || next ? band : undefined;
  });
}
