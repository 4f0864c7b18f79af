import type { CallBody } from '@one-dream/contract/call.ts';
import { applicationDeleted, applicationMade } from '@one-dream/contract/events/organisation.ts';
import type * as calls from '@one-dream/contract/features/applications/applications.ts';
import type { Application } from '@one-dream/contract/features/applications/applications.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import { takePage } from '../../platform/database/take-page.ts';
import { violatedConstraint } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { giveDuty } from '../duties/duties.actions.ts';
import { applicationDecided } from './applications.events.ts';
import type { ApplicationRow } from './applications.queries.ts';
import * as queries from './applications.queries.ts';
import { applicationsTexts } from './applications.texts.ts';

export async function createApplication(
  platform: Platform,
  { viewer, form }: { viewer: Viewer; form: calls.ApplicationForm },
): Promise<calls.Application> {
  // Ignores a position typed before one was chosen from the list.
  const otherPosition = form.position === 'Other' ? form.otherPosition : '';
  try {
    return await inUnitOfWork(platform, async (work) => {
      const created = await queries.insertApplication(work.db, {
        id: newId(),
        userId: viewer.id,
        form: { ...form, otherPosition },
        now: work.now(),
      });
      await work.happened(applicationMade, {
        viewer,
        subject: positionOf({ ...form, other_position: otherPosition }),
      });
      return presentApplication(created);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'applications_one_pending') throw error;
    throw new AppError('CONFLICT', applicationsTexts.waiting);
  }
}

function positionOf(application: { position: string; other_position: string }): string {
  return application.position === 'Other' ? application.other_position : application.position;
}

const ownLimit = 20;

export async function listOwnApplications(
  { db }: Platform,
  { viewer }: { viewer: Viewer },
): Promise<calls.Application[]> {
  const rows = await queries.listApplications(db, { userId: viewer.id, limit: ownLimit });
  return rows.map(presentApplication);
}

export async function listApplications(
  { db }: Platform,
  {
    status,
    cursor,
    limit = pageSize.default,
  }: {
    status?: calls.ApplicationStatus | undefined;
    cursor?: string | undefined;
    limit?: number | undefined;
  },
) {
  const [rows, counts] = await Promise.all([
    queries.listApplications(db, { status, before: cursor, limit: limit + 1 }),
    queries.countApplications(db),
  ]);
  const { page, nextCursor } = takePage(rows, { limit, cursorOf: ({ id }) => id });
  return { data: page.map(presentApplication), nextCursor, counts };
}

/** Decides an application, and notifies the applicant if that is news. */
export function decideApplication(
  platform: Platform,
  { viewer, id, status }: { viewer: Viewer; id: string; status: 'approved' | 'rejected' },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const application = await queries.lockApplication(work.db, id);
    if (!application) throw new AppError('NOT_FOUND', applicationsTexts.gone);
    if (application.status === status) return;
    const position = positionOf(application);
    await queries.updateStatus(work.db, { id, status });
    await work.happened(applicationDecided, {
      viewer,
      userId: application.user_id,
      name: application.name,
      position,
      isApproved: status === 'approved',
      before: { status: application.status },
      after: { status },
    });
  });
}

/** Gives an approved applicant a duty in one event or series. */
export function giveApplicantDuty(
  platform: Platform,
  {
    viewer,
    id,
    form,
  }: { viewer: Viewer; id: string; form: CallBody<typeof calls.giveApplicantDuty> },
): Promise<{ name: string }> {
  return inUnitOfWork(platform, async (work) => {
    const applicant = await queries.findApplicant(work.db, id);
    if (!applicant) throw new AppError('NOT_FOUND', applicationsTexts.gone);
    if (applicant.status !== 'approved')
      throw new AppError('CONFLICT', applicationsTexts.approveFirst);
    await giveDuty(work, { viewer, account: applicant, form });
    return { name: applicant.name };
  });
}

export function deleteApplication(platform: Platform, viewer: Viewer, id: string): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const application = await queries.lockApplication(work.db, id);
    if (!application) throw new AppError('NOT_FOUND', applicationsTexts.gone);
    await queries.deleteApplication(work.db, id);
    const subject = `${application.name}, ${positionOf(application)}`;
    await work.happened(applicationDeleted, { viewer, subject });
  });
}

function presentApplication({ id, created_at, ...row }: ApplicationRow): Application {
  return { _id: id, ...row, createdAt: created_at.toISOString() };
}
