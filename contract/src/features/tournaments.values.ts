/**
 * What is fixed about tournaments, apart from how they are checked: a page that only shows
 * tournaments needs no schema.
 */

export const tournamentStatuses = ['OPENED', 'UPCOMING', 'LIVE', 'CLOSED', 'COMPLETED'] as const;

export const tournamentTypes = ['SQUAD', 'DUO', 'SOLO'] as const;

export const ruleCategories = ['General', 'Gameplay', 'Behavior', 'Technical', 'Other'] as const;

/** The statuses of which one is featured on the tournament page, most wanted first. */
export const featuredStatuses = [
  'OPENED',
  'LIVE',
  'UPCOMING',
] as const satisfies (typeof tournamentStatuses)[number][];

export const removeTeamQuestion = 'Delete this team permanently?';

/** Of a tournament that is not over. */
export const currentStatuses = [
  'OPENED',
  'LIVE',
  'UPCOMING',
  'CLOSED',
] as const satisfies (typeof tournamentStatuses)[number][];

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
