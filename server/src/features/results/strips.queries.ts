import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** The last one of each match counts. */
export async function upsertStrips(
  db: Db,
  { matchId, ...strips }: { matchId: string; image: string; rows: number; kept_at: Date },
): Promise<void> {
  await db
    .insertInto('result_strips')
    .values({ match_id: matchId, ...strips })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(strips))
    .execute();
}

export interface LabelledStrips {
  image: string;
  rows: number;
  /** Places that a single team holds in the newest version of the result, so corrections are included. */
  places: { place: number; elims: number }[];
}

/**
 * Lists everything stored of matches with a standing result, in an order that does not reveal when they were played.
 */
export async function listLabelledStrips(db: Db): Promise<LabelledStrips[]> {
  const { rows } = await sql<LabelledStrips>`
    select strips.image, strips.rows, (
      select coalesce(jsonb_agg(jsonb_build_object('place', placement, 'elims', elims) order by placement), '[]')
      from (
        select placement, min(elims) as elims from result_rows
        where version_id = newest.id and status = 'played' and placement is not null
        group by placement having count(*) = 1
      ) single
    ) as places
    from result_strips strips
    join matches on matches.id = strips.match_id and matches.state in ('published', 'final')
    cross join lateral (
      select id from result_versions where match_id = strips.match_id order by no desc limit 1
    ) newest
    order by md5(strips.image)`.execute(db);
  return rows;
}

/** @returns how many matches' strips were deleted: those stored before, or all */
export async function deleteStrips(db: Db, before?: Date): Promise<number> {
  let deleting = db.deleteFrom('result_strips');
  if (before) deleting = deleting.where('kept_at', '<', before);
  return Number((await deleting.executeTakeFirst()).numDeletedRows);
}
