/** `npm run strips -- DIRECTORY`: exports the labelled set of result screens; the site may be running. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { exportStrips } from '../features/results/strips.actions.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { openForCommand, throughServerOrDirectly } from './open-for-command.ts';
import { runCommand } from './run-command.ts';
import { exportStripsThroughServer } from './running-server.ts';

await runCommand(async () => {
  const directory = readDirectory(process.argv.slice(2));
  const config = readConfig();
  const rows = await throughServerOrDirectly({
    throughServer: () => exportStripsThroughServer(config, { directory }),
    directly: () => exportDirectly(config, directory),
  });
  console.log(
    rows === 0
      ? 'Nothing is kept yet: the owner agrees under Organisation, Result screens, and scorers mark the columns of numbers.'
      : `${directory} holds ${rows} rows of numbers and, in labels.jsonl, what was entered for each.`,
  );
});

function readDirectory([given, ...rest]: string[]): string {
  if (given === undefined || rest.length > 0)
    throw new Error('Name one new directory: npm run strips -- strips');
  const directory = resolve(given);
  if (existsSync(directory)) throw new Error(`${directory} exists already. Choose another name.`);
  return directory;
}

async function exportDirectly(config: Config, directory: string): Promise<number> {
  const { db, close } = await openForCommand(config);
  try {
    return await exportStrips({ db, storage: await openStorage(config) }, { directory });
  } finally {
    await close();
  }
}
