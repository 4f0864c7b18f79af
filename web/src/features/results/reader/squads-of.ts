import type { EnteredMatch } from '../result-rows.ts';
import type { Squad } from './find-teams.ts';

/** The squads of a lobby, by the names of their players. */
export function squadsOf({ teams }: Pick<EnteredMatch, 'teams'>): Squad[] {
  return teams.map(({ entryId, players }) => ({
    entryId,
    players: players.map(({ player, inGameName, aliases }) => ({
      player,
      names: [inGameName, ...aliases],
    })),
  }));
}
