import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFreshDatabase, whyPostgresIsAway } from '../../../factories/postgres.ts';
import { openS3Server } from '../../tests/support/s3-server.ts';
import { startProgram } from '../../tests/support/start-program.ts';
import { copyTemplate } from '../../tests/support/start-test-server.ts';
import { openDatabase } from '../platform/database/database.ts';

const why = await whyPostgresIsAway();

it.skipIf(why)('npm run move takes rows to PostgreSQL and pictures into the bucket', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'one-dream-move-'));
  await copyTemplate(directory);
  const source = await openDatabase({ directory });
  await source.db.insertInto('pending_owners').values({ email: 'asha@example.in' }).execute();
  await source.close();
  await mkdir(join(directory, 'storage/images'), { recursive: true });
  await writeFile(join(directory, 'storage/images/a-64.webp'), 'picture');
  const [target, s3] = [await createFreshDatabase(), await openS3Server()];
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.config;
  const env = {
    ...{ DATA_DIR: directory, S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  };
  const moving = startProgram('cli/move.ts', { args: [target.url], env });
  expect(await moving.ends(), moving.output()).toBe(0);
  expect(moving.output()).toContain('in the bucket pictures too');
  expect(s3.objects.get('images/a-64.webp')?.toString()).toBe('picture');
  const moved = await openDatabase({ url: target.url, poolSize: 1 });
  expect(await moved.db.selectFrom('pending_owners').select('email').execute()).toEqual([
    { email: 'asha@example.in' },
  ]);
  await moved.close();
  await target.drop();
  await s3.close();
  await rm(directory, { recursive: true });
});
