import type { Kysely } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** A connection or a transaction: queries take either. */
export type Db = Kysely<Database>;

/** The tables, as `server/migrations` makes them. */
export type Database = Tables;
