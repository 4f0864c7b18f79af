import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inMinutes, newStaff, newStage, plan } from '../../../factories/lobbies.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import type { DiscordMessage } from '../../../sandbox/discord/discord-message.ts';
import { buttonsOf, discordOf, messageOf } from '../support/discord-presses.ts';
import { openTestServer, type TestServer } from '../support/open-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('a host runs an evening from Discord: each step says what it does, and asks where the site asks', async () => {
  const tournament = await openTournament(server, {
    slots: 4,
    regClosesAt: inMinutes(server, 40),
    checkinOpensAt: inMinutes(server, 42),
    checkinClosesAt: inMinutes(server, 48),
    firstMatchAt: inMinutes(server, 60),
  });
  const squads = [await newSquad(server), await newSquad(server), await newSquad(server)];
  for (const team of squads) await register(server, { team, tournament });
  const admin = await server.admin();
  const stage = await newStage(server, { tournament, admin });
  const host = await discordOf(server, await newStaff(server, { duty: 'host', tournament }));
  let desk = messageOf(await host.type('desk', { event: tournament._id }));
  const step = async (button: string): Promise<DiscordMessage> => {
    let shown = messageOf(await host.press(desk, button));
    if (buttonsOf(shown).includes('Yes, do it'))
      shown = messageOf(await host.press(shown, 'Yes, do it'));
    desk = shown;
    return desk;
  };

  expect(desk.content).toContain('Registration is open: 3 of 4 slots');
  expect(desk.content).toContain('3 teams are in.');
  await step('Close registration');
  await step('Open check-in');
  for (const { leader } of squads.slice(0, 2)) {
    const player = await discordOf(server, leader);
    messageOf(await player.type('checkin'));
  }
  desk = messageOf(await host.press(desk, 'What holds now'));
  expect(desk.content).toContain('2 of 3 here');
  expect(desk.content).toContain('1 team is not here and loses its slot.');
  await step('Close check-in');
  expect(desk.content).toContain('Locked: 2 teams are checked in.');

  await step(`Draw ${stage.name}`);
  await step('Publish the draw');
  const [match] = await plan(server, {
    ...{ stage, admin },
    form: { firstStart: inMinutes(server, 60) },
  });
  if (!match) throw new Error('no match');
  desk = messageOf(await host.press(desk, 'What holds now'));
  const form = await host.press(desk, 'Enter the room');
  if (form.kind !== 'modal') throw new Error('no form');
  desk = messageOf(
    await host.submit(
      form.modal.custom_id,
      { roomId: 'DESK4714', password: 'deskmark', note: '' },
      { messageId: desk.id },
    ),
  );
  expect(desk.content).not.toMatch(/DESK4714|deskmark/);
  const release = buttonsOf(desk).find((text) => text.startsWith('Release')) ?? '';
  await step(release);
  const { rows } = await sql`select state from matches where id = ${match._id}::uuid`.execute(
    server.db,
  );
  expect(rows).toEqual([{ state: 'room_released' }]);

  // A button of before does nothing, and says what holds.
  const late = messageOf(await host.pressId(desk, `1|desk-go|${tournament._id}|close`));
  expect(late.content).toContain('That is done already');
});
