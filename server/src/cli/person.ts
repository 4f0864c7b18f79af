/** `npm run person -- export EMAIL|NUMBER FILE | erase EMAIL|NUMBER`: exports or erases all data about a person. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { email as emailField } from '@one-dream/contract/fields.ts';
import { readPhones } from '@one-dream/contract/phone-numbers.ts';
import { pino } from 'pino';
import { createPlatform } from '../app/create-platform.ts';
import { type Config, readConfig } from '../config.ts';
import { erasePerson, exportPerson } from '../features/accounts/person.actions.ts';
import type { RequestBody, RequestResults } from '../operations/control/requests.ts';
import { throughServerOrDirectly } from './open-for-command.ts';
import { runCommand } from './run-command.ts';
import { askServer } from './running-server.ts';

await runCommand(async () => {
  const { request, file } = readRequest(process.argv.slice(2));
  const config = readConfig();
  // An embedded database is only reachable through its server; PostgreSQL can be used directly.
  const result = await throughServerOrDirectly({
    throughServer: () => askServer(config, 'person', request),
    directly: () => handleDirectly(config, request),
  });
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
      'Say what to do: export you@example.in person.json, or: erase you@example.in. Captains of teams without an account are found by their phone number, too.',
    );
  const request: RequestBody<'person'> = { action, who };
  return { request, file };
}

async function handleDirectly(config: Config, { action, who }: RequestBody<'person'>) {
  const { platform, close } = await createPlatform({
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
  request: RequestBody<'person'>;
  result: RequestResults['person'];
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
