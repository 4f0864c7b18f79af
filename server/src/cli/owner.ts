/** `npm run owner -- EMAIL`: makes the account with that address owner of the site. */
import { email as emailField } from '@one-dream/contract/fields.ts';
import { type Config, readConfig } from '../config.ts';
import { type Appointment, appointOwner } from '../features/auth/owner.actions.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openForCommand, throughServerOrDirectly } from './open-for-command.ts';
import { runCommand } from './run-command.ts';
import { askServer } from './running-server.ts';

await runCommand(async () => {
  const email = readEmail(process.argv.slice(2));
  const config = readConfig();
  const appointment = await throughServerOrDirectly({
    throughServer: () => askServer(config, 'owner', { email }),
    directly: () => appointDirectly(config, email),
  });
  console.log(describe(appointment, email));
});

function readEmail([given, ...rest]: string[]): string {
  if (given === undefined || rest.length > 0) {
    throw new Error('Name one email address, such as you@example.in.');
  }
  const parsed = emailField.safeParse(given);
  if (!parsed.success) throw new Error(`"${given}" is not an email address. Check it, please.`);
  return parsed.data;
}

async function appointDirectly(config: Config, email: string): Promise<Appointment> {
  const database = await openForCommand(config);
  try {
    await migrate(database);
    const { db } = database;
    // This process has no connected clients.
    const live = { sessionsEnded: () => {} };
    return await appointOwner({ db, live, now: () => new Date() }, { email });
  } finally {
    await database.close();
  }
}

function describe(appointment: Appointment, email: string): string {
  switch (appointment) {
    case 'made':
      return `${email} is owner now. Whoever was signed in with it signs in again.`;
    case 'already':
      return `${email} is owner already. Nothing changed.`;
    case 'remembered-unverified':
      return `${email} has an account that is not verified yet. It becomes owner as soon as it is.`;
    case 'remembered-unknown':
      return `${email} has no account yet. It becomes owner as soon as one is made and verified.`;
  }
}
