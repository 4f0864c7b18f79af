/**
 * Constants of tournaments, without schemas: a page that only shows
 * tournaments needs no schema.
 */

export const tournamentTypes = ['SQUAD', 'DUO', 'SOLO'] as const;

export const ruleCategories = ['General', 'Gameplay', 'Behavior', 'Technical', 'Other'] as const;

export const removeTeamQuestion = 'Delete this team permanently?';

/** Texts of the registration card and its popups. */
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

/** One event, or one day of a series of daily scrims. */
export const tournamentKinds = ['event', 'scrim'] as const;

/** How a freed place is filled: from the waitlist by itself, or by a host. */
export const fillModes = ['auto', 'hold'] as const;

/** Declarations for the whole squad, in the order of the form. */
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

/** With a slot of its own. */
export const placedStates = ['registered', 'checked_in'] as const;

/** In the queue for a slot. */
export const waitingStates = ['waitlisted', 'waitlist_ready'] as const;

/** Numbers of match day that an organiser may change, with what they are unless one does. Minutes where nothing else is said. */
export const matchDay = {
  /** Before the first match. */
  checkInOpens: { default: 60, min: 15, max: 180 },
  checkInCloses: { default: 25, min: 10 },
  reminders: [40, 30],
  roomLead: { default: 15, min: 5, max: 30 },
  dispute: { min: 10, max: 72 * 60, event: 360, scrim: 30 },
  /** Places; as many as slots unless set. */
  waitlist: { min: 1, max: 200 },
  /** Before the first match: until then a vacant slot of a scrim can be claimed, and check-in extended. */
  claimUntil: 10,
  age: { default: 16, min: 13, max: 21 },
  level: { default: 25, min: 1, max: 100 },
} as const;

/** Tabs of a tournament's page beside its overview, each with an address of its own. */
export const tournamentParts = ['schedule', 'teams', 'rules', 'results'] as const;
export type TournamentPart = (typeof tournamentParts)[number];
