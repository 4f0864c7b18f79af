import { type RawBuilder, sql } from 'kysely';

/** Indexed sort key of a list. */
export interface SortKey {
  /** Of its rows, such as `users.id`: decides where the rest is the same. */
  id: string;
  isDescending: boolean;
  /** Sorted before the id; the id alone by default. */
  by?: {
    value: RawBuilder<unknown>;
    /** For a cursor. */
    text: RawBuilder<unknown>;
    /** From a cursor, which may be made up. */
    read: (text: string) => RawBuilder<unknown>;
  };
}

/** The last row of the page before. */
export interface Position {
  id: string;
  /** Its sort value as text; may be empty. */
  key: string;
}

export function writeCursor({ id, key }: Position): string {
  return key === '' ? id : `${id}.${Buffer.from(key).toString('base64url')}`;
}

export function readCursor(cursor: string): Position {
  const [id = '', key = ''] = cursor.split('.');
  // No text of the database has a NUL in it, nor can it be compared with one.
  return { id, key: Buffer.from(key, 'base64url').toString().replaceAll('\0', '') };
}

/** Whether a row comes after the page before. */
export function comesAfter({ id, isDescending, by }: SortKey, last: Position): RawBuilder<boolean> {
  const than = isDescending ? sql`<` : sql`>`;
  const own = sql.ref(id);
  return by
    ? sql`(${by.value}, ${own}) ${than} (${by.read(last.key)}, ${last.id}::uuid)`
    : sql`${own} ${than} ${last.id}::uuid`;
}

/** For `order by`. */
export function inOrder({ id, isDescending, by }: SortKey): RawBuilder<unknown> {
  const way = isDescending ? sql`desc` : sql`asc`;
  return by ? sql`${by.value} ${way}, ${sql.ref(id)} ${way}` : sql`${sql.ref(id)} ${way}`;
}

/** Key of a row for `Position`. */
export function keyText({ by }: SortKey): RawBuilder<string> {
  return by ? sql`${by.text}` : sql`''`;
}

/** A name without its case, byte by byte: its index is in the same order whatever the locale of the database. */
export function nameKey(table: 'users' | 'teams'): NonNullable<SortKey['by']> {
  const name = sql.ref(`${table}.name`);
  return {
    value: sql`(lower(${name}) collate "C")`,
    text: sql`lower(${name})`,
    read: (text) => sql`(${text}::text collate "C")`,
  };
}
