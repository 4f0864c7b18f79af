import { type RawBuilder, sql } from 'kysely';

/** Indexed sort key of a list. */
export interface SortKey {
  /** ID column, such as `users.id`: the tie-breaker. */
  id: string;
  isDescending: boolean;
  /** Sort column before the ID; none by default. */
  by?: {
    value: RawBuilder<unknown>;
    /** Text form for a cursor. */
    text: RawBuilder<unknown>;
    /** Parses a cursor, which may be forged. */
    read: (text: string) => RawBuilder<unknown>;
  };
}

/** The last row of the previous page. */
export interface Position {
  id: string;
  /** Sort value as text; may be empty. */
  key: string;
}

export function writeCursor({ id, key }: Position): string {
  return key === '' ? id : `${id}.${Buffer.from(key).toString('base64url')}`;
}

export function readCursor(cursor: string): Position {
  const [id = '', key = ''] = cursor.split('.');
  // PostgreSQL text cannot contain NUL, nor be compared with it.
  return { id, key: Buffer.from(key, 'base64url').toString().replaceAll('\0', '') };
}

/** Whether a row comes after the previous page. */
export function comesAfter({ id, isDescending, by }: SortKey, last: Position): RawBuilder<boolean> {
  const than = isDescending ? sql`<` : sql`>`;
  const own = sql.ref(id);
  return by
    ? sql`(${by.value}, ${own}) ${than} (${by.read(last.key)}, ${last.id}::uuid)`
    : sql`${own} ${than} ${last.id}::uuid`;
}

export function inOrder({ id, isDescending, by }: SortKey): RawBuilder<unknown> {
  const way = isDescending ? sql`desc` : sql`asc`;
  return by ? sql`${by.value} ${way}, ${sql.ref(id)} ${way}` : sql`${sql.ref(id)} ${way}`;
}

/** Cursor key of a row. */
export function keyText({ by }: SortKey): RawBuilder<string> {
  return by ? sql`${by.text}` : sql`''`;
}

/**
 * A moment, in microseconds: more precise than a `Date`.
 * @param written the same moment where the cursor is written, if that is another place than where rows are compared
 */
export function momentKey(value: RawBuilder<unknown>, written = value): NonNullable<SortKey['by']> {
  return {
    value,
    text: sql`(extract(epoch from ${written}) * 1000000)::bigint::text`,
    read: (text) =>
      sql`(timestamptz 'epoch' + ${/^\d{1,16}$/.test(text) ? text : '0'}::bigint * interval '1 microsecond')`,
  };
}

/** A lower-cased name in byte order: its index sorts the same way under any database locale. */
export function nameKey(table: 'users' | 'teams'): NonNullable<SortKey['by']> {
  const name = sql.ref(`${table}.name`);
  return {
    value: sql`(lower(${name}) collate "C")`,
    text: sql`lower(${name})`,
    read: (text) => sql`(${text}::text collate "C")`,
  };
}
