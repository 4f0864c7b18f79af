/** Types an admin can choose; any other is shown as `other`. */
export const notificationTypes = ['achievement', 'social', 'event'] as const;
export const shownNotificationTypes = [...notificationTypes, 'other'] as const;

/** Author of a notification: an admin, or the product itself. */
export const notificationSources = ['staff', 'product'] as const;

export const everyone = 'everyone';

/** Recipient value for the teams of one tournament, given by `audience`. */
export const registeredTeams = 'teams';

/** Teams of a tournament: all with a slot, or those checked in. */
export const teamAudienceKinds = ['registered', 'checked-in'] as const;

/** Maximum number of pending ones, and how far ahead they can be scheduled. */
export const planned = { max: 100, days: 365 } as const;

/** Counting stops here: a badge shows `99+`. */
export const unseenCountCap = 100;
