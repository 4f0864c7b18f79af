import { request } from 'node:http';
import { calls } from '@one-dream/contract/calls.ts';
import { logout } from '@one-dream/contract/features/auth/auth.ts';
import { describe, expect, it } from 'vitest';
import { findRefusalFault } from '../../../../factories/answer-shape.ts';
import { type Answer, refused, succeeded } from '../../../../factories/api.ts';
import { png } from '../../../../factories/pictures.ts';
import { newPlayer } from '../../../tests/support/people.ts';
import { measureProcessor } from '../../../tests/support/processor-time.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const player = await newPlayer(server);

const json = { 'content-type': 'application/json' };
const asPlayer = () => ({ authorization: `Bearer ${player.token}` });

function expectRefusal(answer: Answer): void {
  expect(findRefusalFault(answer), JSON.stringify(answer.body)).toBeUndefined();
}

describe('a JSON body', () => {
  const path = '/api/user/saveingameinfo';
  const send = (body: string | FormData, headers: Record<string, string> = json) =>
    server.api.sendRaw(path, { body, headers: { ...asPlayer(), ...headers } });

  it.each([
    ['cut off', '{"inGameName": "a'],
    ['no JSON', 'inGameName=a'],
    ['a list', '[]'],
    ['a text', '"inGameName"'],
    ['a number', '42'],
    ['two bodies', '{}{}'],
    ['a prototype', '{"__proto__": {"role": "owner"}, "inGameName": "a", "inGameId": "1"}'],
    ['a constructor', '{"constructor": {"prototype": {"role": "owner"}}, "inGameName": "a"}'],
    ['100,000 brackets', '['.repeat(100_000)],
  ])('that is %s is malformed', async (_what, body) => {
    const answer = await send(body);
    expect(answer).toMatchObject(refused('MALFORMED'));
    expectRefusal(answer);
  });

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['wrong types', '{"inGameName": {"a": 1}, "inGameId": [1], "inGameRole": true}'],
    ['a text of 50 KB', JSON.stringify({ inGameName: 'x'.repeat(50_000), inGameId: '1' })],
    ['a NUL', '{"inGameName": "a\\u0000b", "inGameId": "1"}'],
    ['half a character', '{"inGameName": "a\\ud800b", "inGameId": "1"}'],
    [
      '1,000 unknown fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`f${n}`, n]))),
    ],
  ])('that is %s is not acceptable', async (_what, body) => {
    const spent = await measureProcessor(async () => {
      const answer = await send(body);
      expect(answer).toMatchObject(refused('INVALID'));
      expectRefusal(answer);
    });
    expect(spent).toBeLessThan(1000);
  });

  it('of more than 1 MiB is too large', async () => {
    const answer = await send(JSON.stringify({ inGameName: 'x'.repeat(1024 * 1024) }));
    expect(answer).toMatchObject(refused('TOO_LARGE'));
    expectRefusal(answer);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/xml', 'image/png', 'nonsense'])(
    'does not come as %s',
    async (type) => {
      const answer = await send('{}', { 'content-type': type });
      expect(answer).toMatchObject(refused('UNSUPPORTED_MEDIA'));
      expectRefusal(answer);
    },
  );

  it('does not come as a form', async () => {
    const form = new FormData();
    form.append('inGameName', 'a');
    const answer = await send(form, {});
    expect(answer).toMatchObject(refused('UNSUPPORTED_MEDIA'));
    expectRefusal(answer);
  });

  it('is not asked for where a call has none', async () => {
    for (const init of [{}, { headers: json }, { headers: json, body: 'null' }])
      expect(await server.api.sendRaw('/api/noauth/poster', init)).toMatchObject(succeeded);
  });
});

describe('a body that does not come', () => {
  /** Sends a head, and the beginning of a body. */
  function begin(path: string, { head, start }: { head: Record<string, string>; start: string }) {
    const sent = request(server.url + path, { method: 'POST', headers: { ...json, ...head } });
    sent.on('error', () => {});
    sent.write(start);
    const status = new Promise<number | undefined>((resolve) => {
      sent.once('response', (answer) => resolve(answer.resume().statusCode));
    });
    return { sent, status };
  }

  it.each(
    calls.filter(
      ({ call }) => call.access !== 'public' && (call.carriesPicture || call.file || call.pictures),
    ),
  )('is waited for from nobody who may not call $name', async ({ call }) => {
    const head = { 'content-length': String(8 * 1024 * 1024) };
    const visitor = begin(`/api${call.path}`, { head, start: '{"' });
    expect(await visitor.status).toBe(401);
    visitor.sent.destroy();
    if (call.access === 'user') return;
    const stranger = begin(`/api${call.path}`, { head: { ...head, ...asPlayer() }, start: '{"' });
    expect(await stranger.status).toBe(403);
    stranger.sent.destroy();
  });

  it('until its sender has signed out counts for nothing', async () => {
    const leaving = await newPlayer(server);
    const head = { authorization: `Bearer ${leaving.token}` };
    const { sent, status } = begin('/api/user/saveingameinfo', { head, start: '{' });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await server.api.act(logout, { as: leaving });
    sent.end('}');
    expect(await status).toBe(401);
  });

  it('is refused as a form, too, if its sender has signed out meanwhile', async () => {
    const leaving = await newPlayer(server);
    const head = {
      authorization: `Bearer ${leaving.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const name = 'Content-Disposition: form-data; name="name"';
    const { sent, status } = begin('/api/team/create', { head, start: `--x\r\n${name}\r\n\r\n` });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await server.api.act(logout, { as: leaving });
    sent.end('Too Late\r\n--x--\r\n');
    expect(await status).toBe(401);
  });
});

describe('a form', () => {
  const boundary = 'x-boundary';
  const part = (head: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const send = (body: string | FormData, type = `multipart/form-data; boundary=${boundary}`) =>
    server.api.sendRaw('/api/team/create', {
      body,
      headers: { ...asPlayer(), ...(type && { 'content-type': type }) },
    });
  const logoPart = part('name="logo"; filename="a.png"', 'not a picture');

  it.each([
    ['without a boundary', 'abc', 'multipart/form-data'],
    ['with another boundary', part('name="name"', 'a'), 'multipart/form-data; boundary=other'],
    ['cut off in a part', part('name="name"', 'a').slice(0, -10), undefined],
    ['cut off in a file', logoPart, undefined],
    ['of noise', '\u0000\u0001\u0002'.repeat(100), undefined],
    ['with two files', `${logoPart}${logoPart}--${boundary}--\r\n`, undefined],
    [
      'with 30 fields',
      `${Array.from({ length: 30 }, (_, n) => part(`name="f${n}"`, 'a')).join('')}--${boundary}--\r\n`,
      undefined,
    ],
    ['with a prototype', `${part('name="__proto__"', 'a')}--${boundary}--\r\n`, undefined],
    [
      'with a constructor',
      `${part('name="constructor"; filename="a"', 'a')}--${boundary}--\r\n`,
      undefined,
    ],
    [
      'with a part that says it is JSON',
      `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: application/json\r\n\r\n{broken\r\n--${boundary}--\r\n`,
      undefined,
    ],
  ])('%s is refused', async (_what, body, type) => {
    const answer = await send(body, type);
    expect(answer).toMatchObject(refused('MALFORMED'));
    expectRefusal(answer);
  });

  it('that is empty lacks its fields', async () => {
    const answer = await send('');
    expect(answer).toMatchObject(refused('INVALID'));
    expectRefusal(answer);
  });

  it('takes its fields as texts and its pictures as files, not the other way round', async () => {
    const form = new FormData();
    form.append('name', new Blob(['As File']), 'name.txt');
    form.append('logo', '/images/none.webp');
    expect(await send(form, '')).toMatchObject(
      refused('INVALID', { message: 'Please enter a team name.' }),
    );
  });

  it('does not take a file under another name', async () => {
    const form = new FormData();
    form.append('name', 'Stray File');
    form.append('banner', new Blob([Uint8Array.from(await png())]), '../../etc/passwd');
    expect(await send(form, '')).toMatchObject(
      refused('INVALID', { message: 'Please upload a team logo.' }),
    );
  });
});

describe('an address below /api', () => {
  it.each([
    ['that is unknown', '/api/nothing'],
    ['with a broken escape', '/api/team/invite/%zz'],
    ['with a broken escape in UTF-8', '/api/team/invite/%ff'],
    ['with a NUL', '/api/noauth/tournament/%00'],
    ['with a very long part', `/api/team/invite/${'x'.repeat(300)}`],
    ['that climbs', '/api/../../etc/passwd'],
    ['that climbs in disguise', '/api/noauth/tournament/..%2f..%2fetc%2fpasswd'],
    ['with an empty part', '/api/team/get/'],
  ])('%s is not found, in JSON', async (_what, path) => {
    const answer = await server.api.sendRaw(path, { headers: { ...asPlayer(), ...json } });
    expect(answer.status).toBe(404);
    expectRefusal(answer);
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('is not there for %s', async (method) => {
    const headers = { accept: 'text/html', ...asPlayer() };
    const answer = await server.api.sendRaw('/api/noauth/poster', { method, headers });
    expect(answer).toMatchObject(refused('NOT_FOUND'));
    expectRefusal(answer);
  });
});

describe('every answer', () => {
  it.each([
    // Public answers can be cached, to be asked about each time; everything else is kept nowhere.
    ['a public success', '/api/noauth/poster', 'no-cache'],
    ['a refusal', '/api/team/delete', 'no-store'],
    ['what is unknown', '/api/nothing', 'no-store'],
    ['what is malformed', '/api/team/invite/%zz', 'no-store'],
  ])('(%s) says how it may be used', async (_what, path, caching) => {
    const { headers } = await server.api.sendRaw(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    // Nothing is loaded, run or framed where an answer is looked at as if it were a page.
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe(caching);
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('names no call twice', () => {
    const paths = calls.map(({ call }) => call.path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(paths).size).toBe(paths.length);
  });
});
