/**
 * More than any call takes; what a single field takes, its schema says. Looked at before the schemas, so that a
 * body of a megabyte is not taken to pieces only to be refused piece by piece.
 */
const most = { entries: 5_000, characters: 40_000 } as const;

/**
 * Where a request has more in it than any call takes: the name of the field, `undefined` when it has not.
 * @param carriesPicture a text may be a picture
 * @param file a field that may be as long as a file
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
