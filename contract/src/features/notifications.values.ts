/** What is fixed about notifications, apart from how they are checked. */

/** What an admin can choose; anything else is shown as `other`. */
export const notificationTypes = ['achievement', 'social', 'event'] as const;
export const shownNotificationTypes = [...notificationTypes, 'other'] as const;

/** Who says what is sent: an admin, or the product by itself. */
export const notificationSources = ['staff', 'product'] as const;

/** The recipient that stands for all users. */
export const everyone = 'everyone';

/** Counting stops here: a badge shows `99+`. */
export const unseenCountCap = 100;
