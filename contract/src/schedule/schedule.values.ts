export const stageFormats = ['single', 'groups', 'group_pairs'] as const;
export type StageFormat = (typeof stageFormats)[number];

export const matchStates = [
  'scheduled',
  'room_released',
  'playing',
  'results_in',
  'published',
  'final',
  'postponed',
  'cancelled',
  'void',
] as const;
export type MatchState = (typeof matchStates)[number];

/** Minutes between two starts; the minimum is also the assumed duration of a match. */
export const matchSpacing = { min: 30, max: 90, default: 45 } as const;

/** Matches of a lobby per day, and of a stage. */
export const matchLimits = { perDay: 8, perStage: 60 } as const;

/** Minutes, from the start of a match unless the name says otherwise (match day §4.1). */
export const matchClock = {
  /** Before the start. */
  roomLead: { min: 5, max: 30, default: 15 },
  /** Before the start: from then on the lobby's teams are fixed. */
  frozenBefore: 5,
  /** Later than this a room can only be released by hand. */
  latestRelease: 10,
  /** A match with a released room counts as in progress from then on. */
  playingAfter: 10,
  /** From then on players can no longer see the room. */
  roomHiddenAfter: 30,
} as const;

/** Minimum share of a lobby for an automatic start; below it, a host decides. */
export const smallestLobbyShare = 0.6;
