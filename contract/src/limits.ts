/** Numbers and fixed values shared by several sides. Milliseconds where a name ends in `Ms`. */

export const apiBasePath = '/api';

/** So much of a session's token tells whose it is without granting access. Characters. */
export const tokenMarkLength = 8;

/** Stores this browser's choice of language. */
export const languageCookie = 'language';

export const carouselAutoplayMs = 6000;
export const pastEventsAutoplayMs = 6000;
export const popupAutoCloseMs = 6000;
export const verifiedRedirectMs = 3000;
export const passwordResetRedirectMs = 3000;
export const dashboardRefreshMs = 300_000;
export const counterAnimationMs = 2000;

export const phonePrefix = '+91';

export const passwordLength = { min: 8, max: 128 } as const;
export const userNameLength = { min: 1, max: 50 } as const;
export const emailMaxLength = 254;
export const inGameNameLength = { min: 1, max: 32 } as const;

export const teamNameLength = { min: 2, max: 40 } as const;
/** Players in a team, its leader included. */
export const teamMaxPlayers = 6;
/** Minimum number of players by tournament type. */
export const minimumPlayers = { SQUAD: 4, DUO: 2, SOLO: 1 } as const;

/** Maximum length of a search text, and of a request's message. */
export const searchTextMax = 300;
export const joinTextMax = 200;

export const minimumApplicantAge = 16;

export const pageSize = { default: 50, max: 100 } as const;
/** Public tournaments per page: each may include a hundred teams. */
export const publicPageSize = { default: 20, max: 50 } as const;
/** Cap for counting search hits: at this value, there are at least as many. */
export const searchCountCap = 500;
/** Maximum number of search texts at once. */
export const searchedTogether = 25;

export const picture = {
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 25_000_000,
} as const;
/** Limits of the lists and figures on the about page. */
export const organisationLimits = {
  counters: 12,
  tiers: 9,
  staff: 40,
  process: 8,
  figure: 999_999_999,
} as const;

export const passkeyNameLength = { min: 1, max: 40 } as const;
/** How long a confirmed identity allows irreversible actions without another confirmation. */
export const confirmationMinutes = 10;
