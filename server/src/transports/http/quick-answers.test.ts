import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getHomeBoard } from '@one-dream/contract/features/home.ts';
import { listPosters } from '@one-dream/contract/features/posters.ts';
import { listLeaders } from '@one-dream/contract/features/records.ts';
import { getStandings, listTopPlayers } from '@one-dream/contract/features/standings.ts';
import {
  getTournament,
  listTournamentsPublicly,
} from '@one-dream/contract/features/tournaments.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pathOf } from '../../../../factories/api.ts';
import { openTournament } from '../../../../factories/tournaments.ts';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';

let server: TestServer;
let tournamentId: string;
beforeAll(async () => {
  server = await openTestServer();
  // So many that the list is worth compressing.
  for (let count = 0; count < 4; count++) tournamentId = (await openTournament(server))._id;
});
afterAll(() => server.close());

/** How many requests the framework had a handler for: those that were not answered in front of it. */
let usual = 0;
const count = () => {
  usual += 1;
};
const handled = 'tracing:fastify.request.handler:start';
beforeEach(() => {
  usual = 0;
  subscribe(handled, count);
});
afterEach(() => void unsubscribe(handled, count));

const json = 'application/json';
/** The same to whoever reads it, and not word for word the question that is known. */
const jsonInOtherWords = 'application/json; charset=utf-8';

interface Sent {
  path: string;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

function write({ path, method = 'POST', body = '{}', headers = {} }: Sent): string {
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: 'localhost', 'content-type': json, ...length, ...headers });
  return [
    `${method} ${path} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}

/** What comes over the wire until the server ends the connection, a letter for each byte. */
async function exchange(...parts: string[]): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
  let heard = '';
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text;
  });
  const closed = once(socket, 'close');
  for (const part of parts) {
    socket.write(part);
    await sleep(20);
  }
  await closed;
  return heard;
}

const last = { connection: 'close' };
const ask = (sent: Sent) => exchange(write({ ...sent, headers: { ...sent.headers, ...last } }));

/** Two answers are as good as the same when they differ in nothing but these. */
const withoutItsOwn = (answer: string) =>
  answer.replace(/(x-request-id|Date): .*\r\n/g, '$1: …\r\n');

const kept = () => [
  { path: pathOf(listTournamentsPublicly, {}), body: '{"limit":4}' },
  { path: pathOf(getTournament, { params: { tournamentId } }) },
  { path: pathOf(getStandings, { params: { tournamentId } }) },
  { path: pathOf(listTopPlayers, { params: { tournamentId } }) },
  { path: pathOf(listPosters, {}) },
  { path: pathOf(getHomeBoard, {}) },
  { path: pathOf(listLeaders, {}), body: '{"league":"EVENTS","month":"2026-11"}' },
];
const places = [
  'list',
  'tournament',
  'standings',
  'players',
  'posters',
  'home',
  'leaders',
] as const;
const questionOf = (place: (typeof places)[number]) => kept()[places.indexOf(place)] as Sent;

describe('a question that was answered before', () => {
  it.each(places)('gets the same answer quickly, word for word: %s', async (place) => {
    const question = questionOf(place);
    const headersOf: Record<string, string>[] = [
      {},
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'gzip, br' },
      { 'accept-encoding': 'br;q=0' },
      { cookie: 'a=b', authorization: 'Bearer nobody', origin: 'https://elsewhere.example' },
    ];
    const first = await ask(question);
    expect(first).toMatch(/^HTTP\/1\.1 200 /);
    const etag = /etag: (.*)\r\n/.exec(first)?.[1] ?? '';
    for (const headers of [...headersOf, { 'if-none-match': etag }]) {
      usual = 0;
      const quick = await ask({ ...question, headers });
      expect(usual, 'answered by the framework').toBe(0);
      const slow = await ask({
        ...question,
        headers: { ...headers, 'content-type': jsonInOtherWords },
      });
      expect(usual).toBe(1);
      expect(withoutItsOwn(quick)).toBe(withoutItsOwn(slow));
      expect(/x-request-id: ([\w-]{36})\r\n/.exec(quick)?.[1]).toBeDefined();
    }
    expect(await ask({ ...question, headers: { 'if-none-match': etag } })).toMatch(
      /^HTTP\/1\.1 304 /,
    );
  });

  it('gets what is true now', async () => {
    const question = questionOf('list');
    await ask(question);
    const before = await ask(question);
    const { title } = await openTournament(server);
    const after = await ask(question);
    expect(before).not.toContain(title);
    expect(after).toContain(title);
    expect(usual).toBeLessThanOrEqual(1);
  });

  it('is answered in its turn among others on one connection', async () => {
    const [known, other] = [questionOf('posters'), { ...questionOf('posters'), body: '{"a":1}' }];
    await ask(known);
    const missing = { path: '/api/nothing' };
    const answers = await exchange(
      [known, other, missing, known, { ...known, headers: last }].map(write).join(''),
    );
    expect(answers.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(-3))).toEqual([
      '200',
      '200',
      '404',
      '200',
      '200',
    ]);
    expect(usual).toBeLessThanOrEqual(2);
  });

  it('is counted and told in the log like any other', async () => {
    const question = questionOf('home');
    await ask(question);
    const countOf = async () => {
      const text = await (await fetch(`${server.url}/metrics`)).text();
      return Number(
        /http_requests_total\{call="\/api\/noauth\/home",status="200"\} (\d+)/.exec(text)?.[1],
      );
    };
    const before = await countOf();
    usual = 0;
    await ask(question);
    expect(usual).toBe(0);
    expect(await countOf()).toBe(before + 1);
  });
});

describe('what is not that question', () => {
  const chunked = (body: string) => {
    const headers = { 'transfer-encoding': 'chunked', ...last };
    const head = write({ ...questionOf('list'), body: '', headers });
    const size = body.length.toString(16);
    return `${head.replace(/content-length: 0\r\n/, '')}${size}\r\n${body}\r\n0\r\n\r\n`;
  };

  it('goes the usual way: another method', async () => {
    await ask(questionOf('list'));
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await ask({ ...questionOf('list'), method });
      expect(answer, method).toMatch(/^HTTP\/1\.1 404 /);
    }
  });

  it.each([
    ['no JSON', { body: '{"limit":4' }, 400],
    ['not acceptable', { body: '{"limit":"four"}' }, 422],
    ['a list', { body: '[]' }, 400],
    ['a prototype', { body: '{"__proto__":{"limit":4}}' }, 400],
    ['of another type', { headers: { 'content-type': 'text/plain' } }, 415],
    ['without a type', { headers: { 'content-type': '' } }, 415],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['empty', { body: '' }, 200],
    ['too large', { body: `{"limit":4,"a":"${'x'.repeat(2 ** 20)}"}` }, 413],
    ['with more than it takes', { body: `{"limit":4,"a":"${'x'.repeat(50_000)}"}` }, 422],
    ['long', { body: `{"limit":4${' '.repeat(5000)}}` }, 200],
  ])('goes the usual way: a body that is %s', async (_what, change, status) => {
    await ask(questionOf('list'));
    for (let time = 0; time < 2; time++) {
      const answer = await ask({ ...questionOf('list'), ...change });
      expect(answer.slice(9, 12)).toBe(String(status));
    }
  });

  it('goes the usual way: a body in pieces, with its length or without', async () => {
    const question = questionOf('list');
    await ask(question);
    usual = 0;
    const whole = write({ ...question, headers: last });
    expect(await exchange(whole.slice(0, -5), whole.slice(-5))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await exchange(chunked('{"limit":4}'))).toMatch(/^HTTP\/1\.1 200 /);
    expect(usual).toBe(2);
    // Its head alone is not answered before the rest of it is there.
    const head = whole.slice(0, -'{"limit":4}'.length);
    expect(await exchange(head, '{"limit":4}')).toMatch(/^HTTP\/1\.1 200 /);
    expect(usual).toBe(2);
    // A first piece that is known may be the beginning of something else.
    const other = write({ ...question, body: `${question.body}nonsense`, headers: last });
    expect(await exchange(other.slice(0, -8), other.slice(-8))).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('goes the usual way: an address that begins like it', async () => {
    await ask(questionOf('list'));
    for (const path of ['/api/noauth/tournament/', '/api/noauth/tournaments'])
      expect(await ask({ ...questionOf('list'), path }), path).toMatch(/^HTTP\/1\.1 404 /);
    usual = 0;
    for (const path of ['/api/noauth/tournament%', '/api/noauth/tournament?limit=4'])
      expect(await ask({ ...questionOf('list'), path }), path).toMatch(/^HTTP\/1\.1 200 /);
    expect(usual).toBe(2);
  });

  it('does not hold up who breaks off', async () => {
    const head = write(questionOf('list')).slice(0, -5);
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
    socket.write(head, () => socket.destroy());
    await once(socket, 'close');
    expect(await ask(questionOf('list'))).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('what cannot be answered', () => {
  it('is refused as ever', async () => {
    const lost = await openTestServer();
    const send = async (type: string) => {
      const headers = { 'content-type': type };
      const path = lost.url + pathOf(listPosters, {});
      const answer = await fetch(path, { method: 'POST', headers, body: '{}' });
      return { status: answer.status, body: await answer.json() };
    };
    expect((await send(json)).status).toBe(200);
    await lost.platform.jobs.stop();
    await lost.platform.database.close();
    const quick = await send(json);
    expect(quick).toMatchObject({ body: { success: false } });
    expect(quick.status).toBeGreaterThanOrEqual(500);
    expect(quick).toEqual(await send(jsonInOtherWords));
    await lost.close().catch(() => {});
  });
});
