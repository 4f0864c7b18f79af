import type { InGameInfo } from '@one-dream/contract/features/users/users.ts';
import { isOffered, type OfferedLanguage } from '@one-dream/contract/languages.ts';
import { writtenAs } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/schema.ts';
import { type UserRow, userColumns } from './users.presenters.ts';

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();
}

export function updateInGameInfo(
  db: Db,
  { id, info }: { id: string; info: InGameInfo },
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(writtenAs(info))
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirst();
}

export async function findLanguage(db: Db, id: string): Promise<OfferedLanguage | null> {
  const row = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst();
  return isOffered(row?.language) ? row.language : null;
}

export async function updateLanguage(
  db: Db,
  { id, language }: { id: string; language: OfferedLanguage },
): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}
