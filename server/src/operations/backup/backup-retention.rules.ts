/** How many backups are kept: the newest of each of the last so many days, weeks and months that have one. */
const kept = [
  { most: 7, of: (name: string) => name.slice(0, 10) },
  // Weeks begin on Monday; 1970 began on a Thursday.
  { most: 4, of: (name: string) => String(Math.floor((momentOf(name).getTime() / dayMs + 3) / 7)) },
  { most: 6, of: (name: string) => name.slice(0, 7) },
];

const dayMs = 24 * 60 * 60 * 1000;

/** `2026-11-28t0440z`: sorts by time, and is a key of any storage. */
export function nameOf(now: Date): string {
  return now
    .toISOString()
    .toLowerCase()
    .replace(/:\d\d\.\d+/, '')
    .replace(':', '');
}

/** When a backup of this name was begun, to the minute. */
export function momentOf(name: string): Date {
  return new Date(name.replace(/t(\d\d)(\d\d)z$/, 'T$1:$2:00Z'));
}

/** Lists the backups that are not needed any more. */
export function listExpired(names: readonly string[]): string[] {
  const newestFirst = names.toSorted().reverse();
  const needed = kept.flatMap(({ most, of }) => {
    const newest = new Map<string, string>();
    for (const name of newestFirst) if (!newest.has(of(name))) newest.set(of(name), name);
    return [...newest.values()].slice(0, most);
  });
  return newestFirst.filter((name) => !needed.includes(name));
}
