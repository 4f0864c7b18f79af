import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getResultDraft, keepResultStrips } from '@one-dream/contract/features/results/results.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import {
  type Arena,
  agreeToStrips,
  correct,
  newArena,
  publish,
  rowsOf,
} from '../../../../factories/results.ts';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';
import { newOwner, type Person } from '../../../tests/support/people.ts';
import { sweep } from '../../operations/retention.ts';
import { exportStrips } from './strips.actions.ts';

let server: TestServer;
let owner: Person;
let folder: string;
beforeAll(async () => {
  server = await openTestServer();
  owner = await newOwner(server);
  folder = await mkdtemp(join(tmpdir(), 'strips-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Two rows of one colour each. */
async function twoStrips(): Promise<Buffer> {
  const top = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } })
    .composite([{ input: top, top: 0, left: 0 }])
    .png()
    .toBuffer();
}

const keep = async ({ match, admin }: Arena, as: Person = admin) =>
  server.api.send(keepResultStrips, {
    as,
    params: { matchId: match._id },
    body: { rows: '2' },
    pictures: { image: await twoStrips() },
  });

let exported = 0;
async function handOut() {
  exported += 1;
  const directory = join(folder, `set-${exported}`);
  const rows = await exportStrips(server.platform, { directory });
  const labels = await readFile(join(directory, 'labels.jsonl'), 'utf8');
  const lines = labels.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
  return { directory, rows, lines };
}

const arenaWithResult = async () => {
  const arena = await newArena(server);
  await publish(server, {
    match: arena.match,
    as: arena.admin,
    rows: rowsOf(arena.entries, [7, 3]),
  });
  return arena;
};

it('nothing is kept before the owner agrees, nor of a match without a result', async () => {
  const arena = await arenaWithResult();
  expect(await keep(arena)).toMatchObject(refused('NOT_ALLOWED'));
  const asked = { as: arena.admin, params: { matchId: arena.match._id } };
  expect((await server.api.act(getResultDraft, asked)).data.keepsStrips).toBe(false);
  await agreeToStrips(server, { owner });
  expect((await server.api.act(getResultDraft, asked)).data.keepsStrips).toBe(true);
  expect(await keep(await newArena(server))).toMatchObject(refused('NOT_PUBLISHED'));
  expect((await handOut()).rows).toBe(0);
});

it('rows are handed out with what the result says of their place, and nothing of whose they are', async () => {
  await agreeToStrips(server, { owner });
  const arena = await arenaWithResult();
  expect((await keep(arena)).status).toBe(200);
  const set = await handOut();
  expect(set.rows).toBe(2);
  expect(set.lines).toEqual([
    { file: '00001-01.png', screen: 1, place: 1, elims: 7 },
    { file: '00001-02.png', screen: 1, place: 2, elims: 3 },
  ]);
  expect((await readdir(set.directory)).toSorted()).toEqual([
    '00001-01.png',
    '00001-02.png',
    'labels.jsonl',
  ]);
  const lower = sharp(join(set.directory, '00001-02.png'));
  expect(await lower.metadata()).toMatchObject({ width: 60, height: 20 });
  expect((await lower.stats()).dominant).toMatchObject({ r: 8, b: 248 });

  await correct(server, { ...arena, as: arena.admin, rows: rowsOf(arena.entries, [6, 3]) });
  expect((await handOut()).lines[0]).toMatchObject({ place: 1, elims: 6 });
  await keep(arena);
  expect((await handOut()).rows).toBe(2);
});

it('who has no duty there keeps nothing', async () => {
  await agreeToStrips(server, { owner });
  const arena = await arenaWithResult();
  expect((await keep(arena, arena.squads[0]?.leader)).status).toBe(403);
});

it('what was kept goes when the owner agrees no more', async () => {
  await agreeToStrips(server, { owner });
  await keep(await arenaWithResult());
  await sweep(server.platform);
  expect((await handOut()).rows).toBeGreaterThan(0);
  await agreeToStrips(server, { owner, keepsStrips: false });
  await sweep(server.platform);
  expect((await handOut()).rows).toBe(0);
});
