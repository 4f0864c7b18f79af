import { openDatabase } from '../../server/src/platform/database/database.ts';
import { judge, type Row } from '../support/results.ts';
import { fillScript, fullFill, idOf, sqlId } from '../support/seed.ts';
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
  const tournament = `'tournamentId', ${sqlId(`n % ${leagues} + 1`)}`;
  const notice = {
    ...{ title: 'Cup', description: 'Check-in is open', link: '/tournament' },
    ...{ topic: 'tournaments', type: 'event' },
  };
  const written = `'userId', ${sqlId('n')}, 'notificationId', ${sqlId('n')}`;
  await database.runScript(`insert into pgboss.job (id, name, data, start_after, retry_limit, retry_delay, retry_backoff, expire_seconds)
    select gen_random_uuid(), kind.name, kind.data, now() - interval '1 hour', 104, 5, true, 60
    from generate_series(1, ${overdue}) n, lateral (values
      (0, 'tournament-clock', jsonb_build_object(${tournament}, 'action', 'open-check-in', 'at', '${at}', '_version', 2)),
      (1, 'notice-delivery', jsonb_build_object('notice', '${JSON.stringify(notice)}'::jsonb,
        'written', jsonb_build_array(jsonb_build_object(${written})))),
      (2, 'discord-posts', jsonb_build_object(${tournament})),
      (3, 'discord-roles', jsonb_build_object(${tournament}))
    ) kind (turn, name, data) where turn = n % 4`);
  await database.close();
}
