import type * as calls from '@one-dream/contract/features/posters/posters.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';

const shown = [
  'id',
  'image',
  'text_one',
  'text_two',
  'text',
  'button_name',
  'button_link',
] as const;
const managed = [...shown, 'shown_from', 'shown_until', 'version'] as const;

type PosterRow = Record<(typeof shown)[number], string>;
type ManagedRow = PosterRow & {
  shown_from: Date | null;
  shown_until: Date | null;
  version: number;
};

export async function listShown(db: Db, now: Date, limit: number): Promise<calls.Poster[]> {
  const rows = await inOrder(db.selectFrom('posters'))
    .select(shown)
    .where((eb) => eb.or([eb('shown_from', 'is', null), eb('shown_from', '<=', now)]))
    .where((eb) => eb.or([eb('shown_until', 'is', null), eb('shown_until', '>', now)]))
    .limit(limit)
    .execute();
  return rows.map(toPoster);
}

export async function listAll(db: Db): Promise<calls.StaffPoster[]> {
  const rows = await inOrder(db.selectFrom('posters')).select(managed).execute();
  return rows.map(toStaffPoster);
}

function inOrder<Output>(query: SelectQueryBuilder<Database, 'posters', Output>) {
  // Two made concurrently may have the same place.
  return query.orderBy('place').orderBy('id');
}

/** Finds the next moment after `now` at which one of them starts or ends. */
export async function findNextTurn(db: Db, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ turn: Date | null }>`
    select min(moment) as turn
    from posters, unnest(array[shown_from, shown_until]) as moment
    where moment > ${now}
  `.execute(db);
  return rows[0]?.turn ?? undefined;
}

export async function countPosters(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('posters')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Appends it to the order. */
export async function insertPoster(
  db: Db,
  { id, form, now }: { id: string; form: calls.PosterForm; now: Date },
): Promise<void> {
  await db
    .insertInto('posters')
    .values((eb) => ({
      id,
      ...toColumns(form),
      created_at: now,
      place: eb
        .selectFrom('posters')
        .select(({ fn, lit }) =>
          sql<number>`${fn.coalesce(fn.max('place'), lit(0))} + 1`.as('place'),
        ),
    }))
    .execute();
}

/** @returns undefined when there is none */
export async function lockPoster(db: Db, id: string): Promise<calls.StaffPoster | undefined> {
  const row = await db
    .selectFrom('posters')
    .select(managed)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toStaffPoster(row);
}

export async function updatePoster(
  db: Db,
  { id, form }: { id: string; form: calls.PosterForm },
): Promise<calls.StaffPoster> {
  const row = await db
    .updateTable('posters')
    .set((eb) => ({ ...toColumns(form), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(managed)
    .executeTakeFirstOrThrow();
  return toStaffPoster(row);
}

/** Locks them until the end of the transaction, always in the same order. */
export async function lockAll(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('posters').select('id').orderBy('id').forUpdate().execute();
  return rows.map(({ id }) => id);
}

/** Sets each one's place to its index in the list. */
export async function placePosters(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update posters set place = wanted.place
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    where posters.id = wanted.id and posters.place <> wanted.place
  `.execute(db);
}

/** @returns its texts, undefined when there was none */
export function deletePoster(db: Db, id: string) {
  return db
    .deleteFrom('posters')
    .where('id', '=', id)
    .returning(['text_one', 'text_two'])
    .executeTakeFirst();
}

function toColumns({ button, shownFrom, shownUntil, ...texts }: calls.PosterForm) {
  return {
    image: texts.image,
    text_one: texts.text_one,
    text_two: texts.text_two,
    text: texts.text,
    button_name: button.name,
    button_link: button.link,
    shown_from: shownFrom === null ? null : new Date(shownFrom),
    shown_until: shownUntil === null ? null : new Date(shownUntil),
  };
}

function toPoster({ id, button_name, button_link, ...texts }: PosterRow): calls.Poster {
  return { _id: id, ...texts, button: { name: button_name, link: button_link } };
}

function toStaffPoster({
  shown_from,
  shown_until,
  version,
  ...row
}: ManagedRow): calls.StaffPoster {
  return {
    ...toPoster(row),
    shownFrom: shown_from?.toISOString() ?? null,
    shownUntil: shown_until?.toISOString() ?? null,
    version,
  };
}
