import { voidMatch } from '@one-dream/contract/features/matches/matches.ts';
import { deleteTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { inMinutes, look, openRoom } from '../../../factories/lobbies.ts';
import { correct, newArena, publish, rowsOf } from '../../../factories/results.ts';
import { newSquad } from '../../../factories/teams.ts';
import { changeTournament, openTournament, register } from '../../../factories/tournaments.ts';
import type { DiscordMessage } from '../../../sandbox/discord/discord-message.ts';
import { changeOrganisation } from '../support/change-organisation.ts';
import { buttonsOf, discordOf, flatten, messageOf } from '../support/discord-presses.ts';
import { newLobbyOfOne } from '../support/match-days.ts';
import { channel, eventually, runDueJobs } from '../support/outbound.ts';
import { newPlayer } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
afterEach(() => server.sandbox.discord.faults.clear());

let channels = 500;
function newChannel(): string {
  channels += 1;
  return String(BigInt(channel) + BigInt(channels));
}

function postsIn(channelId: string): DiscordMessage[] {
  return server.sandbox.discord.messages.filter((one) => one.channelId === channelId);
}

/** The one post with this text in it, as soon as there is one. */
async function post(channelId: string, text: string | RegExp): Promise<DiscordMessage> {
  const found = await eventually(
    () => postsIn(channelId).filter(({ content }) => content.match(text)),
    { isSo: (all) => all.length > 0 },
  );
  expect(found).toHaveLength(1);
  return found[0] ?? expect.fail();
}

/** Edits of a number wait for their turn. */
async function letPass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  await runDueJobs(server);
}

describe('registration', () => {
  it('is one message with a button, edited as slots go, and closed with it', async () => {
    const log_channel = newChannel();
    const tournament = await openTournament(server, {
      log_channel,
      title: '@everyone **Cup** [x](https://x.in)',
      prizePool: '100000',
    });
    const shown = await post(log_channel, 'Registration is open.');
    expect(shown.content).toContain('100 slots left of 100.');
    expect(shown.content).toContain('Prize pool ₹1,00,000.');
    expect(shown.content).toContain('\\@everyone \\*\\*Cup\\*\\* \\[x\\]');
    expect(shown.calls).toEqual([]);
    expect(buttonsOf(shown)).toEqual(['Register', 'Open on the site']);

    const squad = await newSquad(server);
    const discord = await discordOf(server, squad.leader);
    const own = messageOf(await discord.press(shown, 'register'));
    expect(own.seenBy).toBeDefined();
    expect(own.content).toContain('is ready');
    messageOf(await discord.press(own, 'register-team'));
    await eventually(
      async () => {
        await letPass(5_000);
        return shown.content;
      },
      { isSo: (content) => content.includes('99 slots left of 100.') },
    );
    await changeTournament(server, { id: tournament._id, change: { status: 'CLOSED' } });
    await eventually(() => buttonsOf(shown), { isSo: (all) => !all.includes('Register') });
    expect(shown.content).toContain('Registration is closed.');
    expect(postsIn(log_channel).filter(({ nonce }) => nonce?.startsWith('post:'))).toHaveLength(1);
    // The button of before, kept on a screen, says what holds.
    const late = messageOf(await discord.pressId(shown, `1|register-team|${tournament._id}`));
    expect(late.content).not.toContain('Slot 2');
  });

  it('offers the waitlist once all slots are taken', async () => {
    const log_channel = newChannel();
    const tournament = await openTournament(server, { log_channel, slots: 2 });
    const shown = await post(log_channel, 'Registration is open.');
    expect(buttonsOf(shown)).toEqual(['Register', 'Open on the site']);
    for (const squad of [await newSquad(server), await newSquad(server)])
      await register(server, { team: squad, tournament });
    await eventually(
      async () => {
        await letPass(5_000);
        return buttonsOf(shown);
      },
      { isSo: ([button]) => button === 'Join the waitlist' },
    );
    expect(shown.content).toContain('All 2 slots are taken.');
  });

  it('is told in the organisation’s language', async () => {
    await changeOrganisation(server, 'identity', { language: 'hi' });
    const log_channel = newChannel();
    await openTournament(server, { log_channel });
    const shown = await post(log_channel, 'रजिस्ट्रेशन खुला है।');
    expect(shown.content).toMatch(/100 में से 100 स्लॉट/);
    expect(buttonsOf(shown).join()).not.toMatch(/[A-Za-z]/);
    await changeOrganisation(server, 'identity', { language: 'en' });
  });

  it('is edited at most every 15 seconds for a number', async () => {
    const team = await newSquad(server);
    const log_channel = newChannel();
    const tournament = await openTournament(server, { log_channel });
    const shown = await post(log_channel, '100 slots left');
    await register(server, { team, tournament });
    // Looked at, and left for later: the next look has its moment.
    const waits = () =>
      server.row('discord_posts', { tournament_id: tournament._id }, ['changed_at']);
    const { changed_at } = await waits();
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(shown.content).toContain('100 slots left');
    expect((await waits()).changed_at).toEqual(changed_at);
    await letPass(15_500);
    await eventually(() => shown.content, { isSo: (text) => text.includes('99 slots left') });
  });

  it('outlives Discord being away, and is not put back where a host took it down', async () => {
    const log_channel = newChannel();
    for (const fault of [{ status: 503 }, { status: 429, retryAfter: 0.1 }])
      server.sandbox.discord.faults.next({ route: 'message', ...fault });
    const tournament = await openTournament(server, { log_channel });
    const shown = await post(log_channel, 'Registration is open.');
    server.sandbox.discord.deleteMessage(shown.id);
    await changeTournament(server, { id: tournament._id, change: { status: 'CLOSED' } });
    await eventually(
      async () =>
        (await server.find('discord_posts', { tournament_id: tournament._id }, ['hash'])) !==
        undefined,
      { isSo: Boolean },
    );
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(postsIn(log_channel).filter(({ nonce }) => nonce?.startsWith('post:'))).toEqual([]);
  });

  it('says so as well where Discord was away when the event was deleted', async () => {
    const log_channel = newChannel();
    const tournament = await openTournament(server, { log_channel });
    const shown = await post(log_channel, 'Registration is open.');
    for (const fault of [{ status: 503 }, { status: 429, retryAfter: 0.1 }])
      server.sandbox.discord.faults.next({ route: 'message', ...fault });
    await server.api.act(deleteTournament, {
      as: await server.admin(),
      params: { tournamentId: tournament._id },
    });
    await eventually(
      async () => {
        await letPass(60_000);
        return shown.content;
      },
      { isSo: (content) => content.includes('Called off.') },
    );
    expect(flatten(shown)).toEqual([]);
    await eventually(
      () => server.rows('discord_posts', { tournament_id: tournament._id }, ['message_id']),
      { isSo: (rows) => rows.length === 0 },
    );
  });

  it('moves to the channel that an admin corrects, and is kept there', async () => {
    const [wrong, right] = [newChannel(), newChannel()];
    const { _id: id } = await openTournament(server, { log_channel: wrong });
    await post(wrong, 'Registration is open.');
    await changeTournament(server, { id, change: { log_channel: right } });
    const shown = await eventually(
      async () => {
        await letPass(16_000);
        return postsIn(right)[0];
      },
      { isSo: Boolean },
    );
    expect(shown?.content).toContain('Registration is open.');
    await eventually(() => postsIn(wrong), { isSo: ({ length }) => length === 0 });
    await changeTournament(server, { id, change: { status: 'CLOSED' } });
    await eventually(() => shown?.content, { isSo: (text) => !!text?.includes('is closed.') });
    expect(postsIn(right)).toHaveLength(1);
    // What is over is put right where it stands.
    await changeTournament(server, { id, change: { log_channel: newChannel(), title: 'Renamed' } });
    await eventually(() => shown?.content, { isSo: (text) => !!text?.includes('Renamed') });
  });

  it('says that it is called off where the event is deleted', async () => {
    const log_channel = newChannel();
    const tournament = await openTournament(server, { log_channel });
    const shown = await post(log_channel, 'Registration is open.');
    await server.api.act(deleteTournament, {
      as: await server.admin(),
      params: { tournamentId: tournament._id },
    });
    await eventually(() => shown.content, { isSo: (text) => text.includes('Called off.') });
    expect(flatten(shown)).toEqual([]);
  });
});

describe('a match', () => {
  it('has its slot and its room behind buttons, never in the post, until it is over', async () => {
    const log_channel = newChannel();
    const { match, admin, tournament, squad } = await newLobbyOfOne(server);
    await changeTournament(server, { id: tournament._id, change: { log_channel } });
    const secret = { roomId: 'MARK4712', password: 'secretmark', note: '' };
    await openRoom(server, { match, admin, room: secret });
    const shown = await post(log_channel, 'Room is open');
    expect(buttonsOf(shown)).toEqual(['Show room', 'Open on the site']);
    const discord = await discordOf(server, squad.leader);
    const room = messageOf(await discord.press(shown, 'room'));
    expect(room.content).toContain('MARK4712');
    expect(room.seenBy).toBeDefined();
    const stranger = await discordOf(server, await newPlayer(server));
    expect(messageOf(await stranger.press(shown, 'room')).content).not.toContain('MARK4712');
    expect(JSON.stringify(postsIn(log_channel).filter((one) => !one.seenBy))).not.toMatch(
      /MARK4712|secretmark/,
    );
    // Half an hour behind the start nobody is shown it any more.
    await letPass(91 * 60_000);
    await eventually(() => shown.content, { isSo: (text) => text.includes('is closed') });
    expect(buttonsOf(shown)).toEqual(['Standings', 'Open on the site']);
    expect(messageOf(await discord.pressId(shown, `1|room|${match._id}`)).content).not.toContain(
      'MARK4712',
    );
  });

  it('tells of its result once, with its picture and the standings behind a button', async () => {
    const log_channel = newChannel();
    const arena = await newArena(server);
    await changeTournament(server, { id: arena.tournament._id, change: { log_channel } });
    await publish(server, { match: arena.match, as: arena.admin, rows: rowsOf(arena.entries) });
    const shown = await post(log_channel, 'The result of Match 1 is out.');
    const [drawn] = shown.files;
    expect(drawn).toMatchObject({ name: 'result.png', type: 'image/png' });
    const rows = rowsOf(arena.entries.toReversed());
    await correct(server, { match: arena.match, as: arena.admin, rows });
    await letPass(5_000);
    await eventually(() => shown.files[0]?.bytes, { isSo: (bytes) => bytes !== drawn?.bytes });
    const discord = await discordOf(server, await newPlayer(server));
    const table = messageOf(await discord.press(shown, 'standings'));
    expect(table.embeds[0]?.image?.url).toContain('/share/standings/');
    expect(table.seenBy).toBeDefined();
  });

  it('says of a result that it is void, and shows it no more', async () => {
    const log_channel = newChannel();
    const { match, admin, tournament, entries } = await newArena(server);
    await changeTournament(server, { id: tournament._id, change: { log_channel } });
    await publish(server, { match, as: admin, rows: rowsOf(entries) });
    const shown = await post(log_channel, 'The result of Match 1 is out.');
    const { version } = (await look(server, match)).match;
    await server.api.act(voidMatch, {
      as: admin,
      params: { matchId: match._id },
      body: { reason: 'The server broke.', replayAt: inMinutes(server, 600), version },
    });
    await eventually(() => shown.content, { isSo: (text) => text.includes('Match 1 is void') });
    expect(shown.files).toEqual([]);
  });
});

describe('the list of events of the guild', () => {
  it('has a tournament with its times, moves it, and calls it off', async () => {
    const first = Math.ceil(server.now().getTime() / 1000) * 1000 + 48 * 3_600_000;
    const firstMatchAt = new Date(first).toISOString();
    const tournament = await openTournament(server, { firstMatchAt });
    const event = await eventually(
      () =>
        [...server.sandbox.discord.events.values()].find(({ name }) => name === tournament.title),
      { isSo: (found) => found !== undefined },
    );
    expect(event).toMatchObject({
      scheduled_start_time: firstMatchAt,
      entity_metadata: { location: `${server.publicUrl}/tournament/${tournament._id}` },
      image: expect.stringContaining('data:image/png;base64,'),
      status: 1,
    });
    // As if Discord's answer had been lost: it is found again, not made twice.
    await server.db
      .deleteFrom('discord_events')
      .where('tournament_id', '=', tournament._id)
      .execute();
    const moved = new Date(first + 3_600_000).toISOString();
    await changeTournament(server, { id: tournament._id, change: { firstMatchAt: moved } });
    await eventually(() => event?.scheduled_start_time, { isSo: (at) => at === moved });
    const stored = () =>
      server.rows('discord_events', { tournament_id: tournament._id }, ['event_id']);
    await eventually(stored, { isSo: (rows) => rows.length > 0 });
    expect(await stored()).toEqual([{ event_id: event?.id }]);
    await server.api.act(deleteTournament, {
      as: await server.admin(),
      params: { tournamentId: tournament._id },
    });
    await eventually(() => event?.status, { isSo: (status) => status === 4 });
  });
});

it.each(['<html>All is well', '[]', '{"id":7}', 'null', ''])(
  'an answer with status 200 and %s is none: it is posted once all the same, and known by its id',
  async (body) => {
    const log_channel = newChannel();
    server.sandbox.discord.faults.next({ route: 'message', status: 200, body, times: 2 });
    const tournament = await openTournament(server, { log_channel, slots: 4 });
    const shown = await post(log_channel, 'Registration is open');
    const kept = () =>
      server.rows('discord_posts', { tournament_id: tournament._id }, ['message_id']);
    await eventually(kept, { isSo: (rows) => rows.length > 0 });
    expect(await kept()).toEqual([{ message_id: shown.id }]);
    expect(postsIn(log_channel)).toHaveLength(1);
  },
);
