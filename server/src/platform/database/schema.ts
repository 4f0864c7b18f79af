import type { Kysely } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** A connection or a transaction: queries accept either. */
export type Db = Kysely<Database>;

/** Tables as created by `server/migrations`. */
export type Database = Tables;

/** What a function reads: one of the rows, or the row. */
export type RowOf<Read extends (...asked: never[]) => Promise<unknown>> = NonNullable<
  Awaited<ReturnType<Read>> extends readonly (infer Row)[] ? Row : Awaited<ReturnType<Read>>
>;
