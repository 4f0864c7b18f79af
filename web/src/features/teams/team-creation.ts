import { createTeamRefusals } from '@one-dream/contract/features/teams/teams.values.ts';
import type { User } from '@one-dream/contract/features/users/users.ts';

/** Why a team cannot be created: the first missing requirement, in the server's order. */
export function createTeamRefusal(options: {
  user: Pick<User, 'ingameinfo' | 'discordinfo'>;
  name: string;
  logo: File | undefined;
  /** The crest drawn from the name stands for a logo. */
  isLogoDrawn: boolean;
}): string | undefined {
  const { user, name, logo, isLogoDrawn } = options;
  if (!user.ingameinfo?.inGameName) return createTeamRefusals.inGameInfo;
  if (!user.discordinfo) return createTeamRefusals.discord;
  if (name.trim() === '') return createTeamRefusals.name;
  // An untouched file input yields an empty file without a name.
  if (!isLogoDrawn && (!logo || logo.size === 0)) return createTeamRefusals.logo;
  return undefined;
}
