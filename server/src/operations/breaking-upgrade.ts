import type { Db } from '../platform/database/schema.ts';
import { findSiteNote } from '../platform/database/site-keys.queries.ts';
import { hasSiteNotes } from './operations.queries.ts';

const majorOf = (version: string) => Number(version.split('.')[0]);

/**
 * Stops a version that needs more than a restart before it touches anything: the first number of a version changes when an
 * operator has to do something. A database without a noted version was last used by 0.x.
 * @throws Error with a sentence, unless the operator named this version
 */
export async function refuseBreakingUpgrade(
  db: Db,
  { version, agreedTo }: { version: string; agreedTo: string | undefined },
): Promise<void> {
  const { isUsed, hasNotes } = await hasSiteNotes(db);
  if (!isUsed) return;
  const before = (hasNotes && (await findSiteNote(db, 'run-version'))) || '0.2.0';
  if (majorOf(version) <= majorOf(before) || agreedTo === version) return;
  throw new Error(
    `Version ${version} needs more than a restart, and this site was run by ${before}. Read in CHANGELOG.md what to do first, then start it with UPGRADE_TO=${version}. Nothing was changed: ${before} still runs.`,
  );
}
