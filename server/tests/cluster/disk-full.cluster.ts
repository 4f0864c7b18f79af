import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendNotification } from '@one-dream/contract/features/notifications/notifications.ts';
import { createTeam } from '@one-dream/contract/features/teams/teams.ts';
import sharp from 'sharp';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { findRefusalFault } from '../../../factories/answer-shape.ts';
import type { Answer } from '../../../factories/api.ts';
import { noisyPng } from '../../../factories/pictures.ts';
import { createFreshDatabase } from '../../../factories/postgres.ts';
import { tryRegister } from '../../../factories/tournaments.ts';
import { type OpenDatabase, openDatabase } from '../../src/platform/database/database.ts';
import { handsOf } from '../support/cluster.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { insertTournament } from '../support/insert-tournaments.ts';
import { newAdmin, newPlayer, type Person } from '../support/people.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';
import { openSmallDisk, whyNoSmallDisk } from '../support/small-disk.ts';
import { expectNothingLost } from '../support/sound-registrations.ts';

const whyNot = await whyNoSmallDisk();
if (whyNot) console.info(`No disk was filled: no small one can be mounted here (${whyNot}).`);

const cleaning: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** A refusal for want of room: it says so to a person, and when to come back. */
function expectNoRoom(answer: Answer): void {
  expect(answer.status).toBe(503);
  expect(findRefusalFault(answer)).toBeUndefined();
  expect(answer.body.message).toMatch(/no room/);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

/** @returns milliseconds until it is taken */
async function until(isTaken: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isTaken())) {
    if (performance.now() - begun > 20_000) throw new Error('still refused after 20 s');
  }
  return Math.round(performance.now() - begun);
}

describe.skipIf(whyNot)('a full disk', { timeout: 240_000 }, () => {
  it('of pictures: the call is refused, no team and no torn picture is left; with room again it is taken', async () => {
    const disk = await openSmallDisk({ megabytes: 8 });
    cleaning.push(disk.close);
    const fresh = await createFreshDatabase();
    cleaning.push(fresh.drop);
    const env = { DATA_DIR: disk.inside, DATABASE_URL: fresh.url };
    const site = await startSite(env, { through: disk.enter });
    cleaning.push(() => site.kill('SIGKILL'));
    await site.ready();
    const database = await openDatabase({ url: fresh.url, poolSize: 2 });
    cleaning.push(database.close);
    const hands = handsOf({ database, api: site.api });
    const create = async (as: Person, name: string) =>
      site.api.send(createTeam, {
        as,
        body: { name },
        pictures: { logo: await noisyPng(300_000) },
      });

    await disk.fill();
    for (const name of ['First Full', 'Second Full', 'Third Full'])
      expectNoRoom(await create(await newPlayer(hands), name));
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(await database.db.selectFrom('teams').select('id').execute()).toEqual([]);
    await expectWholePictures(disk.outside);

    await disk.free();
    const leader = await newPlayer(hands);
    const took = await until(async () => (await create(leader, 'With Room')).status === 200);
    await expectWholePictures(disk.outside);
    console.info(
      `full disk (pictures): refused with 503; taken again ${took} ms after there was room`,
    );
  });

  it('of the embedded database: what was taken is there, what was refused is not; with room again it goes on', async () => {
    const disk = await openSmallDisk({ megabytes: 100 });
    cleaning.push(disk.close);
    const { squads, admin, tournament } = await prepareEmbedded(disk.outside);
    const site = await startSite({ DATA_DIR: disk.inside }, { through: disk.enter });
    cleaning.push(() => site.kill('SIGKILL'));
    await site.ready();

    await disk.fill();
    const acknowledged = new Map<string, number>();
    let sent = 0;
    const enter = async (team: (typeof squads)[number]) => {
      const answer = await tryRegister({ api: site.api } as never, { team, tournament });
      if (answer.status === 200)
        acknowledged.set(team.id, (answer.body.data as { slot: number }).slot);
      else expectNoRoom(answer);
      return answer.status === 200;
    };
    const push = async () => {
      const answer = await pushLong(site, admin);
      if (answer.status === 200) sent += 1;
      else expectNoRoom(answer);
      return answer.status === 200;
    };
    // Rows still fit into pages that are there, until the first does not.
    let refusals = 0;
    for (let tries = 0; tries < 1500 && refusals < 5; tries++) if (!(await push())) refusals += 1;
    expect(refusals).toBe(5);
    for (const team of squads.slice(0, 20)) await enter(team);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

    await disk.free();
    const took = await until(push);
    for (const team of squads.slice(20)) expect(await enter(team)).toBe(true);
    expect(await site.kill('SIGTERM'), site.program.output()).toBe(0);

    const after = await openDatabase({ directory: await copyOut(disk.outside) });
    cleaning.push(after.close);
    await expectNothingLost(after.db, { tournament, acknowledged });
    const entered = await after.db.selectFrom('registrations').select('id').execute();
    expect(entered).toHaveLength(acknowledged.size);
    const notifications = await after.db
      .selectFrom('notifications')
      .select('id')
      .where('title', '=', 'Long')
      .execute();
    expect(notifications).toHaveLength(sent);
    console.info(
      `full disk (PGlite): ${sent + acknowledged.size} taken and there, ${refusals} and more refused and not there, taken again after ${took} ms`,
    );
  });
});

async function prepareEmbedded(outside: string) {
  const directory = await mkdtemp(join(tmpdir(), 'one-dream-full-'));
  cleaning.push(() => rm(directory, { recursive: true, force: true }));
  const template = join(inject('templateDatabase'), 'postgres');
  await cp(template, join(directory, 'postgres'), { recursive: true });
  const before: OpenDatabase = await openDatabase({ directory });
  const hands = handsOf({ database: before, api: {} as never });
  const tournament = await insertTournament(before.db);
  const squads = await insertSquads(hands, { count: 30 });
  const admin = await newAdmin(hands);
  await before.close();
  await cp(join(directory, 'postgres'), join(outside, 'postgres'), { recursive: true });
  return { tournament, squads, admin };
}

function pushLong({ api }: SiteProcess, as: Person): Promise<Answer> {
  const description = Array.from({ length: 2000 }, () => Math.random().toString(36)[2]).join('');
  const body = { title: 'Long', description, to: as.email, type: 'event' } as const;
  return api.send(sendNotification, { as, body });
}

async function copyOut(outside: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'one-dream-after-'));
  cleaning.push(() => rm(directory, { recursive: true, force: true }));
  await cp(join(outside, 'postgres'), join(directory, 'postgres'), { recursive: true });
  return directory;
}

/** Every stored picture decodes completely, and no partial file is left behind. */
async function expectWholePictures(outside: string): Promise<void> {
  const storage = join(outside, 'storage');
  expect(await readdir(join(storage, '.unfinished'))).toEqual([]);
  for (const name of await readdir(join(storage, 'images')).catch(() => [])) {
    const bytes = await readFile(join(storage, 'images', name));
    await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer();
  }
}
