import { showRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { entriesOf, inMinutes, newStaff, newStage, plan } from '../../../factories/lobbies.ts';
import { publish, rowsOf } from '../../../factories/results.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import type { DiscordMessage } from '../../../sandbox/discord/discord-message.ts';
import { buttonsOf, discordOf, flatten, messageOf } from '../support/discord-presses.ts';
import { channel, eventually, posted } from '../support/outbound.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });

it('a host runs an evening from Discord: each step says what it does, and asks where the site asks', async () => {
  const tournament = await openTournament(server, {
    slots: 4,
    log_channel: channel,
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
  desk = messageOf(await host.press(desk, 'Refresh'));
  expect(desk.content).toContain('2 of 3 here');
  expect(desk.content).toContain('1 team is not here and loses its slot.');
  await step('Close check-in');
  expect(desk.content).toContain('Locked: 2 teams are checked in.');
  // The clock took the third one out, no admin.
  const log = () => posted(server, { channelId: channel }).map(({ content }) => content);
  await eventually(log, { isSo: (texts) => texts.some((text) => text.includes('not show up')) });
  expect(log().join()).not.toMatch(/admin|taken out/);
  const [first] = squads;
  const leaving = await discordOf(server, first?.leader ?? expect.fail());
  const asks = messageOf(await leaving.type('withdraw'));
  expect(asks.content).toContain('a host decides');
  expect(buttonsOf(asks)).toEqual(['Ask to withdraw', 'Keep it']);

  // A button is for what it was made for: with another stage's id it does nothing.
  const forged = `1|desk-go|${tournament._id}|draw|${tournament._id}`;
  expect(messageOf(await host.pressId(desk, forged)).content).toContain('That is already done');
  await step(`Draw ${stage.name}`);
  await step('Publish the draw');
  const [match] = await plan(server, {
    ...{ stage, admin },
    form: { firstStart: inMinutes(server, 60) },
  });
  if (!match) throw new Error('no match');
  desk = messageOf(await host.press(desk, 'Refresh'));
  const openForm = async (button: string) => {
    const form = await host.press(desk, button);
    return form.kind === 'modal' ? form.modal.custom_id : expect.fail('no form');
  };
  const type = async (form: string, fields: Record<string, string>) => {
    desk = messageOf(await host.submit(form, fields, { messageId: desk.id }));
  };
  const read = async () => {
    const params = { matchId: match._id };
    return (await server.api.act(showRoom, { as: admin, params })).data;
  };
  const room = { roomId: 'DESK4714', password: 'deskmark', note: 'Wait' };
  await type(await openForm('Enter the room'), room);
  expect(desk.content).not.toMatch(/DESK4714|deskmark/);
  // The form opens empty: what stays empty stays as it is.
  const change = await openForm('Change the room');
  await type(change, { roomId: 'DESK4715', password: '', note: '-' });
  expect(await read()).toMatchObject({ roomId: 'DESK4715', password: 'deskmark', note: '' });
  const release = buttonsOf(desk).find((text) => text.startsWith('Release')) ?? '';
  await step(release);
  const stateNow = async () =>
    (
      await sql<{ state: string }>`select state from matches where id = ${match._id}::uuid`.execute(
        server.db,
      )
    ).rows[0]?.state;
  expect(await stateNow()).toBe('room_released');
  // A form of before the release replaces nothing: it said that an empty password stays.
  const late = messageOf(await host.submit(change, { roomId: 'LATE4716', password: '', note: '' }));
  expect(late.content).toContain('The room is released.');
  expect(await read()).toMatchObject({ no: 1, roomId: 'DESK4715', password: 'deskmark' });

  // Earlier than planned, and with nobody in the room: asked once more for each doubt.
  const start = buttonsOf(desk).find((text) => text.startsWith('Start')) ?? '';
  await step(start);
  if (buttonsOf(desk).includes('Yes, do it'))
    desk = messageOf(await host.press(desk, 'Yes, do it'));
  expect(await stateNow()).toBe('playing');
  expect(desk.content).toContain('Results are missing from Match 1.');
  const results = `${server.publicUrl}/console/${tournament._id}/results/${match._id}`;
  expect(flatten(desk).map(({ url }) => url)).toContain(results);

  const entries = await entriesOf(server, { teams: squads.slice(0, 2), tournament });
  await publish(server, { match, as: admin, rows: rowsOf(entries, [3, 1]) });
  desk = messageOf(await host.press(desk, 'Refresh'));
  const shared = messageOf(await host.press(desk, 'Post the standings here'));
  expect(shared.seenBy).toBeUndefined();
  expect(shared.content).toContain('Leading:');
  expect(desk.content).toContain('Its ranks are fixed');
  await step(`Make ${stage.name} final`);
  expect(desk.content).not.toContain('Its ranks are fixed');

  // A button of before does nothing, and says what holds.
  const gone = messageOf(await host.pressId(desk, `1|desk-go|${tournament._id}|close`));
  expect(gone.content).toContain('That is already done');
});
