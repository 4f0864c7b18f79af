/**
 * Sizes of the groups: as even as possible, never differing by more than one, larger ones first (match day §4.3: 200 teams
 * in lobbies of at most 16 are 5 of 16 and 8 of 15).
 */
export function evenSizes({ teams, groups }: { teams: number; groups: number }): number[] {
  const small = Math.floor(teams / groups);
  const larger = teams % groups;
  return Array.from({ length: groups }, (_, index) => small + (index < larger ? 1 : 0));
}

/** Name of a group: A, B, … Z, AA, AB, … */
export function groupLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : groupLetter(Math.floor(index / 26) - 1) + last;
}

/** The number of one- and two-letter names. */
export const maximumGroups = 702;
