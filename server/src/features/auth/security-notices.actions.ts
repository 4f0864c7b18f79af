import type { Viewer } from '../../calls/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../audit/audit.actions.ts';
import { enqueueNotice } from './auth.mails.ts';
import { auditActionOf, type SecurityEvent } from './security-events.rules.ts';

/** Mails the owner of an account about a change in who gets into it, in the caller's transaction. */
export async function enqueueSecurityNotice(
  platform: Platform,
  db: Db,
  { account: { email, name }, event }: { account: AccountName; event: SecurityEvent },
): Promise<void> {
  const at = platform.now().toISOString();
  await enqueueNotice(platform, db, { mail: 'security', to: email, name, at, event });
}

/** As `enqueueSecurityNotice`, and logs it where the event or the account's role requires it. */
export async function noteSecurityEvent(
  platform: Platform,
  db: Db,
  {
    account,
    event,
    change = {},
  }: {
    account: AccountName & Viewer;
    event: SecurityEvent;
    /** Values for the log, where it says more than the event. */
    change?: { before?: object; after?: object };
  },
): Promise<void> {
  await enqueueSecurityNotice(platform, db, { account, event });
  const action = auditActionOf(event.kind, account.role);
  if (!action) return;
  await recordAudit(db, {
    event: {
      viewer: { id: account.id, role: account.role },
      action,
      subject: account.name,
      after: { change: event.kind, ...(event.detail && { name: event.detail }) },
      ...change,
    },
    now: platform.now(),
  });
}

interface AccountName {
  name: string;
  email: string;
}
