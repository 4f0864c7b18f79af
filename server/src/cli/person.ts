/** `npm run person -- export EMAIL|NUMBER FILE | erase EMAIL|NUMBER`: exports or erases all data about a person. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { email as emailField } from '@one-dream/contract/fields.ts';
import { readPhones } from '@one-dream/contract/phone-numbers.ts';
import { pino } from 'pino';
import { openPlatform } from '../app/open-platform.ts';
import { type Config, readConfig } from '../config.ts';
import { erasePerson, exportPerson } from '../features/accounts/person.actions.ts';
import type { PersonRequest, PersonResult } from '../operations/control/server-note.ts';
import { throughServerOrDirectly } from './open-for-command.ts';
import { runCommand } from './run-command.ts';
import { handlePersonThroughServer } from './running-server.ts';

await runCommand(async () => {
  const { request, file } = readRequest(process.argv.slice(2));
  const result = await handle(readConfig(), request);
  console.log(await tell({ request, result, file }));
});

function readRequest([action, address, file, ...rest]: string[]) {
  const parsed = emailField.safeParse(address);
  const phone = parsed.success ? undefined : readPhones(address ?? '')[0];
  const who = parsed.success ? { email: parsed.data } : phone && { phone };
  const isExport = action === 'export' && file !== undefined;
  const isErase = action === 'erase' && file === undefined;
  if (!(isExport || isErase) || rest.length > 0 || !who)
    throw new Error(
      'npm run person -- export you@example.in person.json, or: erase you@example.in. Captains of teams without an account are found by their number, too.',
    );
  const request: PersonRequest = { action, who };
  return { request, file };
}

/** An embedded database is only reachable through its server; PostgreSQL can be used directly. */
function handle(config: Config, request: PersonRequest): Promise<PersonResult> {
  return throughServerOrDirectly({
    throughServer: () => handlePersonThroughServer(config, request),
    directly: () => handleDirectly(config, request),
  });
}

async function handleDirectly(config: Config, { action, who }: PersonRequest) {
  const { platform, close } = await openPlatform({
    config,
    publicUrl: config.publicUrl ?? 'http://localhost',
    logger: pino({ level: 'error' }),
  });
  try {
    if (action === 'export') return { person: await exportPerson(platform, who) };
    await platform.jobs.start();
    return { wasThere: await erasePerson(platform, who) };
  } finally {
    await close();
  }
}

async function tell({
  request: { action, who },
  result,
  file = '',
}: {
  request: PersonRequest;
  result: PersonResult;
  file: string | undefined;
}): Promise<string> {
  const [called] = Object.values(who);
  if (action === 'export') {
    const path = resolve(file);
    await writeFile(path, `${JSON.stringify(result.person, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
    });
    return `${path} holds everything about ${called}.`;
  }
  return result.wasThere
    ? `${called} is erased: the account, its picture, and the person in results and logs. Backups made before still hold them.`
    : `${called} has no account, and nothing is kept about it any more.`;
}
