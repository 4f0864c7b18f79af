import { defineEvent } from './event.ts';

export const applicationMade = defineEvent('application.create', 'applied for');
export const applicationDecided = defineEvent(
  'application.decide',
  'decided on the application of',
);
export const applicationDeleted = defineEvent('application.delete', 'deleted the application of');
export const posterCreated = defineEvent('poster.create', 'created the poster');
export const posterUpdated = defineEvent('poster.update', 'changed the poster');
export const postersOrdered = defineEvent(
  'poster.order',
  'put the posters into another order, first',
);
export const posterDeleted = defineEvent('poster.delete', 'deleted the poster');
export const organisationUpdated = defineEvent('organisation.update', 'changed on the site:');
export const organisationReset = defineEvent('organisation.reset', 'reset to the file’s values:');
export const discordCommandsRegistered = defineEvent(
  'organisation.discord',
  'registered the commands of',
);
export const overlayCreated = defineEvent('overlay.create', 'made the overlay');
export const overlayRevoked = defineEvent('overlay.revoke', 'revoked the overlay');
export const notificationSent = defineEvent('notification.push', 'sent the notification');
export const notificationDeleted = defineEvent('notification.delete', 'deleted the notification');
export const notificationPlanned = defineEvent('notification.plan', 'planned the notification');
export const plannedNotificationChanged = defineEvent(
  'notification.plan-change',
  'changed the planned notification',
);
export const plannedNotificationCancelled = defineEvent(
  'notification.plan-cancel',
  'took back the planned notification',
);
export const jobRetried = defineEvent('job.retry', 'tried again');
