import { nameKey, type PasteTarget } from './paste-block.ts';

const mostNearest = 3;
/** Minimum share of the longer name that must match. */
const leastAlike = 0.6;
/** Longer names are truncated: comparing takes the product of the lengths. */
const longestName = 32;
/** Limit of lines with suggestions, as many as a lobby has teams: each is compared with every name. */
const mostSuggested = 25;
/** Aliases compared per team for suggestions. Exact matches use all. */
const mostAliases = 3;

interface ComparedName {
  key: string;
  initials: string;
}

/**
 * Suggests teams of a lobby for an unmatched name, best match first: misspelt, shortened, with an additional word, or
 * initials. For manual selection; nothing is matched automatically. Created once per block; returns nothing beyond
 * `mostSuggested` names.
 */
export function suggestTeams(targets: readonly PasteTarget[]): (key: string) => string[] {
  const compared = targets.map(({ entryId, slot, name, aliases = [] }) => ({
    entryId,
    slot,
    names: [name, ...aliases.slice(0, mostAliases)].map(toCompared),
  }));
  const known = new Map<string, string[]>();
  return (key) => {
    const wanted = cut(nameKey(key));
    // A number is an unknown slot.
    if (wanted === '' || /^#?\d+$/.test(wanted)) return [];
    const before = known.get(wanted);
    if (before || known.size >= mostSuggested) return before ?? [];
    const nearest = compared
      .map(({ entryId, slot, names }) => ({
        entryId,
        slot,
        alike: Math.max(...names.map((one) => likeness(wanted, one))),
      }))
      .filter(({ alike }) => alike >= leastAlike)
      .toSorted((a, b) => b.alike - a.alike || a.slot - b.slot)
      .slice(0, mostNearest)
      .map(({ entryId }) => entryId);
    known.set(wanted, nearest);
    return nearest;
  };
}

/** A team of the tournament outside this lobby. */
export interface OtherTeam {
  name: string;
  /** Its group in the match's draw; `null` if it has none. */
  group: string | null;
  aliases?: readonly string[] | undefined;
}

/** Finds a team outside this lobby by name; undefined if ambiguous. */
export function findElsewhere<Other extends OtherTeam>(
  others: readonly Other[],
): (key: string) => Other | undefined {
  const byKey = new Map<string, Set<Other>>();
  for (const other of others)
    for (const name of [other.name, ...(other.aliases ?? [])]) {
      const key = nameKey(name);
      byKey.set(key, (byKey.get(key) ?? new Set()).add(other));
    }
  return (key) => {
    const wanted = nameKey(key);
    const found = wanted === '' ? [] : [...(byKey.get(wanted) ?? [])];
    return found.length === 1 ? found[0] : undefined;
  };
}

function toCompared(name: string): ComparedName {
  return { key: cut(nameKey(name)), initials: initialsOf(name) };
}

/** Similarity from 0, nothing in common, to 1. */
function likeness(wanted: string, { key: is, initials }: ComparedName): number {
  if (is === '') return 0;
  const shorter = Math.min(wanted.length, is.length);
  const longer = Math.max(wanted.length, is.length);
  const byLetters = 1 - editDistance(wanted, is) / longer;
  // “Dragon” for “Dragon Esports”; two letters occur in too many names.
  const isPart = shorter >= 3 && (is.includes(wanted) || wanted.includes(is));
  const isInitials = wanted.length >= 2 && wanted === initials;
  return Math.max(byLetters, isPart ? 0.7 + (0.3 * shorter) / longer : 0, isInitials ? 0.7 : 0);
}

function cut(text: string): string {
  return text.slice(0, longestName);
}

function initialsOf(name: string): string {
  const words = name.slice(0, longestName).split(/[\s._\-'’|]+/u);
  return nameKey(words.map((word) => [...word][0] ?? '').join(''));
}

/** Damerau–Levenshtein distance: insertions, deletions, substitutions, and transpositions of neighbours. */
export function editDistance(one: string, other: string): number {
  const width = other.length + 1;
  // A flat table and character codes: a whole block compares millions of pairs of letters.
  const cells = new Uint8Array((one.length + 1) * width);
  const at = (cell: number) => cells[cell] as number;
  for (let column = 1; column < width; column++) cells[column] = column;
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1);
    const letterBefore = row > 1 ? one.charCodeAt(row - 2) : -1;
    let cell = row * width;
    cells[cell] = row;
    let left = row;
    let otherBefore = -1;
    for (let column = 1; column < width; column++) {
      cell += 1;
      const otherLetter = other.charCodeAt(column - 1);
      let least = at(cell - width - 1) + (letter === otherLetter ? 0 : 1);
      const above = at(cell - width) + 1;
      if (above < least) least = above;
      if (left + 1 < least) least = left + 1;
      if (letter === otherBefore && otherLetter === letterBefore) {
        const swapped = at(cell - 2 * width - 2) + 1;
        if (swapped < least) least = swapped;
      }
      cells[cell] = least;
      left = least;
      otherBefore = otherLetter;
    }
  }
  return at(cells.length - 1);
}
