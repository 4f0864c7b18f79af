import type { Draw, Group } from '@one-dream/contract/features/lobbies.ts';

/** Finds the group of an entry. */
export function groupOf(draw: Draw, entryId: string): Group | undefined {
  return draw.groups.find(({ teams }) => teams.some(({ _id }) => _id === entryId));
}
