import type { Db } from '../platform/database/schema.ts';
import { isPassword } from '../platform/passwords.ts';
import { demoPassword } from './demo-password.ts';
import { listDemoPasswords } from './operations.queries.ts';

/**
 * Keeps a site that others reach off a database of the demo organisation: everybody may read its password, the
 * owner's included. Accounts whose password was changed since are nobody's business.
 * @throws Error with a sentence when an account opens with it
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
