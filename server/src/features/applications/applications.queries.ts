import type * as calls from '@one-dream/contract/features/applications/applications.ts';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

const columns = [
  'id',
  'name',
  'contact',
  'discord',
  'age',
  'position',
  'other_position as otherPosition',
  'experience',
  'motivation',
  'availability',
  'status',
  'created_at',
] as const;

function selectApplications(db: Db) {
  return db.selectFrom('applications').select(columns);
}

export type ApplicationRow = InferResult<ReturnType<typeof selectApplications>>[number];

/** Fails on `applications_one_pending` if the user has a pending one. */
export async function insertApplication(
  db: Db,
  { id, userId, form, now }: { id: string; userId: string; form: calls.ApplicationForm; now: Date },
): Promise<ApplicationRow> {
  const { otherPosition, ...fields } = form;
  return db
    .insertInto('applications')
    .values({ id, user_id: userId, ...fields, other_position: otherPosition, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Newest first. */
export function listApplications(
  db: Db,
  options: {
    userId?: string;
    status?: calls.ApplicationStatus | undefined;
    before?: string | undefined;
    limit: number;
  },
): Promise<ApplicationRow[]> {
  let query = selectApplications(db).orderBy('id', 'desc').limit(options.limit);
  if (options.userId) query = query.where('user_id', '=', options.userId);
  if (options.status) query = query.where('status', '=', options.status);
  if (options.before) query = query.where('id', '<', options.before);
  return query.execute();
}

export function countApplications(db: Db): Promise<calls.ApplicationCounts> {
  const having = (status: calls.ApplicationStatus) =>
    sql<number>`(count(*) filter (where status = ${status}))::int`;
  return db
    .selectFrom('applications')
    .select([
      sql<number>`count(*)::int`.as('all'),
      having('pending').as('pending'),
      having('approved').as('approved'),
      having('rejected').as('rejected'),
    ])
    .executeTakeFirstOrThrow();
}

export interface ChangedApplication {
  user_id: string;
  name: string;
  position: string;
  other_position: string;
}

/** Locks the application first, so that `before` is accurate. */
export function lockApplication(
  db: Db,
  id: string,
): Promise<(ChangedApplication & { status: calls.ApplicationStatus }) | undefined> {
  return db
    .selectFrom('applications')
    .select(['user_id', 'name', 'position', 'other_position', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findApplicant(db: Db, id: string) {
  return db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['users.id', 'users.name', 'applications.status'])
    .where('applications.id', '=', id)
    .executeTakeFirst();
}

export async function updateStatus(
  db: Db,
  { id, status }: { id: string; status: calls.ApplicationStatus },
): Promise<void> {
  await db.updateTable('applications').set({ status }).where('id', '=', id).execute();
}

export async function deleteApplication(db: Db, id: string): Promise<void> {
  await db.deleteFrom('applications').where('id', '=', id).execute();
}
