import {
  embedPath,
  sharePicturePath,
  standingsFilePath,
} from '@one-dream/contract/features/sharing/sharing.values.ts';
import { finaliseStage } from '@one-dream/contract/features/standings/standings.staff.ts';
import { readCells } from '@one-dream/contract/scoring/delimited-text.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Arena,
  newArena,
  playOut,
  publish,
  rowsOf,
  tableOf,
} from '../../../factories/results.ts';
import { sharedTestServer, startTestServer } from '../../tests/support/start-test-server.ts';

let arena: Arena;

const server = await sharedTestServer();
beforeAll(async () => {
  arena = await newArena(server, { form: { matches: 2 } });
  await publish(server, { match: arena.match, as: arena.admin, rows: rowsOf(arena.entries) });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });
const tournamentId = () => arena.tournament._id;
const nobody = '00000000-0000-7000-8000-000000000000';

describe('pictures to share', () => {
  it.each([
    ['standings', 'portrait', 1080, 1350],
    ['schedule', 'wide', 1920, 1080],
    ['match', 'portrait', 1080, 1350],
    ['slots', 'wide', 1920, 1080],
  ] as const)('%s, %s', async (view, shape, width, height) => {
    const id = view === 'match' || view === 'slots' ? arena.match._id : tournamentId();
    const answer = await get(sharePicturePath({ view, id, shape }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
    // A little of everything: not an empty ground.
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(1);
  });

  it('are drawn once for everybody who asks, told to be the same, and drawn anew when they change', async () => {
    const path = sharePicturePath({ view: 'standings', id: tournamentId(), shape: 'wide' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)));
    const tags = new Set(answers.map(({ headers }) => headers.get('etag')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(tags.size).toBe(1);
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(new Set(bodies.map(({ byteLength }) => byteLength)).size).toBe(1);
    const [tag = ''] = tags;
    const same = await get(path, { 'If-None-Match': tag ?? '' });
    expect(same.status).toBe(304);
    await publish(server, {
      match: arena.matches[1] ?? expect.fail(),
      as: arena.admin,
      rows: rowsOf(arena.entries.toReversed()),
    });
    const changed = await get(path, { 'If-None-Match': tag ?? '' });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  it('are not there for what is not public, not yet, or not at all', async () => {
    const of = (part: object) =>
      sharePicturePath({ view: 'standings', id: tournamentId(), shape: 'wide', ...part });
    const refusedPaths = [
      of({ id: nobody }),
      of({ page: 2 }),
      of({ view: 'winners' }),
      of({ view: 'match', id: nobody }),
      of({ group: 'Z' }),
      of({ stageId: nobody }),
      `${of({})}?page=-1`,
      `${of({})}?page=1&page=2`,
      `${of({})}?stage=${'x'.repeat(5000)}`,
      of({}).replace('wide', 'constructor'),
      of({}).replace('/standings/', '/__proto__/'),
      '/share/standings/x/wide.png',
    ];
    for (const path of refusedPaths) expect([path, (await get(path)).status]).toEqual([path, 404]);
    const draft = await newArena(server);
    await server.change(
      'tournaments',
      { id: draft.tournament._id },
      { is_draft: true, status: 'UPCOMING' },
    );
    for (const path of [
      of({ id: draft.tournament._id }),
      of({ view: 'schedule', id: draft.tournament._id }),
      of({ view: 'slots', id: draft.match._id }),
      standingsFilePath({ tournamentId: draft.tournament._id, form: 'json' }),
      embedPath({ tournamentId: draft.tournament._id }),
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('show the winners once the event is over', async () => {
    const over = await newArena(server);
    await playOut(server, over);
    const path = sharePicturePath({ view: 'winners', id: over.tournament._id, shape: 'portrait' });
    expect((await get(path)).status).toBe(404);
    await server.api.act(finaliseStage, {
      as: over.admin,
      params: { stageId: over.stage._id },
      body: {},
    });
    expect((await get(path)).status).toBe(200);
  });
});

describe('the standings as files', () => {
  it('are safe to open in a spreadsheet, and carry every sum', async () => {
    const evil = await newArena(server);
    await publish(server, { match: evil.match, as: evil.admin, rows: rowsOf(evil.entries) });
    const [first = ''] = evil.entries;
    await server.change(
      'registrations',
      { id: first },
      { team_name: '=HYPERLINK("https://evil.example","x")' },
    );
    const answer = await get(standingsFilePath({ tournamentId: evil.tournament._id, form: 'csv' }));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const text = await answer.text();
    const table = await tableOf(server, evil);
    const [heads, ...lines] = readCells(text);
    expect(heads?.slice(0, 4)).toEqual(['Rank', 'Team', 'Matches', 'WWCD']);
    expect(lines).toHaveLength(table.rows.length);
    expect(lines[0]?.[1]).toBe(`'=HYPERLINK("https://evil.example","x")`);
    expect(lines.map((cells) => Number(cells[7]) * 10)).toEqual(
      table.rows.map(({ totalX10 }) => totalX10),
    );
  });

  it('come as TSV to copy and as JSON without anybody’s id', async () => {
    const tsv = await get(standingsFilePath({ tournamentId: tournamentId(), form: 'tsv' }));
    expect((await tsv.text()).split('\n')[0]).toMatch(/^Rank\tTeam\tMatches\tWWCD\t/);
    const json = await get(standingsFilePath({ tournamentId: tournamentId(), form: 'json' }));
    const text = await json.text();
    expect(JSON.parse(text)).toMatchObject({
      tournament: arena.tournament.title,
      isFinal: false,
      tables: [{ group: null, rows: [{ rank: 1 }, {}, {}, {}] }],
    });
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(
      (await get(standingsFilePath({ tournamentId: tournamentId(), form: 'xls' as never }))).status,
    ).toBe(404);
  });
});

describe('the table to frame', () => {
  it('is the one page that another site may frame, and runs nothing', async () => {
    const answer = await get(embedPath({ tournamentId: tournamentId() }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-frame-options')).toBeNull();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(await answer.text()).toContain('Provisional');
    for (const path of ['/', `/tournament/${tournamentId()}/standings`, '/embed/standings/x']) {
      const other = await get(path, { Accept: 'text/html' });
      expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('shows names as text', async () => {
    const evil = await newArena(server);
    await publish(server, { match: evil.match, as: evil.admin, rows: rowsOf(evil.entries) });
    await server.change(
      'registrations',
      { id: evil.entries[0] ?? '' },
      { team_name: '<img src=x onerror=alert(1)>' },
    );
    const html = await (await get(embedPath({ tournamentId: evil.tournament._id }))).text();
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
  });
});

describe('what is made for strangers', () => {
  it('has one budget by address: what is asked for the first time counts, what is known does not', async () => {
    const limited = await startTestServer({ limits: 'on', trustProxy: true });
    try {
      const headers = { 'X-Forwarded-For': '203.0.113.9' };
      const ask = (path: string) => fetch(`${limited.url}${path}`, { headers });
      const ofNobody = (number: number) =>
        `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
      const paths = Array.from({ length: 270 }, (_, number) => {
        const id = ofNobody(number);
        return [
          sharePicturePath({ view: 'standings', id, shape: 'wide' }),
          standingsFilePath({ tournamentId: id, form: 'csv' }),
          embedPath({ tournamentId: id }),
        ][number % 3] as string;
      });
      const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status));
      expect(statuses.filter((status) => status === 404)).toHaveLength(240);
      expect(statuses.filter((status) => status === 429)).toHaveLength(30);
      const known = paths[statuses.indexOf(404)] ?? expect.fail('none');
      expect((await ask(known)).status).toBe(404);
    } finally {
      await limited.close();
    }
  });
});
