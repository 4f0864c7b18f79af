import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

/** Placeholder for a value supplied at execution. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query compiled once and executed with different values: compiling a statement takes longer than sending it. The
 * placeholders passed to `write` can only be used as parameters.
 */
export function compiledQuery<Values extends object, Row>(
  write: (db: Db, values: Values) => RawBuilder<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= write(db, slots as Values).compile(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

const slots = new Proxy({}, { get: (_slots, name) => new Slot(String(name)) });
