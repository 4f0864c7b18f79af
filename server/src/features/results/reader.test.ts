import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteOwnAccount } from '@one-dream/contract/features/accounts/accounts.ts';
import { endDisputeWindow } from '@one-dream/contract/features/disputes/disputes.ts';
import * as reader from '@one-dream/contract/features/results/results.reader.ts';
import { readerVersion } from '@one-dream/contract/features/results/results.values.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { png } from '../../../../factories/pictures.ts';
import {
  type Arena,
  agreeToScreens,
  enter,
  newArena,
  publish,
  rowsOf,
} from '../../../../factories/results.ts';
import { newOwner, type Person } from '../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../tests/support/start-test-server.ts';
import { sweep } from '../../operations/retention.ts';
import { sweepPictures } from '../../platform/images/sweep-pictures.ts';
import { exportScreens } from './reader.actions.ts';

let server: TestServer;
let owner: Person;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newOwner(server);
  folder = await mkdtemp(join(tmpdir(), 'reader-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const size = '1600x720';

/** Reads the first card of a match, whose players have 4, 3, 2 and 1 in the result. */
const read = (
  { match, admin, entries }: Arena,
  values: readonly (number | null)[],
  { as = admin, picture = '0'.repeat(64), version = readerVersion } = {},
) =>
  server.api.send(reader.keepReading, {
    as,
    params: { matchId: match._id },
    body: {
      reader: version,
      cards: [
        {
          entryId: entries[0] ?? '',
          size,
          picture,
          rank: 1,
          isBlind: true,
          cells: values.map((value, at) => ({
            player: at + 1,
            value,
            box: [1, 2, 3, 4] as [number, number, number, number],
          })),
        },
      ],
    },
  });

async function finish(arena: Arena): Promise<void> {
  const [first, ...others] = rowsOf(arena.entries);
  if (!first) throw new Error('no row');
  const players = [4, 3, 2, 1].map((elims, at) => ({ player: at + 1, elims }));
  const rows = [{ ...first, elims: 10, players }, ...others.map((row) => ({ ...row, elims: 1 }))];
  await publish(server, { ...arena, as: arena.admin, rows });
  const params = { matchId: arena.match._id };
  await server.api.act(endDisputeWindow, { as: arena.admin, params });
}

const reportOf = async () => (await server.api.act(reader.getReaderReport, { as: owner })).data;
const stateOf = async ({ match, admin }: Arena) =>
  (await server.api.act(reader.getReaderState, { as: admin, params: { matchId: match._id } })).data;

const keep = async ({ match, admin }: Arena, image: Buffer, as: Person = admin) =>
  server.api.send(reader.keepScreen, { as, params: { matchId: match._id }, pictures: { image } });

/** Pictures that fall into the part that is learnt from, and into the sealed one. */
async function pictureOf(part: 'learn' | 'sealed'): Promise<Buffer> {
  for (let seed = 1; ; seed += 1) {
    const image = await png(seed);
    const [byte = 0] = createHash('sha256').update(image).digest();
    if (part === 'learn' ? byte < 128 : byte >= 192) return image;
  }
}

it('what was read is compared with the result once the time to dispute it is over, and by this reader alone', async () => {
  const arena = await newArena(server);
  expect(await read(arena, [4, 9, null, 1])).toMatchObject(succeeded);
  expect((await reportOf()).groups).toEqual([]);
  await finish(arena);
  const old = await newArena(server);
  await read(old, [9, 9, 9, 9], { version: readerVersion + 1 });
  await finish(old);
  const { independent, groups } = await reportOf();
  expect(independent).toBe(4);
  expect(groups).toMatchObject([
    {
      client: 'BGMI',
      size,
      matches: 1,
      silentlyWrong: { hits: 1, all: 3 },
      marked: { hits: 1, all: 4 },
      wholeMatches: { hits: 0, all: 1 },
      isUnread: false,
    },
  ]);
  expect(await stateOf(arena)).toEqual({ isTrial: true, unread: [], keepsScreens: false });
});

it('pictures of a size that needed too many corrections are not read any more', async () => {
  for (let match = 0; match < 2; match += 1) {
    const arena = await newArena(server);
    await read(arena, [9, 9, 9, 9]);
    await finish(arena);
  }
  const arena = await newArena(server);
  expect((await stateOf(arena)).unread).toEqual([size]);
});

it('the report is the owner’s; readings are the staff’s, of teams of the lobby', async () => {
  const arena = await newArena(server);
  const leader = arena.squads[0]?.leader;
  expect((await server.api.send(reader.getReaderReport, { as: arena.admin })).status).toBe(403);
  expect((await read(arena, [1], { as: leader ?? arena.admin })).status).toBe(403);
  const other = await newArena(server);
  expect(await read({ ...arena, entries: other.entries }, [1])).toMatchObject(
    refused('INVALID', { fields: { 'cards.0.entryId': expect.any(String) } }),
  );
});

it('no picture is kept before the owner agrees, and all go within the hour when they agree no more', async () => {
  const arena = await newArena(server);
  const image = await pictureOf('learn');
  expect(await keep(arena, image)).toMatchObject(refused('NOT_ALLOWED'));
  await agreeToScreens(server, { owner });
  expect((await stateOf(arena)).keepsScreens).toBe(true);
  expect((await keep(arena, image, arena.squads[0]?.leader)).status).toBe(403);
  expect(await keep(arena, image)).toMatchObject(succeeded);
  // Sent twice it is kept once.
  expect(await keep(arena, image)).toMatchObject(succeeded);
  const { path } = await storedPath(arena);
  expect(path).toMatch(/^\/private\//);
  expect((await storedPath(arena)).count).toBe(1);
  await sweep(server.platform);
  expect((await storedPath(arena)).count).toBe(1);
  await agreeToScreens(server, { owner, keepsScreens: false });
  await sweep(server.platform);
  expect((await storedPath(arena)).count).toBe(0);
});

it('a part is handed out with what is right in it, without names; the sealed one never', async () => {
  await agreeToScreens(server, { owner });
  const arena = await newArena(server);
  const image = await pictureOf('learn');
  const picture = createHash('sha256').update(image).digest('hex');
  await keep(arena, image);
  await keep(arena, await pictureOf('sealed'));
  await read(arena, [4, 3, null, 1], { picture });
  const handOut = async (part: 'learn' | 'try') => {
    const directory = join(folder, `${part}-${Math.random()}`);
    const pictures = await exportScreens(server.platform, { directory, part });
    return { pictures, directory };
  };
  // Nobody knows yet what is right.
  expect((await handOut('learn')).pictures).toBe(0);
  await finish(arena);
  const { pictures, directory } = await handOut('learn');
  expect(pictures).toBe(1);
  expect((await readdir(directory)).length).toBe(2);
  const label = JSON.parse(await readFile(join(directory, 'labels.jsonl'), 'utf8'));
  expect(label).toMatchObject({
    size,
    cards: [
      {
        place: 1,
        isBlind: true,
        players: [{ elims: 4, read: 4, box: [1, 2, 3, 4] }, {}, { elims: 2, read: null }, {}],
      },
    ],
  });
  expect((await handOut('try')).pictures).toBe(0);
});

it('with a person go the pictures of every match that they were in, and nothing that was read has a name', async () => {
  await agreeToScreens(server, { owner });
  const [own, others, asStranger] = [
    await newArena(server),
    await newArena(server),
    await newArena(server),
  ];
  const arenas = [own, others, asStranger];
  for (const [at, arena] of arenas.entries()) {
    expect(await keep(arena, await png(7000 + at))).toMatchObject(succeeded);
    expect(await read(arena, [4, 3, 2, 1])).toMatchObject(succeeded);
  }
  const them = own.squads[0]?.leader ?? expect.fail('no leader');
  const { in_game_name: name } = await server.db
    .selectFrom('users')
    .select('in_game_name')
    .where('id', '=', them.id)
    .executeTakeFirstOrThrow();
  const strangers = [{ name: name.toUpperCase(), gameId: '' }];
  await enter(server, {
    ...asStranger,
    as: asStranger.admin,
    rows: rowsOf(asStranger.entries).map((row, at) => (at === 0 ? { ...row, strangers } : row)),
  });
  const paths = await Promise.all(
    arenas.map(async (arena) => (await storedPath(arena)).path ?? ''),
  );
  const isStored = async (path: string) =>
    Boolean(await server.platform.storage.get(path.slice(1)));

  await server.api.act(deleteOwnAccount, { as: them });
  const counts = await Promise.all(arenas.map(async (arena) => (await storedPath(arena)).count));
  expect(counts).toEqual([0, 1, 0]);
  // The files follow once nobody can be about to show them.
  await sweepPictures(server.platform);
  server.clock.advance(24 * 60 * 60_000);
  await sweepPictures(server.platform);
  expect(await Promise.all(paths.map(isStored))).toEqual([false, true, false]);
  const cards = await server.db.selectFrom('read_cards').selectAll().execute();
  expect(cards.map(({ match_id }) => match_id)).toContain(own.match._id);
  expect(JSON.stringify(cards).toLowerCase()).not.toContain(name.toLowerCase());
});

async function storedPath({ match }: Arena): Promise<{ path: string | undefined; count: number }> {
  const rows = await server.db
    .selectFrom('screen_pictures')
    .select('image')
    .where('match_id', '=', match._id)
    .execute();
  return { path: rows[0]?.image, count: rows.length };
}
