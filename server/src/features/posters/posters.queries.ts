import type { Poster } from '@one-dream/contract/features/posters.ts';
import type { Db } from '../../platform/database/schema.ts';

/** In the order in which they were made. */
export async function listPosters(db: Db, { limit }: { limit: number }): Promise<Poster[]> {
  const rows = await db
    .selectFrom('posters')
    .select(['id', 'image', 'text_one', 'text_two', 'text', 'button_name', 'button_link'])
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, button_name, button_link, ...row }) => ({
    _id: id,
    ...row,
    button: { name: button_name, link: button_link },
  }));
}

export async function insertPoster(
  db: Db,
  { poster, now }: { poster: Poster; now: Date },
): Promise<void> {
  const { _id, button, ...texts } = poster;
  await db
    .insertInto('posters')
    .values({
      id: _id,
      ...texts,
      button_name: button.name,
      button_link: button.link,
      created_at: now,
    })
    .execute();
}

/** @returns its texts, undefined when there was none */
export function deletePoster(
  db: Db,
  id: string,
): Promise<{ text_one: string; text_two: string } | undefined> {
  return db
    .deleteFrom('posters')
    .where('id', '=', id)
    .returning(['text_one', 'text_two'])
    .executeTakeFirst();
}
