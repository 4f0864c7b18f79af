/**
 * Constants of tournaments, without schemas, which pages that only display tournaments do not need.
 */

export const tournamentTypes = ['SQUAD', 'DUO', 'SOLO'] as const;

export const ruleCategories = ['General', 'Gameplay', 'Behavior', 'Technical', 'Other'] as const;

export const removeTeamQuestion = 'Delete this team permanently?';

export const registrationTexts = {
  onlyLeadersRegister: 'Only Team Leaders are able to register.',
  leaderHint: 'Only team leader can register or cancel slot.',
  failedTitle: 'REGISTRATION FAILED!',
  failedDefault: 'Your team could not be registered for the tournament.',
  errorTitle: 'Registration Error',
  reasons: [
    'Tournament slots filled',
    'Invalid team information',
    'Not enough players in your team, (minimum 4 players required in your team.)',
  ],
  registeredTitle: 'TEAM REGISTERED!',
  registeredText: "You're now in the tournament!",
  credentials: 'Team leader will receive private server credentials within 24 hours',
  cancelFailed: 'Cancellation failed',
} as const;

/** An event, or one day of a series of daily scrims. */
export const tournamentKinds = ['event', 'scrim'] as const;

/** How a freed slot is filled: automatically from the waitlist, or by a host. */
export const fillModes = ['auto', 'hold'] as const;

/** Declarations for the whole squad, in form order. */
export const declarationKinds = ['age', 'guardian', 'level', 'residents', 'devices'] as const;

export const entryStates = [
  'registered',
  'waitlisted',
  'waitlist_ready',
  'checked_in',
  'no_show',
  'withdrawn',
  'disqualified',
  'replaced',
] as const;

export const placedStates = ['registered', 'checked_in'] as const;

export const waitingStates = ['waitlisted', 'waitlist_ready'] as const;

/** Match day settings that an organiser may change, with defaults. In minutes unless stated otherwise. */
export const matchDay = {
  /** Before the first match. */
  checkInOpens: { default: 60, min: 15, max: 180 },
  checkInCloses: { default: 25, min: 10 },
  reminders: [40, 30],
  roomLead: { default: 15, min: 5, max: 30 },
  dispute: { min: 10, max: 72 * 60, event: 360, scrim: 30 },
  /** Number of places; by default as many as slots. */
  waitlist: { min: 1, max: 200 },
  /** Before the first match: limit for claiming a vacant slot of a scrim, and for extending check-in. */
  claimUntil: 10,
  age: { default: 16, min: 13, max: 21 },
  level: { default: 25, min: 1, max: 100 },
} as const;

/** Tabs of a tournament's page besides the overview, each with its own address. */
export const tournamentParts = ['schedule', 'teams', 'rules', 'results'] as const;
export type TournamentPart = (typeof tournamentParts)[number];
