/**
 * Filters of a list of teams: too few players for a squad, a player without Discord, in an unfinished tournament, in none.
 */
export const teamKinds = ['short', 'no-discord', 'running', 'idle'] as const;

/** `players`: fullest first. */
export const teamOrders = [
  'newest',
  'oldest',
  'name',
  'name-reversed',
  'players',
  'players-reversed',
] as const;

/** Refusals of team creation, in the order in which they are checked. */
export const createTeamRefusals = {
  inGameInfo: 'Please fill your in-game information before creating a new team.',
  discord: 'Must be Verify your account with discord before creating a new team.',
  name: 'Please enter a team name.',
  logo: 'Please upload a team logo.',
} as const;

export const deleteTeamQuestion =
  'Are you sure you want to delete this team? This action cannot be undone.';
export const deleteTeamQuestionForAdmins = 'Delete this team? This cannot be undone.';

export function actsFor(
  team: { leader: { _id: string }; coLeaderId?: string | null | undefined } | null | undefined,
  userId: string,
): boolean {
  return team?.leader._id === userId || team?.coLeaderId === userId;
}
