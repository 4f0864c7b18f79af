import type { Kysely } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** A connection or a transaction: queries accept either. */
export type Db = Kysely<Database>;

/** Tables as created by `server/migrations`. */
export type Database = Tables;

/** What a function reads, or the query that it answers: one of the rows, or the row. */
export type RowOf<
  Read extends (...asked: never[]) => Promise<unknown> | { execute: () => Promise<unknown> },
> = RowIn<
  Awaited<ReturnType<Read> extends { execute: () => infer Rows } ? Rows : ReturnType<Read>>
>;

type RowIn<Answer> = NonNullable<Answer extends readonly (infer Row)[] ? Row : Answer>;
