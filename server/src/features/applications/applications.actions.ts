import type {
  Application,
  ApplicationCounts,
  ApplicationForm,
  ApplicationStatus,
} from '@one-dream/contract/features/applications.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { inTransaction, violatedConstraint } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { recordAudit } from '../dashboard/audit.actions.ts';
import { notify } from '../notifications/notices.actions.ts';
import * as queries from './applications.queries.ts';

export async function createApplication(
  { db, now }: Platform,
  { viewer, form }: { viewer: Viewer; form: ApplicationForm },
): Promise<Application> {
  // What was typed for another position before one of the list was chosen.
  const otherPosition = form.position === 'Other' ? form.otherPosition : '';
  try {
    return await inTransaction(db, async (trx) => {
      const created = await queries.insertApplication(trx, {
        id: newId(),
        userId: viewer.id,
        form: { ...form, otherPosition },
        now: now(),
      });
      await recordAudit(trx, {
        event: {
          viewer,
          action: 'application.create',
          subject: positionOf({ ...form, other_position: otherPosition }),
        },
        now: now(),
      });
      return created;
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'applications_one_pending') throw error;
    throw new AppError(
      'CONFLICT',
      'Your last application is waiting for a decision. You can send another one after that.',
    );
  }
}

function positionOf({
  position,
  other_position,
}: {
  position: string;
  other_position: string;
}): string {
  return position === 'Other' ? other_position : position;
}

const ownLimit = 20;

export function listOwnApplications(
  { db }: Platform,
  { viewer }: { viewer: Viewer },
): Promise<Application[]> {
  return queries.listApplications(db, { userId: viewer.id, limit: ownLimit });
}

export interface ApplicationsPage {
  data: Application[];
  nextCursor: string | null;
  counts: ApplicationCounts;
}

export async function listApplications(
  { db }: Platform,
  {
    status,
    cursor,
    limit = pageSize.default,
  }: {
    status?: ApplicationStatus | undefined;
    cursor?: string | undefined;
    limit?: number | undefined;
  },
): Promise<ApplicationsPage> {
  const [rows, counts] = await Promise.all([
    queries.listApplications(db, { status, before: cursor, limit: limit + 1 }),
    queries.countApplications(db),
  ]);
  const data = rows.slice(0, limit);
  return { data, nextCursor: rows.length > limit ? (data.at(-1)?._id ?? null) : null, counts };
}

/** Decides, and tells the applicant when that is news. */
export async function decideApplication(
  platform: Platform,
  { viewer, id, status }: { viewer: Viewer; id: string; status: 'approved' | 'rejected' },
): Promise<void> {
  const { db, live, now } = platform;
  const userId = await inTransaction(db, async (trx) => {
    const application = await queries.lockApplication(trx, id);
    if (!application) throw new AppError('NOT_FOUND', 'This application is no longer there.');
    if (application.status === status) return undefined;
    const position = positionOf(application);
    await queries.updateStatus(trx, { id, status });
    await notify(platform, trx, {
      notice: { kind: 'application-decided', position, status },
      recipientIds: [application.user_id],
      now: now(),
    });
    await recordAudit(trx, {
      event: {
        viewer,
        action: 'application.decide',
        subject: `${application.name}, ${position}`,
        before: { status: application.status },
        after: { status },
      },
      now: now(),
    });
    return application.user_id;
  });
  if (userId) live.notificationsChanged([userId]);
}

export async function deleteApplication(
  { db, now }: Platform,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const application = await queries.lockApplication(trx, id);
    if (!application) throw new AppError('NOT_FOUND', 'This application is no longer there.');
    await queries.deleteApplication(trx, id);
    const subject = `${application.name}, ${positionOf(application)}`;
    await recordAudit(trx, {
      event: { viewer, action: 'application.delete', subject },
      now: now(),
    });
  });
}
