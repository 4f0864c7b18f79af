import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

/** Stands in a query for a value that is known when it is asked. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is written once and asked with other values each time: writing a statement from its parts takes longer than
 * sending it. What `write` gets for values it can only put into the statement as they are, as parameters.
 */
export function keptQuery<Values extends object, Row>(
  write: (db: Db, values: Values) => RawBuilder<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let kept: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    kept ??= write(db, slots as Values).compile(db);
    const parameters = kept.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...kept, parameters })).rows;
  };
}

const slots = new Proxy({}, { get: (_slots, name) => new Slot(String(name)) });
