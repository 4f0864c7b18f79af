import type { Db } from '../../platform/database/schema.ts';
import { storeSiteKey } from '../../platform/database/site-keys.queries.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PushOptions } from '../../platform/push/push.ts';

type PushKeys = PushOptions['keys'];

/**
 * Returns the keys of this site, making them on first use. Browsers subscribe with the public one: with new keys
 * existing subscriptions are worthless, and deleted.
 */
export function storePushKeys(db: Db, make: () => PushKeys): Promise<PushKeys> {
  return inTransaction(db, async (trx) => {
    const candidate = JSON.stringify(make());
    const { value, isNew } = await storeSiteKey(trx, { name: 'web-push', candidate });
    if (isNew) await trx.deleteFrom('push_subscriptions').execute();
    return JSON.parse(value) as PushKeys;
  });
}
