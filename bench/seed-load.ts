import { runCommand } from '../server/src/cli/run-command.ts';
import { openDatabase } from '../server/src/platform/database/database.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { fillScript, fullFill } from './support/seed.ts';

/** `npm run seed:load`: bulk-seeds an empty database, that of DATABASE_URL or the embedded one of DATA_DIR. */
await runCommand(async () => {
  const database = await openDatabase(
    process.env.DATABASE_URL
      ? { url: process.env.DATABASE_URL, hold: 'site' }
      : { directory: process.env.DATA_DIR ?? './data-load' },
  );
  try {
    await migrate(database);
    const begun = performance.now();
    await database.runScript(fillScript(fullFill));
    const seconds = (performance.now() - begun) / 1000;
    console.log(`Filled with ${JSON.stringify(fullFill)} in ${seconds.toFixed(1)} s.`);
  } finally {
    await database.close();
  }
});
