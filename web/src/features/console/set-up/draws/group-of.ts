import { plural } from '@lingui/core/macro';
import type { Draw, Group } from '@one-dream/contract/features/lobbies/lobbies.ts';

export function groupOf(draw: Draw, entryId: string): Group | undefined {
  return draw.groups.find(({ teams }) => teams.some(({ _id }) => _id === entryId));
}

/** A group's name in a draw; a single lobby has no group name. */
export function groupName(groups: readonly Group[], letter: string): string {
  return plural(groups.length, { one: 'Lobby', other: `Group ${letter}` });
}
