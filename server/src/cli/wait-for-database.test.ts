import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { waitForDatabase } from './wait-for-database.ts';

it('says that the process is alive and not ready, until the database answers', async () => {
  const database = await openUnavailableDatabase();
  const config = { host: '127.0.0.1', port: await freePort(), databaseUrl: database.url };
  const { promise: isWaiting, resolve } = Promise.withResolvers<void>();
  const waiting = waitForDatabase(config, { error: () => resolve(), info: () => {} });
  waiting.catch(() => undefined);
  await isWaiting;
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${config.port}${path}`)).status;
  await expect.poll(() => statusOf('/healthz').catch(() => 'closed')).toBe(200);
  expect(await statusOf('/up')).toBe(200);
  for (const path of ['/readyz', '/', '/api/noauth/poster']) expect(await statusOf(path)).toBe(503);
  database.refusePasswords();
  await expect(waiting).rejects.toMatchObject({ code: '28P01' });
  await expect(statusOf('/healthz')).rejects.toBeDefined();
});

/** Closes every connection, as a server that is starting, until it refuses the password instead. */
async function openUnavailableDatabase() {
  let refusesPasswords = false;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (!refusesPasswords) socket.destroy();
    else socket.once('data', () => socket.end(errorResponse('28P01')));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return {
    url: `postgres://site@127.0.0.1:${(server.address() as AddressInfo).port}/site`,
    refusePasswords: () => {
      refusesPasswords = true;
    },
  };
}

/** PostgreSQL's `ErrorResponse` message with this code. */
function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
