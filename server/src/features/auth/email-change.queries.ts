import type { Db } from '../../platform/database/schema.ts';

export interface EmailChangeRow {
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  asked_at: Date;
  changed_at: Date | null;
  undone_at: Date | null;
}

const columns = [
  'id',
  'user_id',
  'old_email',
  'new_email',
  'asked_at',
  'changed_at',
  'undone_at',
] as const;

/** Stores a requested change in place of an earlier pending one, whose links stop working. */
export async function replaceEmailChange(
  db: Db,
  change: Pick<EmailChangeRow, 'id' | 'user_id' | 'old_email' | 'new_email' | 'asked_at'>,
): Promise<void> {
  await deletePendingChange(db, change.user_id);
  await db.insertInto('email_changes').values(change).execute();
}

/** Gives a change the secret of one of its links. @returns undefined if it is gone */
export function armEmailChange(
  db: Db,
  { id, link, hash }: { id: string; link: 'confirm_hash' | 'undo_hash'; hash: Uint8Array },
): Promise<EmailChangeRow | undefined> {
  return db
    .updateTable('email_changes')
    .set({ [link]: hash })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

export function findEmailChange(db: Db, id: string): Promise<EmailChangeRow | undefined> {
  return db.selectFrom('email_changes').select(columns).where('id', '=', id).executeTakeFirst();
}

export function lockEmailChange(
  db: Db,
  { link, hash }: { link: 'confirm_hash' | 'undo_hash'; hash: Uint8Array },
): Promise<EmailChangeRow | undefined> {
  return db
    .selectFrom('email_changes')
    .select(columns)
    .where(link, '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

export async function markChanged(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.updateTable('email_changes').set({ changed_at: now }).where('id', '=', id).execute();
}

/** Undoes a change and those made after it, whose own links are dead then. */
export async function markUndone(
  db: Db,
  { userId, since, now }: { userId: string; since: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ undone_at: now })
    .where('user_id', '=', userId)
    .where('changed_at', '>=', since)
    .execute();
  await deletePendingChange(db, userId);
}

/** Ends a change that was asked for and not confirmed yet: its link is dead. */
export async function deletePendingChange(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('changed_at', 'is', null)
    .execute();
}
