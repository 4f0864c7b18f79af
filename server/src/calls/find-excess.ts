/**
 * Limits above those of any call; limits of single fields are in their schemas. Checked before the schemas, so that a body
 * of a megabyte is not validated piece by piece only to be rejected.
 */
const most = { entries: 5_000, characters: 40_000 } as const;

/**
 * Finds a field that exceeds the limits of every call; returns its name, or `undefined`.
 * @param carriesPicture whether a text may be a picture
 * @param file name of a field that may be as long as a file
 */
export function findExcess(
  value: unknown,
  {
    carriesPicture = false,
    file,
  }: { carriesPicture?: boolean | undefined; file?: string | undefined } = {},
): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  let entries = 0;
  for (const [field, inside] of Object.entries(value)) {
    if (field === file && typeof inside === 'string') continue;
    const waiting: unknown[] = [inside];
    while (waiting.length > 0) {
      const next = waiting.pop();
      if (typeof next === 'string' && !carriesPicture && next.length > most.characters)
        return field;
      if (typeof next !== 'object' || next === null) continue;
      const children = Array.isArray(next) ? next : Object.values(next);
      entries += children.length;
      if (entries > most.entries) return field;
      for (const child of children) waiting.push(child);
    }
  }
  return undefined;
}
