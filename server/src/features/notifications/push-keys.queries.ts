import type { Db } from '../../platform/database/schema.ts';
import { keepSiteKey } from '../../platform/database/site-keys.queries.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PushOptions } from '../../platform/push/push.ts';

type PushKeys = PushOptions['keys'];

/**
 * The keys of this site, made when they are first asked for. Browsers subscribe with the public one: what
 * stands there of others is worthless with new keys, and goes.
 */
export function keepPushKeys(db: Db, make: () => PushKeys): Promise<PushKeys> {
  return inTransaction(db, async (trx) => {
    const candidate = JSON.stringify(make());
    const { value, isNew } = await keepSiteKey(trx, { name: 'web-push', candidate });
    if (isNew) await trx.deleteFrom('push_subscriptions').execute();
    return JSON.parse(value) as PushKeys;
  });
}
