import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { enqueueNotice } from './auth.mails.ts';
import type { SecurityEvent } from './security-events.rules.ts';

/** Tells the owner of an account by mail what was changed about who gets into it, in the caller's transaction. */
export async function enqueueSecurityNotice(
  platform: Platform,
  db: Db,
  { account: { email, name }, event }: { account: AccountName; event: SecurityEvent },
): Promise<void> {
  const at = platform.now().toISOString();
  await enqueueNotice(platform, db, { mail: 'security', to: email, name, at, event });
}

interface AccountName {
  name: string;
  email: string;
}
