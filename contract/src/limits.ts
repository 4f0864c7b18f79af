/** Every number and fixed value of the product that more than one side needs. Milliseconds where a name ends in `Ms`. */

export const apiBasePath = '/api';

/** The language that was chosen in this browser. */
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

/** Maximum length of a search's text and of a request's. */
export const searchTextMax = 300;
export const joinTextMax = 200;

export const minimumApplicantAge = 16;

export const pageSize = { default: 50, max: 100 } as const;
/** Tournaments in an answer for everybody: each may come with a hundred teams. */
export const publicPageSize = { default: 20, max: 50 } as const;
/** The hits of a search are counted up to here: from it on, there are that many or more. */
export const searchCountCap = 500;
/** So many texts a list is searched for at once. */
export const searchedTogether = 25;

export const picture = {
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 25_000_000,
} as const;
/** Of the lists on the page about the organisation, and what a figure there may be. */
export const organisationLimits = {
  counters: 12,
  tiers: 9,
  staff: 40,
  process: 8,
  figure: 999_999_999,
} as const;

export const passkeyNameLength = { min: 1, max: 40 } as const;
/** For so long after showing who one is, what cannot be undone may be done without showing it again. */
export const confirmationMinutes = 10;
