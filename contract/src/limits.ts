/** Every number and fixed value of the product that more than one side needs. Milliseconds where a name ends in `Ms`. */

export const apiBasePath = '/api';
export const tokenStorageKey = 'token';

export const carouselAutoplayMs = 6000;
export const pastEventsAutoplayMs = 6000;
export const loadingStepMs = 200;
export const popupAutoCloseMs = 6000;
export const verifiedRedirectMs = 3000;
export const passwordResetRedirectMs = 3000;
export const socketReconnectDelayMs = 1000;
export const dashboardRefreshMs = 300_000;
export const counterAnimationMs = 2000;

export const navigationBackgroundAfterPx = 50;
export const mobileBreakpointPx = 768;
export const sidebarWidthPx = 280;

export const phonePrefix = '+91';
export const progressCapPercent = 100;

export const passwordLength = { min: 8, max: 128 } as const;
export const userNameLength = { min: 1, max: 50 } as const;
export const emailMaxLength = 254;
export const inGameNameLength = { min: 1, max: 32 } as const;
export const inGameIdLength = { min: 1, max: 32 } as const;

export const teamNameLength = { min: 2, max: 40 } as const;
/** Players in a team, its leader included. */
export const teamMaxPlayers = 6;
/** What a registered team has to bring, by tournament type. */
export const minimumPlayers = { SQUAD: 4, DUO: 2, SOLO: 1 } as const;

export const minimumApplicantAge = 16;
/** A new member of the staff is paid after this many months. */
export const staffTrialMonths = 2;

export const pageSize = { default: 50, max: 100 } as const;
/** The hits of a search are counted up to here: from it on, there are that many or more. */
export const searchCountCap = 500;

export const picture = {
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 25_000_000,
} as const;
export const bodyMaxBytes = 1024 * 1024;
/** For calls whose JSON body carries a picture as a data URL. */
export const pictureBodyMaxBytes = 8 * 1024 * 1024;

export const verifyTokenHours = 24;
export const resetTokenMinutes = 30;
