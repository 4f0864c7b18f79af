import * as calls from '@one-dream/contract/features/guests/guests.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newLateGuest } from '../../../tests/support/guest-lobby.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { migrateWithin } from '../../platform/database/migrate.ts';

const server = await sharedTestServer();

it('of squads that were filled in by a link before this was kept, a host confirms all; keys are asked for anew', async () => {
  const { db } = server;
  const filled = await newLateGuest(server, { known: 2 });
  await server.api.act(calls.completeGuest, {
    body: { link: filled.link, players: filled.late },
  });
  const whole = await newLateGuest(server, { known: 4 });
  await server.api.act(calls.readGuest, { body: { link: whole.link } });
  await db.transaction().execute(async (trx) => {
    await sql`drop table guest_claims`.execute(trx);
    await sql`alter table guest_devices drop column game_id_key`.execute(trx);
    await sql`update guest_devices set key_hash = decode(md5(id::text), 'hex')`.execute(trx);
    await sql`alter table registration_players drop column by_link`.execute(trx);
    await sql`delete from schema_migrations where name = '0074-guest-ids.sql'`.execute(trx);
    await migrateWithin(trx, ['0074-guest-ids.sql']);
  });
  const idsOf = async (entryId: string) =>
    (await server.rows('registration_players', { registration_id: entryId }, ['by_link'])).map(
      ({ by_link }) => by_link,
    );
  expect(await idsOf(filled.entryId)).toEqual([true, true, true, true]);
  expect(await idsOf(whole.entryId)).toEqual([false, false, false, false]);
  const keys = await server.rows('guest_devices', { entry_id: whole.entryId }, ['key_hash']);
  expect(keys).toEqual([{ key_hash: null }]);
});
