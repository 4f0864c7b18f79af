import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

it.each([
  ['headers over 16 KiB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address over 16 KiB', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
  ['a header that is none', 'GET / HTTP/1.1\r\nhost: a\r\nb\r\n\r\n', 400],
  ['no HTTP', 'nonsense\r\n\r\n', 400],
])('answers %s as every refusal, with the headers of data', async (_what, sent, status) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('strict-transport-security: ');
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'MALFORMED' });
});
