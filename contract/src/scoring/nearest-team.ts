import { nameKey, type PasteTarget } from './paste-block.ts';

/** Teams that are named at a row, to pick one with a press. */
const mostNearest = 3;
/** Of the longer name, as much as has to be the same. */
const leastAlike = 0.6;
/** Longer ones are cut: comparing two names takes the product of their lengths. */
const longestName = 60;

/**
 * The teams of a lobby that a name which is none of theirs may have meant, the most alike first: mistyped, shortened,
 * with a word more, or by its initials. For a person to pick from; nothing is matched by it.
 */
export function nearestTeams(key: string, targets: readonly PasteTarget[]): string[] {
  const wanted = cut(nameKey(key));
  // A number is a slot that nobody has.
  if (wanted === '' || /^#?\d+$/.test(wanted)) return [];
  return targets
    .map(({ entryId, slot, name, aliases = [] }) => ({
      entryId,
      slot,
      alike: Math.max(...[name, ...aliases].map((one) => likeness(wanted, one))),
    }))
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((a, b) => b.alike - a.alike || a.slot - b.slot)
    .slice(0, mostNearest)
    .map(({ entryId }) => entryId);
}

/** A team of the tournament that is not in this lobby. */
export interface OtherTeam {
  name: string;
  /** Its group in the draw of the match; `null` where it is in none. */
  group: string | null;
  aliases?: readonly string[] | undefined;
}

/** The team that a name stands for though it is not in this lobby; none where two have the name. */
export function findElsewhere<Other extends OtherTeam>(
  key: string,
  others: readonly Other[],
): Other | undefined {
  const wanted = nameKey(key);
  if (wanted === '') return undefined;
  const found = others.filter(({ name, aliases = [] }) =>
    [name, ...aliases].some((one) => nameKey(one) === wanted),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** From 0, nothing in common, to 1. */
function likeness(wanted: string, name: string): number {
  const is = cut(nameKey(name));
  if (is === '') return 0;
  const shorter = Math.min(wanted.length, is.length);
  const longer = Math.max(wanted.length, is.length);
  const byLetters = 1 - editDistance(wanted, is) / longer;
  // “Dragon” for “Dragon Esports”; two letters stand in too many names.
  const isPart = shorter >= 3 && (is.includes(wanted) || wanted.includes(is));
  const isInitials = wanted.length >= 2 && wanted === initialsOf(name);
  return Math.max(byLetters, isPart ? 0.7 + (0.3 * shorter) / longer : 0, isInitials ? 0.7 : 0);
}

function cut(text: string): string {
  return text.slice(0, longestName);
}

function initialsOf(name: string): string {
  const words = name.slice(0, longestName).split(/[\s._\-'’|]+/u);
  return nameKey(words.map((word) => [...word][0] ?? '').join(''));
}

/** Levenshtein: letters to put in, take out or change; two neighbours changing places count as one. */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const above = rows[row - 1] ?? [];
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
