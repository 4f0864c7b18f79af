/** Keyed by user, as the answer contains the own part of a match. '' for a visitor. */
export const matchKeys = {
  all: ['matches'] as const,
  one: (id: string, userId: string) => ['matches', 'one', id, userId] as const,
  ofTournament: (id: string) => ['matches', 'of-tournament', id] as const,
  mine: (userId: string) => ['matches', 'mine', userId] as const,
};
