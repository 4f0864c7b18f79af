import type { Db } from '../platform/database/schema.ts';
import { isPassword } from '../platform/passwords.ts';
import { demoPassword } from './demo-password.ts';
import { listDemoPasswords } from './operations.queries.ts';

/**
 * Prevents a public site from using a database of the demo organisation: its password, the owner's included, is public.
 * Accounts whose password was changed since are fine.
 * @throws Error with a sentence if an account still has it
 */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  for (const { stored, email } of await listDemoPasswords(db)) {
    if (!(await isPassword({ password: demoPassword, stored }))) continue;
    throw new Error(
      `This database holds the demo organisation, whose password is published: with it anybody signs in as ${email}. ` +
        'Start with an empty database: set DATA_DIR or DATABASE_URL to another one.',
    );
  }
}
