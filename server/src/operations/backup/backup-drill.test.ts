import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tryRegister } from '../../../../factories/tournaments.ts';
import { handsOf } from '../../../tests/support/cluster.ts';
import { insertSquads } from '../../../tests/support/insert-squads.ts';
import { insertTournament } from '../../../tests/support/insert-tournaments.ts';
import { startSite } from '../../../tests/support/site-process.ts';
import { readSoundRegistrations } from '../../../tests/support/sound-registrations.ts';
import { startProgram } from '../../../tests/support/start-program.ts';
import { copyTemplate } from '../../../tests/support/start-test-server.ts';
import { openDatabase } from '../../platform/database/database.ts';

it('a rush, a kill, a new machine: what was acknowledged before the backup began is there', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drill-'));
  const place = { BACKUP_DIR: join(folder, 'away'), BACKUP_KEY: 'a key that the owner keeps' };
  const old = { DATA_DIR: join(folder, 'old'), ...place };
  await copyTemplate(old.DATA_DIR);
  const before = await openDatabase({ directory: old.DATA_DIR, isDurable: false });
  const tournament = await insertTournament(before.db);
  const squads = await insertSquads(handsOf({ database: before, api: {} as never }), { count: 60 });
  await before.close();

  const site = await startSite(old);
  onTestFinished(async () => void (await site.kill('SIGKILL')));
  await site.ready();
  const acknowledged: string[] = [];
  const waiting = [...squads];
  const enter = async () => {
    for (let team = waiting.shift(); team; team = waiting.shift()) {
      const answer = await tryRegister(site as never, { team, tournament }).catch(() => undefined);
      if (answer?.status === 200) acknowledged.push(team.id);
    }
  };
  const rush = Promise.all([0, 1, 2, 3].map(enter));
  while (acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  const upToBackup = [...acknowledged];
  const backup = startProgram('cli/backup.ts', { args: [], env: old });
  expect([await backup.ends(), backup.output()]).toEqual([
    0,
    expect.stringContaining('opened and found whole'),
  ]);
  await rush;
  await site.kill('SIGKILL');
  await rm(old.DATA_DIR, { recursive: true });

  const fresh = { DATA_DIR: join(folder, 'new'), ...place };
  const restore = startProgram('cli/restore.ts', { args: ['latest'], env: fresh });
  expect([await restore.ends(), restore.output()]).toEqual([
    0,
    expect.stringContaining('Restored and checked'),
  ]);
  const after = await openDatabase({ directory: fresh.DATA_DIR, isDurable: false });
  const there = await readSoundRegistrations(after.db, tournament);
  expect(there.map(({ team_id }) => team_id)).toEqual(expect.arrayContaining(upToBackup));
  await after.close();
  const next = await startSite(fresh);
  onTestFinished(async () => void (await next.kill('SIGKILL')));
  await next.ready();
  const doctor = startProgram('cli/doctor.ts', { args: [], env: fresh });
  await doctor.ends();
  expect(doctor.output()).toMatch(/backup +The newest is \d+ hours old/);
  expect(await next.kill('SIGTERM')).toBe(0);
  await rm(folder, { recursive: true, force: true });
});
