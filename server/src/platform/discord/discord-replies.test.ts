import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createDiscordReplies } from './discord-replies.ts';

/** A stand-in that serves attachments from the host of its API. */
async function serveFiles(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetchAttachment } = createDiscordReplies({
    apiUrl: url,
    call: async () => ({ kind: 'away', reason: 'not called' }),
  });
  return { url, asked, fetchAttachment };
}

it('an attachment is taken from Discord’s own hosts by https alone', async () => {
  const { fetchAttachment } = await serveFiles((_request, response) => response.end());
  for (const url of [
    'http://cdn.discordapp.com/attachments/1/2/a.png',
    'http://media.discordapp.net/attachments/1/2/a.png',
    'https://cdn.discordapp.com.example.in/a.png',
    'https://cdn.discordapp.com:8443/a.png',
    'https://user@example.in/cdn.discordapp.com',
    'file:///etc/passwd',
    'no address',
  ]) {
    const outcome = await fetchAttachment({ url, maxBytes: 1_000 });
    expect(outcome, url).toEqual({ kind: 'refused', reason: 'That file is not on Discord.' });
  }
});

it('an attachment that sends elsewhere is not followed', async () => {
  const { url, asked, fetchAttachment } = await serveFiles((request, response) => {
    if (request.url === '/secret') return response.end('secret');
    return response.writeHead(302, { location: '/secret' }).end();
  });
  const outcome = await fetchAttachment({ url: `${url}/files/1`, maxBytes: 1_000 });
  expect(outcome.kind).toBe('away');
  expect(asked).toEqual(['/files/1']);
});

it('an attachment that has no end is read up to its limit', async () => {
  let written = 0;
  const { url, fetchAttachment } = await serveFiles((_request, response) => {
    const more = () => {
      written += 1_000;
      // An end far beyond the limit, so that a reader without one comes back, too.
      if (written > 200_000) return void response.end();
      response.write(Buffer.alloc(1_000), more);
    };
    more();
  });
  const outcome = await fetchAttachment({ url: `${url}/files/1`, maxBytes: 10_000 });
  expect(outcome).toEqual({ kind: 'refused', reason: 'too large' });
});
