import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

// The row types are written by this test from what the migrations make of an empty database:
// `npm run test:unit -- schema.test -u` after a migration. What a column holds beyond that stands in `column-types.ts`.

const server = await sharedTestServer();

const typeNames: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  citext: 'string',
  // YYYY-MM-DD: no driver makes a moment of it.
  date: 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'BigCount',
  'double precision': 'number',
  real: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'Uint8Array',
  ARRAY: 'string[]',
};

interface FoundColumn {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: boolean;
  is_made: boolean;
}

async function readColumns(): Promise<FoundColumn[]> {
  const { rows } = await sql<FoundColumn>`
    select table_name, column_name, data_type, is_nullable = 'YES' as is_nullable,
      (column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as is_made
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations' and table_name in (
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE')
    order by table_name, ordinal_position`.execute(server.db);
  return rows;
}

/** `stages.format`: what `column-types.ts` says more of. */
async function readRefined(): Promise<Set<string>> {
  const text = await readFile(new URL('./column-types.ts', import.meta.url), 'utf8');
  const source = ts.createSourceFile('column-types.ts', text, ts.ScriptTarget.ESNext);
  const types = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'ColumnTypes',
  ) as ts.InterfaceDeclaration;
  const nameOf = (member: ts.TypeElement) => (member.name as ts.Identifier).text;
  return new Set(
    types.members.flatMap((table) =>
      ((table as ts.PropertySignature).type as ts.TypeLiteralNode).members.map(
        (column) => `${nameOf(table)}.${nameOf(column)}`,
      ),
    ),
  );
}

function typeOf(column: FoundColumn, isRefined: boolean): string {
  const { table_name, column_name, data_type, is_nullable, is_made } = column;
  const held = isRefined ? `ColumnTypes['${table_name}']['${column_name}']` : typeNames[data_type];
  if (data_type === 'jsonb') {
    const type = is_made ? `MadeJson<${held}>` : `JSONColumnType<${held}>`;
    return is_nullable ? `${type} | null` : type;
  }
  if (data_type === 'bigint' && is_made) return 'MadeCount';
  const type = is_nullable ? `${held} | null` : `${held}`;
  return is_made ? `Generated<${type}>` : type;
}

it('has the row types of what the migrations make', async () => {
  const [columns, refined] = [await readColumns(), await readRefined()];
  const tables = Map.groupBy(columns, (column) => column.table_name);
  const known = new Set(columns.map((column) => `${column.table_name}.${column.column_name}`));
  expect([...refined].filter((name) => !known.has(name))).toEqual([]);
  const lines = [...tables].map(([table, list]) => {
    const body = list.map((column) => {
      const isRefined = refined.has(`${table}.${column.column_name}`);
      return `    ${column.column_name}: ${typeOf(column, isRefined)};\n`;
    });
    return `  ${table}: {\n${body.join('')}  };\n`;
  });
  const names = [...tables].map(
    ([table, list]) =>
      `  ${table}: [${list.map((column) => `'${column.column_name}'`).join(', ')}],\n`,
  );
  const file = fileURLToPath(new URL('./tables.generated.ts', import.meta.url));
  await expect(`// Written by schema.test.ts from server/migrations; not by hand.
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** May be larger than a number of JavaScript: read as text. */
type BigCount = ColumnType<string, string | number, string | number>;
type MadeCount = ColumnType<string, string | number | undefined, string | number>;
/** JSON that the database fills in where it is left out. */
type MadeJson<Value> = ColumnType<Value, string | undefined, string>;

export interface Tables {
${lines.join('')}}

/** The columns of each table, in its order. */
export const columnsOf = {
${names.join('')}} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] };
`).toMatchFileSnapshot(file);
});
