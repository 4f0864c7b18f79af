import { teamCreated, teamDeleted } from '@one-dream/contract/events/teams.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { AppError } from '../../errors.ts';
import type { LiveEvents } from '../live/live.ts';
import type { Platform } from '../platform.ts';
import { event, to, unlogged } from './domain-events.ts';
import { defineHook } from './hook.ts';
import { createHooks } from './hooks.ts';
import { inUnitOfWork } from './unit-of-work.ts';
import type { Consequences } from './work.ts';

let platform: Platform;
const told: string[] = [];

const server = await sharedTestServer();
beforeAll(async () => {
  const tell = (name: string) => (about: unknown) => void told.push(`${name} ${about}`);
  const live: Partial<LiveEvents> = {
    tournamentChanged: tell('tournament'),
    teamChanged: tell('team'),
    notificationsChanged: tell('notifications'),
  };
  platform = {
    ...server.platform,
    hooks: createHooks(),
    live: { ...server.platform.live, ...live },
  };
});
beforeEach(() => {
  told.length = 0;
});

const entry = { viewer: undefined, subject: 'Night Drop' };
const pagesChanged = unlogged((live: NonNullable<Consequences['live']>) => ({ live }));
async function countEntries(): Promise<number> {
  return (await server.rows('audit_log')).length;
}

it('tells open pages after the commit, the same thing once', async () => {
  const result = await inUnitOfWork(platform, async (work) => {
    await work.happened(pagesChanged, { tournamentChanged: 'cup' });
    await work.happened(pagesChanged, { tournamentChanged: 'cup' });
    await work.happened(pagesChanged, { teamChanged: ['a', 'b'] });
    await work.happened(teamCreated, entry);
    expect(told).toEqual([]);
    return 'done';
  });
  expect(result).toBe('done');
  expect(told).toEqual(['tournament cup', 'team a,b']);
});

it('tells and keeps nothing of what failed', async () => {
  const before = await countEntries();
  const work = inUnitOfWork(platform, async (work) => {
    await work.happened(teamCreated, entry);
    await work.happened(pagesChanged, { tournamentChanged: 'cup' });
    throw new AppError('CONFLICT', asWritten('No.'));
  });
  await expect(work).rejects.toThrow('No.');
  expect(told).toEqual([]);
  expect(await countEntries()).toBe(before);
});

it('tells of the try that was committed only', async () => {
  const before = await countEntries();
  let tries = 0;
  await inUnitOfWork(platform, async (work) => {
    tries += 1;
    await work.happened(pagesChanged, { tournamentChanged: `try ${tries}` });
    await work.happened(teamCreated, entry);
    if (tries < 3) await sql`do $$ begin raise sqlstate '40P01'; end $$`.execute(work.db);
  });
  expect(told).toEqual(['tournament try 3']);
  expect(await countEntries()).toBe(before + 1);
});

it('is done although open pages could not be told', async () => {
  const broken = {
    ...platform,
    live: {
      ...platform.live,
      teamChanged: () => {
        throw new Error('no socket');
      },
    },
  };
  const work = inUnitOfWork(broken, async (work) => {
    await work.happened(pagesChanged, { teamChanged: ['a'] });
    return 'done';
  });
  await expect(work).resolves.toBe('done');
});

it('lets upper features write along in the same transaction, and refuse', async () => {
  const teamGone = defineHook<{ team: string }>('teamGone');
  const heard: string[] = [];
  platform.hooks.on(teamGone, async (work, { team }) => {
    heard.push(`first ${team}`);
    await work.happened(teamCreated, entry);
    await work.happened(pagesChanged, { teamChanged: [team] });
  });
  platform.hooks.on(teamGone, async (_work, { team }) => {
    heard.push(`second ${team}`);
    if (team === 'locked') throw new AppError('TEAM_LOCKED', asWritten('It plays.'));
  });
  const before = await countEntries();
  const remove = (team: string) =>
    inUnitOfWork(platform, (work) => work.runHook(teamGone, { team }));
  await expect(remove('locked')).rejects.toThrow('It plays.');
  expect(told).toEqual([]);
  expect(await countEntries()).toBe(before);
  await remove('free');
  expect(heard).toEqual(['first locked', 'second locked', 'first free', 'second free']);
  expect(told).toEqual(['team free']);
  expect(await countEntries()).toBe(before + 1);
});

it('writes the row, tells people and pages, and lets subscribers hear it, all of one event', async () => {
  const person = await newPlayer(server);
  const teamEnded = event(teamDeleted, ({ team }: { team: string }) => ({
    subject: team,
    notices: [
      to([person.id, null], {
        kind: 'teamDeleted',
        title: asWritten('It is gone'),
        description: asWritten('Found another.'),
        link: '/',
      }),
    ],
    live: { teamChanged: [person.id] },
  }));
  const heard: string[] = [];
  platform.hooks.on(teamEnded, async (_work, { team }) => void heard.push(team));
  await inUnitOfWork(platform, (work) =>
    work.happened(teamEnded, { viewer: undefined, team: 'Night Drop', before: { players: 1 } }),
  );
  expect(heard).toEqual(['Night Drop']);
  expect(told).toContain(`team ${person.id}`);
  expect(await server.rows('audit_log', { action: 'team.delete' })).toMatchObject([
    { subject: 'Night Drop', before: { players: 1 }, after: null },
  ]);
  expect(await server.rows('notifications', { recipient_id: person.id })).toMatchObject([
    { title: 'It is gone' },
  ]);
});
