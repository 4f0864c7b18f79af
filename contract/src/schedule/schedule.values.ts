/** Constants of schedules, without schemas. */

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

/** Minutes between two starts; the lower one is also how long a team is taken to be busy with a match. */
export const matchSpacing = { min: 30, max: 90, default: 45 } as const;

/** Matches of one lobby on one day, and of one stage. */
export const matchLimits = { perDay: 8, perStage: 60 } as const;

/** Minutes, counted from the start of a match unless the name says otherwise (match day §4.1). */
export const matchClock = {
  /** Before the start. */
  roomLead: { min: 5, max: 30, default: 15 },
  /** Before the start: from here on the lobby's teams stay as they are. */
  frozenBefore: 5,
  /** A room that was not released by then is released by hand only. */
  latestRelease: 10,
  /** A match with a released room counts as being played from here on. */
  playingAfter: 10,
  /** Players cannot read the room any more. */
  roomHiddenAfter: 30,
} as const;

/** A match starts by the clock with this share of its lobby; with less, a host decides. */
export const smallestLobbyShare = 0.6;
