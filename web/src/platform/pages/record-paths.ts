import { recordPages } from '@one-dream/contract/pages.records.ts';
import { fillPath } from '@one-dream/contract/pages.ts';

export const recordPaths = {
  team: (id: string) => fillPath(recordPages.team.path, { id }),
  player: (id: string) => fillPath(recordPages.player.path, { id }),
  ownMatches: () => fillPath(recordPages.ownMatches.path, {}),
};
