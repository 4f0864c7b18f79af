import type { Kysely } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** A connection or a transaction: queries accept either. */
export type Db = Kysely<Database>;

/** Tables as created by `server/migrations`. */
export type Database = Tables;
