import type pg from 'pg';

/** Maximum number of prepared statements per connection; further ones are planned each time. */
const preparedAtMost = 1000;

const names = new Map<string, string>();

/**
 * Makes a connection prepare each statement once, under a name: the product uses few different statements, very often.
 * Requires a connection that stays with one server process.
 */
export function prepareStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  const prepared = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = Array.isArray(values) && typeof text === 'string' ? nameOf(text) : undefined;
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  };
  client.query = prepared as typeof client.query;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= preparedAtMost || !/^\s*(select|insert|update|delete|with)\s/i.test(text))
    return;
  const name = `statement-${names.size + 1}`;
  names.set(text, name);
  return name;
}
