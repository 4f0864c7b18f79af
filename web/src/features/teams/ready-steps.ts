import { t } from '@lingui/core/macro';
import type { Team, TeamMember } from '@one-dream/contract/features/teams/teams.ts';
import { minimumPlayers } from '@one-dream/contract/limits.ts';
import { teamReadiness } from './team-readiness.ts';

export type ReadyStep = { text: string; isDone: boolean };

/** Steps from a new account to a slot, in order. */
export function readySteps({
  user,
  team,
}: {
  user: Pick<TeamMember, 'ingameinfo' | 'discordinfo'>;
  team: Pick<Team, 'players'> | undefined;
}): ReadyStep[] {
  return [
    { text: t`Email verified`, isDone: true },
    {
      text: t`In-game info filled in`,
      isDone: Boolean(user.ingameinfo?.inGameName && user.ingameinfo.inGameId),
    },
    { text: t`Discord verified`, isDone: Boolean(user.discordinfo) },
    { text: t`In a team`, isDone: team !== undefined },
    {
      text: t`${minimumPlayers.SQUAD} players ready`,
      isDone: team !== undefined && teamReadiness(team.players).isReady,
    },
  ];
}
