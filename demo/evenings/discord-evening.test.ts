import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { DiscordMessage } from '../../sandbox/discord/discord-message.ts';
import { sandboxPeople } from '../../sandbox/discord/sandbox-people.ts';
import {
  buttonsOf,
  discordAs,
  flatten,
  messageOf,
} from '../../server/tests/support/discord-presses.ts';
import { eventually } from '../../server/tests/support/outbound.ts';
import { sharedTestServer } from '../../server/tests/support/start-test-server.ts';
import { prepareDemo } from '../prepare-demo.ts';
import { answerHost } from './answer-host.ts';

const server = await sharedTestServer({ works: true });
beforeAll(async () => {
  await prepareDemo(server.platform, { report: () => {} });
});

test('the demo’s host runs an evening from Discord alone, from open registration on', async () => {
  const ritu = sandboxPeople.find(({ username }) => username === 'ritu.host');
  const host = discordAs(server, ritu?.id ?? '');
  const [event] = (await host.suggest('desk', 'event')).filter(({ name }) =>
    name.startsWith('Airdrop Invitational'),
  );
  let desk = messageOf(await host.type('desk', { event: event?.value ?? '' }));
  /** Presses the button that begins so, and says yes as often as it is asked. */
  const press = async (text: string): Promise<DiscordMessage> => {
    const button = buttonsOf(desk).find((one) => one.startsWith(text)) ?? text;
    desk = messageOf(await host.press(desk, button));
    while (buttonsOf(desk).includes('Yes, do it'))
      desk = messageOf(await host.press(desk, 'Yes, do it'));
    return desk;
  };
  expect(desk.content).toContain('Registration is open: 16 of 16 slots, 5 teams wait.');
  await press('Close registration');
  await press('Open check-in');
  // Nobody is signed in as the host: what is done in Discord is enough for the teams to come.
  const here = async () => {
    await answerHost(server.platform);
    return (await press('Refresh')).content;
  };
  await eventually(here, { isSo: (text) => text.includes('15 of 16 here') });
  await press('Close check-in');
  expect(desk.content).toContain('15 teams are checked in');
  // Its matches are planned: the draw stands open, with nobody in it yet.
  await press('Draw Final');
  await press('Publish the draw');
  const form = await host.press(desk, 'Enter the room');
  if (form.kind !== 'modal') throw new Error('no form');
  const room = { roomId: 'AIR4711', password: 'drop', note: '' };
  desk = messageOf(await host.submit(form.modal.custom_id, room, { messageId: desk.id }));
  await press('Release the room');
  await press('Start Match 1');
  expect(desk.content).toContain('Results are missing from Match 1.');
  expect(flatten(desk).some(({ url }) => url?.includes('/results/'))).toBe(true);
  const { rows } = await sql<{ state: string }>`select state from matches
    where tournament_id = ${event?.value}::uuid order by starts_at`.execute(server.db);
  expect(rows.map(({ state }) => state)).toEqual(['playing', ...Array(4).fill('scheduled')]);
});
