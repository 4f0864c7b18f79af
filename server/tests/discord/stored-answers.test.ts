import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFollowUps } from '../../src/features/discord/follow-ups.jobs.ts';
import { createOnce } from '../../src/features/discord/interactions.actions.ts';
import { writeBackup } from '../../src/operations/backup/write-backup.ts';
import { startSweeping } from '../../src/operations/retention.ts';
import { eventually } from '../support/outbound.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer();
const mark = 'Unmistakable';

/** An answer that is kept for repeats, and one that waits to be sent. */
async function answer(id: string): Promise<void> {
  const once = createOnce(server.platform);
  await once.claim(id);
  once.keep(id, { type: 4, data: { content: mark } });
  await createFollowUps(server.platform).send(
    { interactionId: id, applicationId: '1', token: `token-${id}` },
    { message: { content: mark } },
  );
  await eventually(async () => (await kept(id)).answers, { isSo: (count) => count === 1 });
}

async function kept(id: string) {
  const { rows } = await sql<Record<'known' | 'answers' | 'followUps', number>>`select
    (select count(*)::int from discord_interactions where id = ${id}) as known,
    (select count(*)::int from discord_interactions where id = ${id} and answer is not null) as answers,
    (select count(*)::int from pgboss.job where data->>'token' = ${`token-${id}`}) as "followUps"`.execute(
    server.db,
  );
  return rows[0] ?? expect.fail('no row');
}

it('what Discord was answered is in no backup', async () => {
  await answer('in-no-backup');
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'a.backup');
  await writeBackup({ database: server.platform, file, now: new Date() });
  const written = gunzipSync(await readFile(file)).toString();
  expect(written).toContain('"discord_interactions"');
  expect(written).not.toMatch(/Unmistakable|in-no-backup/);
});

it('the clock drops an answer after a minute, and the rest once its token has run out', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(startSweeping(server.platform));
  await answer('swept');
  const minutesLater = async (minutes: number) => {
    server.clock.advance(minutes * 60_000);
    vi.advanceTimersByTime(60_000);
  };
  await minutesLater(1.1);
  await eventually(() => kept('swept'), { isSo: ({ answers }) => answers === 0 });
  // It acts once for as long as it is signed.
  expect(await kept('swept')).toEqual({ known: 1, answers: 0, followUps: 1 });
  await minutesLater(15);
  await eventually(() => kept('swept'), { isSo: ({ known }) => known === 0 });
  await eventually(() => kept('swept'), { isSo: ({ followUps }) => followUps === 0 });
});
