type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : '';

type WrittenValue<Name, Value> = Name extends `${string}At`
  ? Date | Extract<Value, null>
  : Extract<Value, object> extends never
    ? Value
    : string;

type Written<Fields> = {
  [Name in keyof Fields & string as SnakeCase<Name>]: WrittenValue<Name, Fields[Name]>;
};

/**
 * Maps form fields to their columns: `roomLeadMin` to `room_lead_min`, lists and objects to JSON, fields named `…At` to
 * dates.
 */
export function writtenAs<Fields extends object>(fields: Fields): Written<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [snakeCase(name), toValue(name, value)]),
  ) as Written<Fields>;
}

/** Maps the columns of a row back to their names in the contract; dates stay dates. One without a column is missing. */
export function readAs<Row extends object, Name extends string>(
  row: Row,
  names: readonly Name[],
): {
  [Each in Name as SnakeCase<Each> extends keyof Row ? Each : never]: Row[SnakeCase<Each> &
    keyof Row];
} {
  return Object.fromEntries(
    names.map((name) => [name, row[snakeCase(name) as keyof Row]]),
  ) as never;
}

type ColumnOf<Name extends string> = Name extends '_id' ? 'id' : SnakeCase<Name>;
type OnWire<Value> = Value extends Date ? string : Value;

/**
 * Takes the fields that a schema of the contract names from the columns of the same names: `startsAt` from `starts_at`,
 * `_id` from `id`. Moments become texts. A column without such a field stays behind, a field without a column is missing.
 */
export function fieldsOf<Fields extends object, Row extends object>(
  { shape }: { shape: Fields },
  row: Row,
): {
  [Name in keyof Fields & string as ColumnOf<Name> extends keyof Row
    ? Name
    : never]: ColumnOf<Name> extends keyof Row ? OnWire<Row[ColumnOf<Name>]> : never;
} {
  const named = Object.keys(shape).flatMap((name) => {
    const column = name === '_id' ? 'id' : snakeCase(name);
    if (!(column in row)) return [];
    const value = row[column as keyof Row];
    return [[name, value instanceof Date ? value.toISOString() : value]];
  });
  return Object.fromEntries(named) as never;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function toValue(name: string, value: unknown): unknown {
  if (value === null) return null;
  if (name.endsWith('At')) return new Date(value as string);
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
