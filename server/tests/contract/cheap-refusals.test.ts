import { Agent, request as httpRequest } from 'node:http';
import { calls, type NamedCall } from '@one-dream/contract/calls.ts';
import { errorStatus } from '@one-dream/contract/errors.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTournament } from '../../../factories/tournaments.ts';
import { bodyMaxBytes } from '../../src/transports/http/body-limits.ts';
import { meet } from '../support/actors.ts';
import { baits, bare, countTexts, fill, fillLists, repeat } from '../support/bait.ts';
import { leastProcessor, measureProcessor, measureSlowness } from '../support/processor-time.ts';
import { startTestServer, type TestServer } from '../support/start-test-server.ts';
import { zip } from '../support/zip.ts';

/**
 * Milliseconds of processor that a request of at most 1 MiB may cost, the sending of it included; more where the same work
 * costs more: on a slower machine, or beside other tests.
 */
const most = 100;
/** Expensive-looking requests are measured again, so that the maximum reported is not due to machine load. Milliseconds. */
const enough = 40;
const bodyBytes = bodyMaxBytes - 20_000;
/** Node limits headers to 16 KiB. */
const headBytes = 15_000;

/** Done, refused as the contract says, or what HTTP has of its own for a head: it is never a fault of ours. */
const ruled = new Set<number>([
  ...[200, 304, 416, 431],
  ...Object.values(errorStatus).filter((status) => status < 500),
]);

let server: TestServer;
const agent = new Agent({ keepAlive: true });
const longest = { milliseconds: 0, what: '' };
beforeAll(async () => {
  // Jobs would be counted, too.
  server = await startTestServer();
});
afterAll(async () => {
  console.info(`longest: ${longest.milliseconds.toFixed(1)} ms, ${longest.what}`);
  agent.destroy();
  await server?.close();
});

interface Sending {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** @returns the status; what is answered is read and thrown away */
function send({ path, method = 'POST', headers = {}, body }: Sending): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(server.url + path, { method, headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject).end(body);
  });
}

async function expectCheap(what: string, sending: Sending): Promise<void> {
  let status = 0;
  const attempt = async () => {
    status = await send(sending);
  };
  let milliseconds = await leastProcessor(attempt, { enough });
  if (milliseconds >= most) milliseconds = await relativeCost(attempt);
  if (milliseconds > longest.milliseconds) Object.assign(longest, { milliseconds, what });
  expect(ruled, `${what}: ${status}`).toContain(status);
  expect(milliseconds, what).toBeLessThan(most);
}

/** The least of some tries, each divided by what the machine was slower just then. */
async function relativeCost(attempt: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let made = 0; made < 4; made++) {
    const slowness = await measureSlowness();
    least = Math.min(least, (await measureProcessor(attempt)) / slowness);
  }
  return least;
}

const json = (body: unknown) => Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
const pathTo = ({ call }: NamedCall) =>
  apiBasePath + call.path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');

describe.each(calls.filter(({ call }) => !call.pictures))('$feature: $name', (named) => {
  const { call, name } = named;

  it('costs little, whatever its fields are', { timeout: 240_000 }, async () => {
    const role = call.access === 'admin' || call.access === 'owner' ? call.access : 'player';
    const as = await meet(server, role);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${as?.token}` };
    const path = pathTo(named);
    const texts = countTexts(call.body);
    for (const [bait, unit] of texts > 0 ? Object.entries(baits) : []) {
      for (const make of [repeat, bare]) {
        // A control character or quote is written as up to six bytes.
        const written = (JSON.stringify(unit).length - 2) / unit.length;
        const body = json(fill(call.body, make(unit, bodyBytes / texts / written)));
        expect(body.length).toBeLessThanOrEqual(bodyMaxBytes);
        await expectCheap(`${name}: ${bait}`, { path, headers, body });
      }
    }
    for (const text of ['', 'a', 'a\u0301'.repeat(200)]) {
      const one = JSON.stringify(fillLists(call.body, { text, times: 1 })).length;
      const times = Math.max(1, Math.floor(bodyBytes / (2 * one + 8)));
      const body = json(fillLists(call.body, { text, times }));
      if (body.length < bodyMaxBytes)
        await expectCheap(`${name}: ${times} in each list`, { path, headers, body });
    }
  });
});

describe('a body in another form', () => {
  const names = (make: (index: number) => string) => {
    const parts: string[] = [];
    for (let index = 0, length = 0; length < bodyBytes; index++) {
      parts.push(make(index));
      length += (parts.at(-1)?.length ?? 0) + 1;
    }
    return parts.join(',');
  };
  it.each([
    ['lists in lists', `{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
    ['objects in objects', `${'{"a":'.repeat(170_000)}1${'}'.repeat(170_000)}`],
    ['a prototype deep inside', `${'{"a":'.repeat(100_000)}{"__proto__":1}${'}'.repeat(100_000)}`],
    ['unclosed lists', '['.repeat(bodyBytes)],
    ['a list of numbers', `{"a":[${'1,'.repeat(500_000)}1]}`],
    ['a list of objects', `{"prizes":[${'{},'.repeat(330_000)}{}],"rules":1}`],
    ['many fields', `{${names((index) => `"k${index}":1`)}}`],
    ['many fields inside one', `{"title":{${names((index) => `"k${index}":1`)}}}`],
    ['many escapes', `{"title":"${'\\u0301'.repeat(160_000)}"}`],
    ['almost prototypes', `{"title":[${names(() => '"__proto__"   ')}]}`],
    ['spaces', `${' '.repeat(bodyBytes)}{}`],
    ['a long number', `{"slots":${'1'.repeat(bodyBytes)}}`],
  ])('costs little: %s', async (what, text) => {
    const admin = await meet(server, 'admin');
    for (const path of ['/api/admin/tournament/create', '/api/auth/login']) {
      const authorization = `Bearer ${admin?.token}`;
      const headers = { 'content-type': 'application/json', authorization };
      await expectCheap(what, { path, headers, body: json(text) });
    }
  });

  it.each([
    ['many fields', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'],
    ['many files', '--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\nb\r\n'],
    ['many borders', '--x\r\n'],
    ['almost borders', '\r\n--'],
    ['spaces', ' '],
  ])('costs little as a form: %s', async (what, part) => {
    const player = await meet(server, 'player');
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${player?.token}`,
    };
    for (const text of [bare(part, bodyBytes), `${bare(part, bodyBytes)}\r\n--x--\r\n`]) {
      const body = Buffer.from(`--x\r\n${text}`.slice(0, bodyMaxBytes));
      for (const path of ['/api/team/create', '/api/auth/register'])
        await expectCheap(`form: ${what}`, { path, headers, body });
    }
  });
});

describe('a sheet of teams', () => {
  const squad = 'Mortal 5123456789, '.repeat(26);
  const attributes = (count: number) =>
    Array.from({ length: count }, (_, n) => `a${n}=""`).join(' ');
  const workbookOf = (rows: string, strings = '<sst/>') =>
    zip([
      { name: 'xl/workbook.xml', content: '<workbook><sheets/></workbook>' },
      { name: 'xl/sharedStrings.xml', content: strings },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      },
    ]);
  const lines = (count: number, line: string) => `${line}\n`.repeat(count).slice(0, bodyBytes);
  const sheets: Record<string, string | Buffer> = {
    'one text in every cell': workbookOf(
      `<row>${'<c t="s"><v>0</v></c>'.repeat(60)}</row>`.repeat(199),
      `<sst><si><t>${squad}</t></si></sst>`,
    ),
    'many attributes of a tag': workbookOf(`<row><c ${attributes(200_000)}/></row>`),
    'as many attributes of a tag as are read of all': workbookOf(
      `<row><c ${attributes(79_000)}/></row>`,
    ),
    'attributes of many tags': workbookOf(`<row><c ${attributes(50)}/></row>`.repeat(6_000)),
    'cells in every line': workbookOf(
      `<row>${'<c t="str"><v>a b</v></c>'.repeat(60)}</row>`.repeat(1_500),
    ),
    'cells in one line': workbookOf(`<row>${'<c><v>1</v></c>'.repeat(200_000)}</row>`),
    'tags in tags': workbookOf(`${'<a>'.repeat(300_000)}${'</a>'.repeat(300_000)}`),
    tags: workbookOf('<a/>'.repeat(900_000)),
    entities: workbookOf(`<row><c t="str"><v>${'&#65;'.repeat(700_000)}</v></c></row>`),
    'entities of many texts': workbookOf(
      `<row>${`<c t="str"><v>${'&#65;'.repeat(900)}</v></c>`.repeat(850)}</row>`,
    ),
    'shared texts': workbookOf('<row/>', `<sst>${'<si><t>a b</t></si>'.repeat(190_000)}</sst>`),
    'as much as is read': lines(20, Array.from({ length: 12 }, () => squad).join('\t')),
    'squads, pasted': lines(2_000, Array.from({ length: 60 }, () => squad).join('\t')),
    'cells, pasted': lines(1_500, 'a1 b 5123\t'.repeat(60)),
    'a chat’s list': lines(1_400, `1. Team – ${squad}`),
    commas: ','.repeat(bodyBytes),
    quotes: '",'.repeat(bodyBytes / 2),
  };

  it.each(Object.entries(sheets))('costs little: %s', async (what, sheet) => {
    const { _id } = await openTournament(server, { guests: true });
    const admin = await meet(server, 'admin');
    const path = `/api/guests/preview/${_id}`;
    const authorization = `Bearer ${admin?.token}`;
    const type = Buffer.isBuffer(sheet) ? 'multipart/form-data; boundary=x' : 'application/json';
    const file = '--x\r\ncontent-disposition: form-data; name="table"; filename="a.xlsx"\r\n\r\n';
    const body = Buffer.isBuffer(sheet)
      ? Buffer.concat([Buffer.from(file), sheet, Buffer.from('\r\n--x--\r\n')])
      : json({ table: sheet });
    expect(body.length).toBeLessThanOrEqual(2 * bodyMaxBytes);
    await expectCheap(`sheet: ${what}`, {
      path,
      headers: { 'content-type': type, authorization },
      body,
    });
  });
});

describe('a head', () => {
  const printable = Object.entries({ ...baits, weights: ';q=0.', commas: ', ,', pairs: 'a=b;' })
    .map(([bait, unit]) => [bait, unit.replace(/[^\x20-\x7e]/g, '')] as const)
    .flatMap(([bait, unit]) => (unit ? [[bait, bare(unit, headBytes)] as const] : []));
  const headers = [
    ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'cookie'],
    ...['if-none-match', 'if-modified-since', 'origin', 'range', 'referer', 'user-agent'],
    ...['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'sec-websocket-key'],
  ];
  const places = [
    { method: 'GET', path: '/' },
    { method: 'GET', path: '/tournament' },
    { method: 'GET', path: '/images/x.webp' },
    { method: 'GET', path: '/socket.io/?EIO=4&transport=polling' },
    { method: 'POST', path: '/api/noauth/tournament' },
    { method: 'POST', path: '/api/team/create' },
    { method: 'POST', path: '/api/user/saveingameinfo' },
  ];

  it.each(headers)('costs little: %s', async (header) => {
    for (const place of places)
      for (const [bait, text] of printable)
        for (const value of [text, `gzip${text}x`, `multipart/form-data; boundary=${text}`]) {
          const sending = { ...place, headers: { [header]: value } };
          await expectCheap(`${place.path} ${header}: ${bait}`, sending);
        }
  });

  it.each(Object.entries(baits))('costs little in the address: %s', async (bait, unit) => {
    const text = encodeURIComponent(bare(unit, headBytes / 6)).slice(0, headBytes);
    for (const start of [
      '/',
      '/tournament/',
      '/api/auth/token/',
      '/images/',
      '/?a=',
      '/team/invite/',
    ])
      for (const method of ['GET', 'POST'])
        await expectCheap(`${start} ${bait}`, { method, path: start + text });
  });
});
