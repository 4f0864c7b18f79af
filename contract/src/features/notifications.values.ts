/** Constants of notifications, without schemas. */

/** Types an admin can choose; any other is shown as `other`. */
export const notificationTypes = ['achievement', 'social', 'event'] as const;
export const shownNotificationTypes = [...notificationTypes, 'other'] as const;

/** Author of a notification: an admin, or the product itself. */
export const notificationSources = ['staff', 'product'] as const;

/** The recipient that stands for all users. */
export const everyone = 'everyone';

/** The recipient that stands for the teams of one tournament; `audience` says which. */
export const registeredTeams = 'teams';

/** Of the teams of a tournament: all that have a slot, or those that have checked in. */
export const teamAudienceKinds = ['registered', 'checked-in'] as const;

/** All that wait to be sent at one time, and how far ahead one may be planned. */
export const planned = { max: 100, days: 365 } as const;

/** Counting stops here: a badge shows `99+`. */
export const unseenCountCap = 100;
