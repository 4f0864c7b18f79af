import * as log from '@one-dream/contract/events/organisation.ts';
import type { LoggedEvent } from '@one-dream/contract/events.ts';
import type {
  PlannedForm,
  PlannedNotification,
} from '@one-dream/contract/features/notifications/notifications.planned.ts';
import type { TeamAudience } from '@one-dream/contract/features/notifications/notifications.ts';
import { planned } from '@one-dream/contract/features/notifications/notifications.values.ts';
import * as z from 'zod/mini';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError, invalidField } from '../../errors.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { countPeopleInTeams } from './audiences.queries.ts';
import { plannedSent } from './notifications.events.ts';
import { minutesLate } from './notifications.rules.ts';
import { notificationsTexts } from './notifications.texts.ts';
import { audienceOf, presentPlanned } from './planned.presenters.ts';
import * as queries from './planned.queries.ts';
import { type Recipients, resolveRecipients, sendInWork, withImage } from './send.actions.ts';

/** Sends a planned notification; the version says which revision the job was made for. */
export const plannedJob = defineJob({
  name: 'planned-notification',
  schema: z.object({ plannedId: z.string(), version: z.number() }),
});

const dayMs = 86_400_000;

export async function listPlanned({ db }: Platform): Promise<PlannedNotification[]> {
  return (await queries.listPlanned(db, { limit: planned.max })).map(presentPlanned);
}

export function countAudience(
  { db }: Platform,
  audience: TeamAudience,
): Promise<{ teams: number; people: number }> {
  return countPeopleInTeams(db, audience);
}

export async function planNotification(
  platform: Platform,
  { viewer, form }: { viewer: Viewer; form: PlannedForm },
): Promise<PlannedNotification> {
  const values = await toValues(platform, form);
  const id = newId();
  return withImage(platform, form.image, (image) =>
    inUnitOfWork(platform, async (work) => {
      // A soft limit for the list: one more in a race does no harm.
      if ((await queries.countPlanned(work.db)) >= planned.max)
        throw new AppError('CONFLICT', notificationsTexts.manyWait({ most: planned.max }));
      const made = { id, planned_by: viewer.id, created_at: work.now() };
      await queries.insertPlanned(work.db, { ...values, image, ...made });
      return setClock(work, { viewer, id, event: log.notificationPlanned });
    }),
  );
}

/** @param form as for a new one; `image` may be its own as it was read */
export async function changePlanned(
  platform: Platform,
  { viewer, id, form, version }: { viewer: Viewer; id: string; form: PlannedForm; version: number },
): Promise<PlannedNotification> {
  const values = await toValues(platform, form);
  return withImage(platform, form.image, (image) =>
    inUnitOfWork(platform, async (work) => {
      const before = await queries.lockPlanned(work.db, id);
      if (!before) throw new AppError('NOT_FOUND', notificationsTexts.notWaiting);
      if (before.version !== version)
        throw new AppError('STALE', notificationsTexts.changedMeanwhile);
      await queries.updatePlanned(work.db, { id, values: { ...values, image } });
      return setClock(work, { viewer, id, event: log.plannedNotificationChanged });
    }),
  );
}

export function cancelPlanned(platform: Platform, viewer: Viewer, id: string): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const row = await queries.lockPlanned(work.db, id);
    if (!row) throw new AppError('NOT_FOUND', notificationsTexts.notWaiting);
    await queries.deletePlanned(work.db, id);
    await work.cancelJob(plannedJob, id);
    await work.happened(log.plannedNotificationCancelled, { viewer, subject: row.title });
  });
}

/**
 * Sends a due notification to its recipients as of now. Sending and deleting it are one transaction, so it is sent once
 * however often the job runs; a changed one has another job.
 */
export async function sendPlanned(
  platform: Platform,
  { plannedId: id, version }: { plannedId: string; version: number },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const row = await queries.lockPlanned(work.db, id);
    if (row?.version !== version) return;
    const { audienceText: teams, to } = presentPlanned(await queries.readPlanned(work.db, id));
    await queries.deletePlanned(work.db, id);
    const { title, description, image, type, link, send_at: plannedFor, planned_by } = row;
    const content = { title, description, image, type, link };
    const recipients = recipientsOf(row);
    const toSend = { id, content, recipients, senderId: planned_by, plannedFor };
    const sent = await sendInWork(platform, { work, toSend });
    const late = minutesLate({ plannedFor, now: work.now() });
    const people = sent?.recipientCount ?? 0;
    const after = { to: teams || to, type, people, plannedFor: plannedFor.toISOString() };
    await work.happened(plannedSent, {
      viewer: undefined,
      title,
      teams,
      plannedBy: planned_by,
      late,
      hasReached: sent !== undefined,
      after: { ...after, ...(late > 0 && { minutesLate: late }) },
    });
  });
}

async function setClock(
  work: Work,
  { viewer, id, event }: { viewer: Viewer; id: string; event: LoggedEvent },
): Promise<PlannedNotification> {
  const row = await queries.readPlanned(work.db, id);
  const made = presentPlanned(row);
  const payload = { plannedId: id, version: row.version };
  await work.enqueue(plannedJob, payload, { at: row.send_at, key: id });
  const after = { to: made.audienceText || made.to, type: made.type, sendAt: made.sendAt };
  await work.happened(event, { viewer, subject: made.title, after });
  return made;
}

/** Checks a form and converts it to the stored values, except its picture. */
async function toValues(
  platform: Platform,
  { title, description, type, link, sendAt, ...form }: PlannedForm,
): Promise<Omit<queries.PlannedValues, 'image'>> {
  const send_at = new Date(sendAt);
  const now = platform.now().getTime();
  if (send_at.getTime() <= now) throw invalidField('sendAt', notificationsTexts.laterOrNow);
  if (send_at.getTime() > now + planned.days * dayMs)
    throw invalidField('sendAt', notificationsTexts.tooFarAhead);
  const recipients = await resolveRecipients(platform.db, form);
  const audience = recipients.kind === 'teams' ? recipients.audience : undefined;
  return {
    title,
    description,
    type,
    link,
    send_at,
    recipients: recipients.kind,
    recipient_id: recipients.kind === 'person' ? recipients.userId : null,
    tournament_id: audience?.tournamentId ?? null,
    checked_in_only: audience?.who === 'checked-in',
    leaders_only: audience?.leadersOnly ?? false,
  };
}

function recipientsOf(row: queries.PlannedRow): Recipients {
  const audience = audienceOf(row);
  if (audience) return { kind: 'teams', audience };
  return row.recipient_id ? { kind: 'person', userId: row.recipient_id } : { kind: 'everyone' };
}
