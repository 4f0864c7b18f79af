import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { timestamp } from '../../fields.ts';
import { moment } from '../tournaments/tournaments.times.ts';
import { notificationFields, sentNotification, teamAudience } from './notifications.ts';
import { notificationTypes } from './notifications.values.ts';

const message = z.string();

/** A scheduled notification; recipients are determined when it is sent. */
export const plannedForm = z.object({
  ...notificationFields,
  sendAt: z.pipe(moment, z.string('Say when it is to be sent.')),
});
export type PlannedForm = z.output<typeof plannedForm>;

/** A pending scheduled notification. */
export const plannedNotification = z.extend(
  z.pick(sentNotification, {
    _id: true,
    title: true,
    description: true,
    image: true,
    link: true,
    to: true,
    audienceText: true,
  }),
  {
    type: z.enum(notificationTypes),
    audience: z.nullable(teamAudience),
    sendAt: timestamp,
    /** Name of the author; empty if that account is gone. */
    plannedBy: z.string(),
    /** Incremented by every change; sent back with a change to detect stale edits. */
    version: z.number(),
  },
);
export type PlannedNotification = z.output<typeof plannedNotification>;

export const planNotification = defineCall({
  path: '/notify/plan',
  access: 'admin',
  limit: 'broadcast',
  effect: 'reversible',
  summary: 'Plans a notification for a moment. It is sent once; who gets it is looked up then.',
  body: plannedForm,
  carriesPicture: true,
  answer: { message, data: plannedNotification },
});

export const listPlannedNotifications = defineCall({
  path: '/admin/notifications/planned',
  access: 'admin',
  limit: 'read',
  summary: 'The notifications that wait to be sent, the next one first.',
  answer: { data: z.array(plannedNotification) },
});

export const changePlannedNotification = defineCall({
  path: '/notify/plan/change/{plannedId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Changes a notification that waits to be sent. `version` is the one that was read; a stale one is refused.',
  body: z.extend(plannedForm, { version: z.int().check(z.minimum(1)) }),
  carriesPicture: true,
  answer: { message, data: plannedNotification },
});

export const cancelPlannedNotification = defineCall({
  path: '/notify/plan/cancel/{plannedId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Takes back a notification that waits to be sent.',
  answer: { message },
});

export const countAudience = defineCall({
  path: '/admin/notification/audience',
  access: 'admin',
  limit: 'read',
  summary: 'How many teams and people a notification to the teams of a tournament reaches now.',
  body: teamAudience,
  answer: { teams: z.number(), people: z.number() },
});
