import { deleteOwnAccount } from '@one-dream/contract/features/accounts/accounts.ts';
import * as calls from '@one-dream/contract/features/guests/guests.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyGuestEvent, eventCall, guestOf } from '../../../../factories/guests.ts';
import { newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { sweep } from '../../operations/retention.ts';
import { erasePerson, exportPerson } from '../accounts/person.actions.ts';

const server = await sharedTestServer();
const { platform } = server;
const day = 24 * 60 * 60_000;

let number = 0;
/** An event with one team for each captain, who is its first player. */
async function bringIn(...captains: { name: string; mail?: string; phone?: string }[]) {
  const event = await emptyGuestEvent(server);
  const rows = captains.map(({ name, mail = '', phone = '' }) => {
    number += 1;
    const ids = [1, 2, 3, 4].map((n) => `57${String(number).padStart(6, '0')}${n}`);
    const players = [name, 'Viper', 'Clutch', 'Neyoo'].flatMap((one, n) => [one, ids[n]]);
    return [`Guests ${number}`, name, phone, mail, ...players].join('\t');
  });
  const head =
    'Team\tCaptain\tPhone\tMail\tPlayer 1\tID 1\tPlayer 2\tID 2\tPlayer 3\tID 3\tPlayer 4\tID 4';
  const body = { table: [head, ...rows].join('\n'), accept: captains.map((_, index) => index) };
  const { entries } = await server.api.act(calls.importGuests, { ...eventCall(event), body });
  const contactOf = async (index: number) =>
    // Weeks may have passed since the admin of before signed in.
    (
      await guestOf(
        server,
        { ...event, admin: await server.admin() },
        entries[index]?.entryId ?? '',
      )
    ).captain;
  const playersOf = async (index: number) => {
    const { rows: found } = await sql<{ name: string; id: string }>`
      select in_game_name as name, in_game_id as id from registration_players
      where registration_id = ${entries[index]?.entryId}::uuid order by position`.execute(
      server.db,
    );
    return found;
  };
  return { event, entries, contactOf, playersOf };
}

const nobody = { name: '', phone: '', mail: '', discord: '' };

it('a captain without an account is told what is kept, and erased, by address or by number alone', async () => {
  const asha = { name: 'Asha', mail: 'asha.guest@example.in', phone: '98765 00001' };
  const { contactOf, playersOf } = await bringIn(
    asha,
    { name: 'Raju', mail: 'raju.guest@example.in', phone: '98765 00002' },
    { name: 'Asha', mail: 'other.asha@example.in', phone: '98765 00003' },
  );
  const told = await exportPerson(platform, { email: asha.mail });
  expect(told).toMatchObject({
    speaks_for: [{ name: 'Asha', phone: '919876500001', mail: asha.mail }],
  });
  expect(await exportPerson(platform, { phone: '919876500002' })).toMatchObject({
    speaks_for: [{ name: 'Raju', mail: 'raju.guest@example.in' }],
  });
  expect(await exportPerson(platform, { phone: '919876500009' })).toMatchObject({ speaks_for: [] });

  expect(await erasePerson(platform, { email: asha.mail })).toBe(false);
  await erasePerson(platform, { phone: '919876500002' });
  expect(await contactOf(0)).toEqual(nobody);
  expect(await contactOf(1)).toEqual(nobody);
  expect(await playersOf(0)).toMatchObject([{ name: '', id: '' }, { name: 'Viper' }, {}, {}]);
  // Whoever has the same name is somebody else.
  expect(await contactOf(2)).toMatchObject({ phone: '919876500003' });
  expect((await playersOf(2))[0]).toMatchObject({ name: 'Asha' });
});

it('goes with the account of that address, and with nobody’s typed number', async () => {
  const { contactOf } = await bringIn(
    { name: 'Vivek', mail: 'vivek.both@example.in' },
    { name: 'Sunil', phone: '98765 00005' },
  );
  const vivek = await newPlayer(server, { email: 'vivek.both@example.in' });
  await sql`update users set mobile_number = '9876500005' where id = ${vivek.id}`.execute(
    server.db,
  );
  await server.api.act(deleteOwnAccount, { as: vivek });
  expect(await contactOf(0)).toEqual(nobody);
  expect(await contactOf(1)).toMatchObject({ phone: '919876500005' });
});

it('is found also where it was sealed before there were hashes', async () => {
  const { contactOf, entries } = await bringIn({ name: 'Meera', mail: 'meera@example.in' });
  await sql`update guest_entries set captain_mail = null, captain_phone = null
    where entry_id = ${entries[0]?.entryId}::uuid`.execute(server.db);
  await erasePerson(platform, { email: 'meera@example.in' });
  expect(await contactOf(0)).toEqual(nobody);
});

it('is wiped four weeks after the event, or when the installation says, but not while a prize is due', async () => {
  const { event, entries, contactOf } = await bringIn(
    { name: 'Kiran', phone: '98765 00006' },
    { name: 'Divya', phone: '98765 00007' },
  );
  const firstMatch = (days: number) =>
    sql`update tournaments set first_match_at = ${new Date(server.now().getTime() + days * day)}
      where id = ${event.tournament._id}::uuid`.execute(server.db);
  await sql`insert into payouts (id, tournament_id, entry_id, team_name, rank, award, gross_paise, net_paise, state, due_at, created_at)
    select gen_random_uuid(), tournament_id, id, team_name, 1, '', 100, 100, 'due', now(), now() from registrations
    where id = ${entries[1]?.entryId}::uuid`.execute(server.db);
  // Weeks pass, and its match is still to come.
  await firstMatch(40);
  server.clock.advance(35 * day);
  await sweep(platform);
  expect(await contactOf(0)).toMatchObject({ phone: '919876500006' });
  await firstMatch(-20);
  await sweep(platform);
  expect(await contactOf(0)).toMatchObject({ phone: '919876500006' });
  await sweep(platform, { guestContacts: 14 });
  expect(await contactOf(0)).toEqual(nobody);
  expect(await contactOf(1)).toMatchObject({ phone: '919876500007' });
  await sql`update payouts set state = 'waived' where entry_id = ${entries[1]?.entryId}::uuid`.execute(
    server.db,
  );
  await firstMatch(-29);
  await sweep(platform);
  expect(await contactOf(1)).toEqual(nobody);
});
