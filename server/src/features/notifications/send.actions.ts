import { notificationSent } from '@one-dream/contract/events/organisation.ts';
import type * as calls from '@one-dream/contract/features/notifications/notifications.ts';
import {
  everyone,
  registeredTeams,
} from '@one-dream/contract/features/notifications/notifications.values.ts';
import { email } from '@one-dream/contract/fields.ts';
import type * as z from 'zod/mini';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { withTypedPicture } from '../../platform/images/with-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { findTournamentTitle, listPeopleInTeams } from './audiences.queries.ts';
import { notificationArrived, notificationsChanged } from './notifications.events.ts';
import * as queries from './notifications.queries.ts';
import { audienceText } from './notifications.rules.ts';
import { notificationsTexts } from './notifications.texts.ts';
import { pushToEveryone, pushToUsers } from './push.actions.ts';
import { readSent } from './sent.actions.ts';
import { insertEvent } from './sent.queries.ts';

export type Recipients =
  | { kind: 'everyone' }
  | { kind: 'person'; userId: string }
  | { kind: 'teams'; audience: calls.TeamAudience };

export interface ToSend {
  id: string;
  content: queries.Shown;
  recipients: Recipients;
  /** The author, if their account still exists. */
  senderId: string | null;
  plannedFor: Date | null;
}

type Form = z.output<typeof calls.notificationForm>;

/** Sends a notification to one user, to everyone, or to the teams of a tournament. */
export async function sendNotification(
  platform: Platform,
  { viewer, form }: { viewer: Viewer; form: Form },
): Promise<calls.SentNotification> {
  const recipients = await resolveRecipients(platform.db, form);
  const { title, description, type, link } = form;
  const id = newId();
  return withImage(platform, form.image, (image) =>
    inUnitOfWork(platform, async (work) => {
      const content = { title, description, type, link, image };
      const toSend = { id, content, recipients, senderId: viewer.id, plannedFor: null };
      const sent = await sendInWork(platform, { work, toSend });
      if (!sent) throw new AppError('CONFLICT', notificationsTexts.nobodyTold);
      const after = { to: sent.audienceText || form.to, type };
      await work.happened(notificationSent, { viewer, subject: title, after });
      return sent;
    }),
  );
}

/** Writes it to all recipients, in a unit of work. @returns undefined if there are none */
export async function sendInWork(
  platform: Platform,
  { work, toSend }: { work: Work; toSend: ToSend },
): Promise<calls.SentNotification | undefined> {
  const { id, content, recipients, senderId, plannedFor } = toSend;
  const { db } = work;
  const now = work.now();
  const event = {
    id,
    title: content.title,
    type: content.type,
    is_by_staff: true,
    actor_id: senderId,
    planned_for: plannedFor,
    created_at: now,
  };
  if (recipients.kind === 'teams') {
    const { audience } = recipients;
    const userIds = await listPeopleInTeams(db, audience);
    if (userIds.length === 0) return undefined;
    await insertEvent(db, { ...event, audience: await nameAudience(db, audience) });
    const written = userIds.map((userId) => ({ userId, notificationId: newId() }));
    await queries.insertForRecipients(db, { ...content, written, eventId: id, now });
    await pushToUsers(platform, db, written);
    await work.happened(notificationsChanged, { of: userIds });
    return (await readSent(db, { id, limit: 1 }))[0];
  }
  const recipientId = recipients.kind === 'person' ? recipients.userId : null;
  await insertEvent(db, event);
  const told = { recipient_id: recipientId, event_id: id, created_at: now };
  await queries.insertNotification(db, { id, ...content, ...told });
  if (recipientId === null) await pushToEveryone(platform, db, { notificationId: id });
  else await pushToUsers(platform, db, [{ userId: recipientId, notificationId: id }]);
  const [sent] = await readSent(db, { id, limit: 1 });
  if (sent) await work.happened(notificationArrived, toArrival({ sent, recipientId, senderId }));
  return sent;
}

function toArrival(arrived: {
  sent: calls.SentNotification;
  recipientId: string | null;
  senderId: string | null;
}) {
  const { _id, title, description, image, type, link, to, createdAt } = arrived.sent;
  const readable = { _id, title, description, image, type, link, to, createdAt };
  return {
    recipientId: arrived.recipientId,
    senderId: arrived.senderId ?? '',
    notification: { ...readable, isSeen: [], deleteby: [], isOwn: false, about: '' },
  };
}

/** Resolves the recipients named in a form. @throws AppError at the field that is wrong */
export async function resolveRecipients(
  db: Db,
  { to, audience }: Pick<Form, 'to' | 'audience'>,
): Promise<Recipients> {
  const typed = to.trim().toLowerCase();
  if (typed === everyone) return { kind: 'everyone' };
  if (typed === registeredTeams) {
    const isThere = audience && (await findTournamentTitle(db, audience.tournamentId));
    if (!audience || isThere === undefined)
      throw invalidField('audience.tournamentId', notificationsTexts.chooseTournament);
    return { kind: 'teams', audience };
  }
  const address = email.safeParse(to);
  const recipient = address.success ? await queries.findRecipient(db, address.data) : undefined;
  if (!recipient) throw invalidField('to', notificationsTexts.nobodyWithEmail);
  return { kind: 'person', userId: recipient.id };
}

/** Describes the teams in words. */
async function nameAudience(db: Db, audience: calls.TeamAudience): Promise<string> {
  const tournament = (await findTournamentTitle(db, audience.tournamentId)) ?? '';
  return audienceText({ ...audience, tournament });
}

/** Runs with the path of the stored picture; empty for none. */
export function withImage<Result>(
  platform: Platform,
  image: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (!image) return work('');
  const picture = { picture: image, kind: 'notification', field: 'image' } as const;
  return withTypedPicture(platform, picture, work);
}
