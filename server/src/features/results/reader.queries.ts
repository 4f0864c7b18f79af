import type { ReadCell } from '@one-dream/contract/features/results/results.reader.ts';
import {
  readerVersion,
  type ScreenPart,
} from '@one-dream/contract/features/results/results.values.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import type { ReadMatch } from './reader.rules.ts';

export interface ReadCardRow {
  entryId: string;
  size: string;
  picture: string | null;
  rank: number | null;
  isBlind: boolean;
  cells: ReadCell[];
}

/** The newest reading of a card counts. */
export async function upsertReadCards(
  db: Db,
  read: { matchId: string; reader: number; cards: readonly ReadCardRow[]; now: Date },
): Promise<void> {
  if (read.cards.length === 0) return;
  await db
    .insertInto('read_cards')
    .values(
      read.cards.map(({ entryId, isBlind, cells, ...card }) => ({
        ...card,
        match_id: read.matchId,
        entry_id: entryId,
        reader: read.reader,
        is_blind: isBlind,
        cells: JSON.stringify(cells),
        read_at: read.now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'entry_id']).doUpdateSet((eb) => ({
        reader: eb.ref('excluded.reader'),
        size: eb.ref('excluded.size'),
        picture: eb.ref('excluded.picture'),
        rank: eb.ref('excluded.rank'),
        is_blind: eb.ref('excluded.is_blind'),
        cells: eb.ref('excluded.cells'),
        read_at: eb.ref('excluded.read_at'),
      })),
    )
    .execute();
}

/** @returns false if the same picture is stored already */
export async function insertScreen(
  db: Db,
  screen: { hash: string; matchId: string; image: string; part: ScreenPart; now: Date },
): Promise<boolean> {
  const { matchId, now, ...columns } = screen;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('screen_pictures')
    .values({ ...columns, match_id: matchId, kept_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Cells of this reader with the published number of their player, once the time to dispute it is over. */
const labelled = sql`
  select card.match_id, card.entry_id, card.size, card.is_blind, card.read_at, tournaments.game as client,
    cell.player, cell.value, label.elims
  from read_cards card
  join matches on matches.id = card.match_id and matches.state = 'final'
  join tournaments on tournaments.id = matches.tournament_id
  cross join lateral (
    select id from result_versions where match_id = card.match_id order by no desc limit 1
  ) newest
  cross join lateral jsonb_to_recordset(card.cells) cell (player integer, value integer)
  join result_player_elims label on label.version_id = newest.id and label.entry_id = card.entry_id
    and label.player = cell.player
  where card.reader = ${readerVersion}`;

/** Lists what was read beside what was published, by match and kind of picture, the newest first. */
export async function listReadMatches(db: Db): Promise<ReadMatch[]> {
  const { rows } = await sql<ReadMatch>`
    select client, size, count(*)::integer as cells, count(value)::integer as filled,
      (count(*) filter (where value <> elims))::integer as wrong,
      (count(*) filter (where elims <> 0))::integer as "cellsNot0",
      (count(value) filter (where elims <> 0))::integer as "filledNot0",
      (count(*) filter (where value <> elims and elims <> 0))::integer as "wrongNot0",
      (count(*) filter (where is_blind))::integer as independent
    from (${labelled}) cells
    group by match_id, client, size order by max(read_at) desc`.execute(db);
  return rows;
}

export interface LabelledScreen {
  image: string;
  size: string;
  cards: {
    place: number | null;
    isBlind: boolean;
    players: { elims: number; read: number | null; box: number[] | null }[];
  }[];
}

/** Lists the stored pictures of a part with their right values; the order says nothing about when they were played. */
export async function listLabelledScreens(
  db: Db,
  part: Exclude<ScreenPart, 'sealed'>,
): Promise<LabelledScreen[]> {
  const { rows } = await sql<LabelledScreen>`
    select screen.image, max(card.size) as size, jsonb_agg(jsonb_build_object(
      'place', row.placement, 'isBlind', card.is_blind, 'players', (
        select coalesce(jsonb_agg(jsonb_build_object('elims', label.elims, 'read', cell.value, 'box', cell.box)
          order by cell.player), '[]')
        from jsonb_to_recordset(card.cells) cell (player integer, value integer, box jsonb)
        join result_player_elims label on label.version_id = newest.id and label.entry_id = card.entry_id
          and label.player = cell.player
      )) order by row.placement) as cards
    from screen_pictures screen
    join matches on matches.id = screen.match_id and matches.state = 'final'
    cross join lateral (
      select id from result_versions where match_id = screen.match_id order by no desc limit 1
    ) newest
    join read_cards card on card.match_id = screen.match_id and card.picture = screen.hash
    join result_rows row on row.version_id = newest.id and row.entry_id = card.entry_id
    where screen.part = ${part}
    group by screen.hash order by screen.hash`.execute(db);
  return rows;
}

/** Deletes pictures stored before a moment, or all. @returns how many */
export async function deleteScreens(db: Db, before?: Date): Promise<number> {
  let deleting = db.deleteFrom('screen_pictures');
  if (before) deleting = deleting.where('kept_at', '<', before);
  return Number((await deleting.executeTakeFirst()).numDeletedRows);
}

export async function deleteReadings(db: Db, before: Date): Promise<number> {
  const deleting = db.deleteFrom('read_cards').where('read_at', '<', before);
  return Number((await deleting.executeTakeFirst()).numDeletedRows);
}

/** Deletes the names of people outside the squads from old drafts. @returns how many drafts had some */
export async function deleteStrangers(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update result_drafts set rows = (
      select jsonb_agg(row - 'strangers' order by no)
      from jsonb_array_elements(rows) with ordinality each (row, no)
    )
    where saved_at < ${before} and rows @? '$[*].strangers'`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
