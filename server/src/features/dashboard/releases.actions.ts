import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Translatable } from '@one-dream/contract/texts.ts';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/schema.ts';
import { findSiteNote, putSiteNote } from '../../platform/database/site-keys.queries.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { version as running } from '../../version.ts';
import { listOwners } from '../users/users.shared.queries.ts';
import { healthTexts as texts } from './health.texts.ts';
import { isNewer } from './releases.rules.ts';
import { newerVersionFound } from './site.events.ts';

const line = z.string().check(z.minLength(1), z.maxLength(200));

const release = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  /** What is new, in at most three lines. */
  changes: z.array(line).check(z.minLength(1), z.maxLength(3)),
  /** What an operator has to do before the upgrade, if anything. */
  breaking: z.optional(z.nullable(line)),
});
export type Release = z.output<typeof release>;

/** `{ "releases": [{ "version": "0.3.0", "changes": ["…"], "breaking": null }] }` in any order. */
const feed = z.object({ releases: z.array(release) });

const timeoutMs = 10_000;
const longestFeed = 64 * 1024;

/**
 * Reads the feed of releases and notifies the owners of a newer version, once for each. The request contains nothing about this
 * installation.
 */
export async function lookForRelease(platform: Platform): Promise<void> {
  const { releaseFeed, db } = platform;
  if (!releaseFeed) return;
  const newest = await readNewest(releaseFeed);
  if (!newest || !isNewer(newest.version, running)) return;
  const owners = await listOwners(db);
  await inUnitOfWork(platform, async (work) => {
    if (!(await putSiteNote(work.db, { name: 'newest-release', value: JSON.stringify(newest) })))
      return;
    await work.happened(newerVersionFound, { owners, release: changesText(newest) });
  });
}

async function readNewest(address: string): Promise<Release | undefined> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json', 'user-agent': 'one-dream', 'accept-language': '*' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok || !answer.body) throw new Error(`The feed of releases answers ${answer.status}.`);
  const bytes = await buffer(capped(Readable.fromWeb(answer.body as never)));
  const { releases } = feed.parse(JSON.parse(bytes.toString('utf8')));
  return releases.reduce<Release | undefined>(
    (newest, one) => (!newest || isNewer(one.version, newest.version) ? one : newest),
    undefined,
  );
}

async function* capped(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const chunk of body) {
    read += chunk.length;
    if (read > longestFeed) throw new Error('The feed of releases is too long.');
    yield chunk;
  }
}

/** Finds the newest release that the owners were notified of, unless it is running. */
export async function findNewerRelease(db: Db): Promise<Release | undefined> {
  const stored = await findSiteNote(db, 'newest-release');
  const parsed = stored ? release.safeParse(JSON.parse(stored)) : undefined;
  return parsed?.success && isNewer(parsed.data.version, running) ? parsed.data : undefined;
}

function changesText({ version, changes, breaking }: Release) {
  const all = changes.map((change) => change.replace(/\.?$/, '.')).join(' ');
  return { version, changes: all, breaking: breaking ?? '' };
}

export function releaseText(newer: Release): Translatable {
  const { version, changes, breaking } = changesText(newer);
  return breaking
    ? texts.versionBreaks({ version, changes, breaking })
    : texts.versionOut({ version, changes });
}
