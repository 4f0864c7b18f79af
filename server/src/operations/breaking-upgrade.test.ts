import { expect, it } from 'vitest';
import { sharedTestServer } from '../../tests/support/start-test-server.ts';
import { findSiteNote, putSiteNote } from '../platform/database/site-keys.queries.ts';
import { version } from '../version.ts';
import { refuseBreakingUpgrade } from './breaking-upgrade.ts';

const { db } = await sharedTestServer();

it('a version that needs more than a restart is refused with a sentence, until it is named', async () => {
  expect(await findSiteNote(db, 'run-version')).toBe(version);
  const start = (next: string, agreedTo?: string) =>
    refuseBreakingUpgrade(db, { version: next, agreedTo });
  await start('0.9.0');
  await expect(start('1.0.0')).rejects.toThrow(/UPGRADE_TO=1\.0\.0\. Nothing was changed/);
  await expect(start('1.0.1', '1.0.0')).rejects.toThrow(/UPGRADE_TO=1\.0\.1/);
  await start('1.0.0', '1.0.0');
  await putSiteNote(db, { name: 'run-version', value: '1.0.0' });
  await start('1.4.0');
  await expect(start('2.0.0')).rejects.toThrow(/was run by 1\.0\.0/);
});
