import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import {
  id,
  line,
  link,
  opaqueToken,
  page,
  paragraphs,
  picturePath,
  searchText,
  timestamp,
} from '../../fields.ts';
import { emailMaxLength } from '../../limits.ts';
import {
  notificationSources,
  notificationTypes,
  shownNotificationTypes,
  teamAudienceKinds,
} from './notifications.values.ts';

export type NotificationType = (typeof shownNotificationTypes)[number];

/** Thumbnail of a notice without a picture: a team's crest, a map, an event's banner. */
export const noticeMark = z.object({
  of: z.enum(['team', 'map', 'event']),
  name: z.string(),
  /** Path of the team's logo or event's banner; empty: generated. */
  image: z.string(),
});
export type NoticeMark = z.output<typeof noticeMark>;

/** A notification as seen by its reader. */
export const notification = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Picture path; empty if there is none. */
  image: z.string(),
  type: z.enum(shownNotificationTypes),
  /** `https:` URL or path of this site; empty if there is none. */
  link: z.string(),
  /** The reader's e-mail, or `everyone`. */
  to: z.string(),
  createdAt: timestamp,
  /** The reader's ID once seen; never anyone else's. */
  isSeen: z.array(z.string()),
  /** Like `isSeen`, for a reader who deleted it. Lists omit those. */
  deleteby: z.array(z.string()),
  /** Caused or written by the reader: listed, but without a pop-up. */
  isOwn: z.boolean(),
  /** Subject of a status notice; a newer notice on the same subject supersedes it. Empty if nothing does. */
  about: z.string(),
  mark: z.optional(noticeMark),
  /** Title of the event it is about. */
  event: z.optional(z.string()),
});
export type Notification = z.output<typeof notification>;

const readersList = {
  data: z.array(notification),
  nextCursor: z.nullable(z.string()),
  /** The reader's total of unseen ones, at most `unseenCountCap`. */
  unseen: z.number(),
};
const message = z.string();

export const listNotifications = defineCall({
  path: '/notify/list',
  access: 'user',
  limit: 'read',
  summary:
    'What is addressed to the signed-in user or to everyone and not deleted by them, newest first.',
  body: z.object(page),
  answer: readersList,
});

export const markSeen = defineCall({
  path: '/notify/seen/{notificationId}',
  access: 'user',
  limit: 'draft',
  effect: 'own',
  summary: 'Marks a notification as seen by the signed-in user; answers the updated list.',
  answer: { message, ...readersList },
});

export const deleteNotification = defineCall({
  path: '/notify/delete/{notificationId}',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary:
    'Takes a notification out of the list of the signed-in user only; answers the updated list.',
  answer: { message, ...readersList },
});

export const teamAudience = z.object({
  tournamentId: z.pipe(z.string().check(z.minLength(1, 'Choose the tournament.')), id),
  who: z.enum(teamAudienceKinds, 'Say which teams.'),
  leadersOnly: z.boolean(),
});
export type TeamAudience = z.output<typeof teamAudience>;

export const notificationFields = {
  /** A data URL, or the path of a stored picture; empty for none. */
  image: z._default(z.string(), ''),
  title: line({ label: 'Title', min: 1, max: 120 }),
  description: paragraphs({ label: 'Description', min: 1, max: 2000 }),
  /** An email address, `everyone`, or `teams` with the `audience`. */
  to: z
    .string('Say who gets it: an email address, or everyone.')
    .check(
      z.minLength(1, 'Say who gets it: an email address, or everyone.'),
      z.maxLength(emailMaxLength, 'That email address is too long.'),
    ),
  type: z.enum(notificationTypes, 'Choose one of the listed types.'),
  link: z._default(link, ''),
  audience: z.optional(z.nullable(teamAudience)),
};
export const notificationForm = z.object(notificationFields);

/** A notification as admins see it. */
export const sentNotification = z.extend(
  z.omit(notification, { isSeen: true, deleteby: true, isOwn: true, about: true, mark: true }),
  {
    seenCount: z.number(),
    recipientCount: z.number(),
    image: picturePath,
    /** Author: an admin, or the product; a product event sent to many counts as one. */
    source: z.enum(notificationSources),
    /** Name of the recipient, or the first of many; empty for everyone. */
    toName: z.string(),
    /** Description of the recipient teams; empty for one person, everyone, and the product's own. */
    audienceText: z.string(),
    /** The scheduled time; null if sent manually. */
    plannedFor: z.nullable(timestamp),
    /** Title of the linked tournament; empty for other links. */
    linkTitle: z.string(),
  },
);
export type SentNotification = z.output<typeof sentNotification>;

export const sendNotification = defineCall({
  path: '/notify/push',
  access: 'admin',
  limit: 'broadcast',
  effect: 'reversible',
  summary: 'Sends a notification to one user, to everyone, or to the teams of one tournament.',
  body: notificationForm,
  carriesPicture: true,
  answer: { message, data: sentNotification },
});

export const listSentNotifications = defineCall({
  path: '/admin/notifications',
  access: 'admin',
  limit: 'read',
  summary:
    'Sent notifications, newest first: what one event told to many people is one of them. `search` narrows by title.',
  body: z.object({
    ...page,
    search: z.optional(searchText({ max: 100 })),
    source: z.optional(z.enum(notificationSources)),
    type: z.optional(z.enum(shownNotificationTypes)),
  }),
  answer: { data: z.array(sentNotification), nextCursor: z.nullable(z.string()) },
});

export const deleteSentNotification = defineCall({
  path: '/admin/notification/delete/{notificationId}',
  access: 'admin',
  limit: 'staff',
  effect: 'destroys',
  summary: 'Deletes a notification for everybody; answers the new list.',
  answer: { message, data: z.array(sentNotification), nextCursor: z.nullable(z.string()) },
});

export const suggestRecipients = defineCall({
  path: '/admin/notification/recipients',
  access: 'admin',
  limit: 'read',
  summary:
    'Users whose name or e-mail fits what an admin types, and how many users there are in all.',
  body: z.object({ search: z._default(searchText({ max: emailMaxLength }), '') }),
  answer: {
    data: z.array(
      z.object({ _id: z.string(), name: z.string(), email: z.string(), profile: z.string() }),
    ),
    everyone: z.number(),
  },
});

/** Topics of the product's own notices; delivery is chosen per topic. */
export const noticeTopics = ['team', 'tournament', 'match', 'staff'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

const reach = z.object({ mail: z.boolean(), discord: z.boolean() });
/** Which notices also reach a person by mail and Discord. On the site they always appear. */
export const preferences = z.object({
  team: reach,
  tournament: reach,
  match: reach,
  staff: reach,
});
export type Preferences = z.output<typeof preferences>;
/** Omitting `match` keeps its current setting. */
const chosenPreferences = z.extend(preferences, { match: z.optional(reach) });
export type ChosenPreferences = z.output<typeof chosenPreferences>;

export const getPreferences = defineCall({
  path: '/user/preferences',
  access: 'user',
  limit: 'read',
  summary: 'Which notices reach the signed-in user by mail and Discord message as well.',
  /** False while the defaults apply. */
  answer: { data: preferences, isChosen: z.boolean() },
});

export const savePreferences = defineCall({
  path: '/user/preferences/save',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary: 'Chooses which notices reach the signed-in user by mail and Discord message as well.',
  body: chosenPreferences,
  answer: { message, data: preferences },
});

export const unsubscribe = defineCall({
  path: '/notify/unsubscribe',
  access: 'public',
  limit: 'visit',
  summary:
    'Ends all mail that is not about the security of the account, by the token of such a mail.',
  body: z.object({ token: opaqueToken }),
  answer: { message },
});
