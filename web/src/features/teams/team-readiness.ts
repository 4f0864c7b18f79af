import { t } from '@lingui/core/macro';
import type { TeamMember } from '@one-dream/contract/features/teams/teams.ts';
import { minimumPlayers } from '@one-dream/contract/limits.ts';

type Player = Pick<TeamMember, '_id' | 'name' | 'ingameinfo' | 'discordinfo'>;

export type TeamReadiness = {
  isReady: boolean;
  /** Players still needed for a squad tournament. */
  missingPlayers: number;
  /** Missing data by player, in team order. */
  lacking: { id: string; name: string; lacks: string[] }[];
};

/** Readiness of a team for a squad tournament. A preview: the server decides. */
export function teamReadiness(players: readonly Player[]): TeamReadiness {
  const missingPlayers = Math.max(minimumPlayers.SQUAD - players.length, 0);
  const lacking = players
    .map((player) => ({ id: player._id, name: player.name, lacks: lacksOf(player) }))
    .filter(({ lacks }) => lacks.length > 0);
  return { isReady: missingPlayers === 0 && lacking.length === 0, missingPlayers, lacking };
}

function lacksOf({ ingameinfo, discordinfo }: Player): string[] {
  return [
    !ingameinfo?.inGameName && t`in-game name`,
    !ingameinfo?.inGameId && t`game ID`,
    !discordinfo && t`Discord`,
  ].filter((lack) => lack !== false);
}
