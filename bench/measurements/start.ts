import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { judge, type Row } from '../support/results.ts';
import { fillScript, fullFill, idOf } from '../support/seed.ts';
import { inFolder } from '../support/sites.ts';
import { startByNpm } from '../support/start-by-npm.ts';

const overdue = 1000;
const leagues = 100;

/**
 * `npm start` of a full installation on the embedded database after a day off: 500 tournaments, 100 of them going on and
 * shown on Discord, 1,000 jobs overdue.
 */
export function benchStart(): Promise<Row[]> {
  return inFolder(async (folder) => {
    await (await startByNpm(folder)).stop();
    await fillFolder(folder);
    const { seconds, stop } = await startByNpm(folder);
    await stop();
    return [
      judge({
        what: `\`npm start\` to ready, embedded: 500 tournaments, ${overdue} jobs overdue`,
        figure: seconds,
        unit: 's',
        atMost: 3,
      }),
    ];
  });
}

async function fillFolder(directory: string): Promise<void> {
  const database = await openDatabase({ directory, isDurable: false });
  await database.runScript(fillScript(fullFill));
  await database.runScript(`update tournaments set status = 'OPENED', log_channel = '100000000000000001'
    where id <= '${idOf(leagues)}'`);
  // A quarter each of what accumulates overnight: tournament times, notices, posts, roles.
  const at = new Date(Date.now() - 60_000).toISOString();
  const notice = {
    ...{ title: 'Cup', description: 'Check-in is open', link: '/tournament' },
    ...{ topic: 'tournaments', type: 'event' },
  };
  const kinds = [
    (n: number) => ({
      name: 'tournament-clock',
      data: { tournamentId: idOf(n % 500), action: 'open-check-in', at, _version: 2 },
    }),
    (n: number) => ({
      name: 'notice-delivery',
      data: { notice, written: [{ userId: idOf(n + 1), notificationId: idOf(n + 1) }] },
    }),
    (n: number) => ({ name: 'discord-posts', data: { tournamentId: idOf((n % leagues) + 1) } }),
    (n: number) => ({ name: 'discord-roles', data: { tournamentId: idOf((n % leagues) + 1) } }),
  ];
  const rows = Array.from({ length: overdue }, (_, n) => ({
    id: randomUUID(),
    ...kinds[n % kinds.length]?.(n),
  }));
  await database.runScript(`insert into pgboss.job (id, name, data, start_after, retry_limit, retry_delay, retry_backoff, expire_seconds)
    select id, name, data, now() - interval '1 hour', 104, 5, true, 60
    from jsonb_to_recordset($rows$${JSON.stringify(rows)}$rows$) as job (id uuid, name text, data jsonb)`);
  await database.close();
}
