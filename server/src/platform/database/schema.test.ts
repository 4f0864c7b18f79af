import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';

// `schema.ts` is written by hand, as it says more than the tables do (which texts a column holds). What both say is
// held to what the migrations make of an empty database.

/** As both sides can say it: `string`, `string or null`, `Date, made when left out`. */
type Column = { type: string; isNullable: boolean; isOptional: boolean };
type Tables = Record<string, Record<string, Column>>;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ works: false });
});
afterAll(() => server.close());

const schemaFile = fileURLToPath(new URL('./schema.ts', import.meta.url));

function readTypes(): Tables {
  const program = ts.createProgram([schemaFile], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(schemaFile);
  const database = source?.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Database',
  );
  if (!database) throw new Error('schema.ts has no Database');
  const has = (type: ts.Type, flag: ts.TypeFlags) =>
    (type.isUnion() ? type.types : [type]).some((part) => part.flags & flag);
  const describe = (type: ts.Type): Column => {
    const member = (name: string) => {
      const parts = type.isUnion() ? type.types : [type];
      const found = parts.map((part) => part.getProperty(name)).find((symbol) => symbol);
      return found && checker.getTypeOfSymbol(found);
    };
    const read = member('__select__') ?? type;
    const written = member('__insert__') ?? type;
    const isNullable = has(read, ts.TypeFlags.Null) || has(type, ts.TypeFlags.Null);
    return {
      type: nameOf(checker.getNonNullableType(read), checker),
      isNullable,
      isOptional: has(written, ts.TypeFlags.Undefined) || isNullable,
    };
  };
  const columnsOf = (type: ts.Type) =>
    Object.fromEntries(
      type
        .getProperties()
        .map((column) => [column.name, describe(checker.getTypeOfSymbol(column))]),
    );
  return Object.fromEntries(
    checker
      .getTypeAtLocation(database)
      .getProperties()
      .map((table) => [table.name, columnsOf(checker.getTypeOfSymbol(table))]),
  );
}

function nameOf(type: ts.Type, checker: ts.TypeChecker): string {
  const [first = type] = type.isUnion() ? type.types : [type];
  if (first.flags & ts.TypeFlags.StringLike) return 'string';
  if (first.flags & ts.TypeFlags.NumberLike) return 'number';
  if (first.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  const name = checker.typeToString(first);
  if (name.startsWith('Uint8Array') || name === 'Buffer') return 'bytes';
  return name === 'Date' ? 'Date' : 'json';
}

const typeNames: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  citext: 'string',
  date: 'string',
  smallint: 'number',
  integer: 'number',
  // Beyond what a number holds: drivers read it as text.
  bigint: 'string',
  'double precision': 'number',
  real: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'bytes',
  jsonb: 'json',
  json: 'json',
  ARRAY: 'json',
};

interface FoundColumn {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: 'YES' | 'NO';
  is_made: boolean;
}

async function readTables(): Promise<Tables> {
  const { rows } = await sql<FoundColumn>`
    select table_name, column_name, data_type, is_nullable,
      (column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as is_made
    from information_schema.columns
    where table_schema = 'public' and table_name in (
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE')
    order by table_name, ordinal_position`.execute(server.db);
  const tables: Tables = {};
  for (const row of rows) {
    const isNullable = row.is_nullable === 'YES';
    const table = tables[row.table_name] ?? {};
    tables[row.table_name] = table;
    table[row.column_name] = {
      type: typeNames[row.data_type] ?? row.data_type,
      isNullable,
      isOptional: isNullable || row.is_made,
    };
  }
  return tables;
}

/** Who applied which migration is the migrator's own. */
const unlisted = ['schema_migrations'];

it('names every table and column that the migrations make, and no other', async () => {
  const [types, tables] = [readTypes(), await readTables()];
  const names = (all: Tables) =>
    Object.entries(all)
      .filter(([table]) => !unlisted.includes(table))
      .flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`))
      .sort();
  expect(names(types)).toEqual(names(tables));
});

it('says of each column what it holds, whether it may be null and whether it may be left out', async () => {
  const [types, tables] = [readTypes(), await readTables()];
  const differences = Object.entries(types).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([name, typed]) => {
      const made = tables[table]?.[name];
      if (!made) return [];
      const isWrong =
        typed.type !== made.type ||
        typed.isNullable !== made.isNullable ||
        // What the table would fill in may be asked for all the same.
        (typed.isOptional && !made.isOptional);
      return isWrong ? [{ column: `${table}.${name}`, typed, made }] : [];
    }),
  );
  expect(differences).toEqual([]);
});
