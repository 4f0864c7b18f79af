import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { sharedTestServer } from '../../tests/support/start-test-server.ts';
import { logError } from './log-error.ts';

const server = await sharedTestServer();

const secret = 'hash-of-a-token-7f3a';

it.each([
  {
    what: 'a constraint',
    query: () => sql`insert into pending_owners (email) values (${secret}), (${secret})`,
  },
  { what: 'a type', query: () => sql`select ${secret}::uuid` },
  {
    what: 'a table that is not there',
    query: () => sql`select from nowhere where name = ${secret}`,
  },
  {
    what: 'a check',
    query: () =>
      sql`insert into users (id, name, email, role) values (gen_random_uuid(), ${secret}, ${secret}, ${secret})`,
  },
])('a query that fails for $what is logged without what it was given', async ({ query }) => {
  const failure = await query()
    .execute(server.db)
    .then(
      () => expect.fail('it worked'),
      (error) => error,
    );
  const lines: string[] = [];
  const logger = pino(
    { serializers: { err: logError } },
    { write: (line) => void lines.push(line) },
  );
  logger.error({ err: failure }, 'a query failed');
  logger.error({ err: new Error('around it', { cause: failure }) }, 'a call failed');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain(secret);
  for (const line of lines) expect(line).toMatch(/"code":"[0-9A-Z]{5}"/);
});

it('what the logs are written with everywhere says no more', async () => {
  const { createLogger } = await import('../cli/create-logger.ts');
  const failure = await sql`select ${secret}::uuid`.execute(server.db).catch((error) => error);
  const lines: string[] = [];
  const logger = await createLogger(
    { production: true, logLevel: 'info' },
    { write: (line) => void lines.push(line) },
  );
  logger.error({ err: failure }, 'a query failed');
  expect(lines.join('')).toContain('a query failed');
  expect(lines.join('')).not.toContain(secret);
});
