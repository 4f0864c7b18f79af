/** From the entry tier to the top. */
export const tiers = ['T3', 'T2', 'SEMI_T1', 'T1'] as const;
export type Tier = (typeof tiers)[number];

export const tierNames: Record<Tier, string> = {
  T3: 'T3',
  T2: 'T2',
  SEMI_T1: 'Semi T1',
  T1: 'T1',
};

/** Entry policies of a scrim evening: everyone, ladder teams first, or invited teams only. */
export const scrimEntries = ['open', 'ladder', 'invite'] as const;
export type ScrimEntry = (typeof scrimEntries)[number];

/** Defaults of a new series by tier; times of the first match, IST. */
export const tierDefaults: Record<Tier, { firstMatch: string; entry: ScrimEntry }> = {
  T3: { firstMatch: '19:00', entry: 'open' },
  T2: { firstMatch: '20:00', entry: 'ladder' },
  SEMI_T1: { firstMatch: '21:00', entry: 'ladder' },
  T1: { firstMatch: '22:00', entry: 'invite' },
};

export const scrimDefaults = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  matches: 3,
  maps: ['Erangel', 'Miramar', 'Rondo'],
  spacingMin: 45,
  slots: 16,
  openBeforeMin: 480,
} as const;

/** Minutes before the first match from which a ladder scrim is also open to teams without a place. */
export const ladderFirstUntil = 120;

/** Minutes before the first match after which an evening is no longer created: check-in would be open. */
export const latestMade = 60;

/**
 * Public state of an evening: upcoming, open with its tournament, skipped on purpose, or missed because the server was down.
 */
export const eveningStates = ['planned', 'made', 'skipped', 'paused', 'missed'] as const;
export type EveningState = (typeof eveningStates)[number];
