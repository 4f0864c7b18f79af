import {
  checkIn,
  listOwnEntries,
  undoCheckIn,
} from '@one-dream/contract/features/entries/entries.ts';
import { replaceRoom, showRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import {
  cancelMatch,
  getMatch,
  listConsoleMatches,
} from '@one-dream/contract/features/matches/matches.ts';
import { matchClock } from '@one-dream/contract/schedule/schedule.values.ts';
import { afterEach, expect, it } from 'vitest';
import { fillRoom, inMinutes, newLobby, openRoom } from '../../../factories/lobbies.ts';
import { sandboxApplication } from '../../../sandbox/discord/discord-world.ts';
import { settleRoomChannel } from '../../src/features/matches/room-channels.jobs.ts';
import { findRoomChannel } from '../../src/features/matches/room-channels.queries.ts';
import { changeOrganisation } from '../support/change-organisation.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { discordIdOf, eventually, runDueJobs } from '../support/outbound.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
const { discord } = server.sandbox;
afterEach(async () => {
  discord.faults.clear();
  await changeOrganisation(server, 'discord', { roomChannels: false });
});

const room = { roomId: 'QZX9ROOM7', password: 'QZX_secret*42', note: 'QZXnote77' };
const want = (roomChannels: boolean) => changeOrganisation(server, 'discord', { roomChannels });
type Lobby = Awaited<ReturnType<typeof newLobby>>;

/** A lobby whose role exists. A quarter of an hour before the start the clock opens a room by itself. */
async function newLobbyWithRole(startsIn = 12): Promise<Lobby & { roleId: string }> {
  const form = { firstStart: inMinutes(server, startsIn), matches: 1 };
  const lobby = await newLobby(server, { teams: 2, form });
  const role = await eventually(
    async () =>
      [...discord.roles.values()].find(({ name }) => name.startsWith(lobby.tournament.title)),
    { isSo: (found) => found !== undefined },
  );
  return { ...lobby, roleId: role?.id ?? '' };
}

const ofLobby = ({ tournament }: Lobby) =>
  [...discord.channels.values()].filter(({ topic }) => topic.startsWith(tournament.title));
const saidIn = (channelId: string | undefined) =>
  discord.messages.filter((one) => one.channelId === channelId).map(({ content }) => content);
const opened = async (lobby: Lobby) => {
  const [channel] = await eventually(() => ofLobby(lobby), {
    isSo: ([one]) => saidIn(one?.id).length > 0,
  });
  if (!channel) throw new Error('no channel');
  // Said is not yet noted: whoever moves the clock before would have it posted for another half hour.
  await eventually(() => findRoomChannel(server.db, lobby.match._id), {
    isSo: (kept) => Boolean(kept?.endsAt),
  });
  return channel;
};
const gone = (lobby: Lobby) =>
  eventually(() => ofLobby(lobby), { isSo: (all) => all.length === 0 });

it('is not made unless the owner wants it', async () => {
  const lobby = await newLobbyWithRole();
  await openRoom(server, { ...lobby, room });
  await settleRoomChannel(server.platform, lobby.match._id);
  expect(ofLobby(lobby)).toEqual([]);
  expect(JSON.stringify(discord.messages)).not.toContain('QZX');
});

it('is not made once the room is hidden', async () => {
  const lobby = await newLobbyWithRole();
  await openRoom(server, { ...lobby, room });
  const past = inMinutes(server, -matchClock.roomHiddenAfter - 1);
  await server.change('matches', { id: lobby.match._id }, { starts_at: new Date(past) });
  await want(true);
  await settleRoomChannel(server.platform, lobby.match._id);
  expect(ofLobby(lobby)).toEqual([]);
});

it('has an open room for the role of its lobby alone, and the room stands nowhere else', async () => {
  await want(true);
  const lobby = await newLobbyWithRole(30);
  await fillRoom(server, { ...lobby, room });
  await settleRoomChannel(server.platform, lobby.match._id);
  expect(ofLobby(lobby), 'saved, not open').toEqual([]);
  await openRoom(server, { ...lobby, room });
  const channel = await opened(lobby);
  const view = String(1n << 10n);
  const seenBy = channel.permission_overwrites.filter(
    ({ allow }) => (BigInt(allow ?? 0) & (1n << 10n)) !== 0n,
  );
  expect(seenBy.map(({ id }) => id)).toEqual([lobby.roleId, sandboxApplication.botId]);
  expect(channel.permission_overwrites).toContainEqual({
    id: sandboxApplication.guildId,
    type: 0,
    deny: view,
  });
  const [said, ...more] = saidIn(channel.id);
  expect(more).toEqual([]);
  expect(said).toContain('Room id: QZX9ROOM7');
  expect(said).toContain('Password: QZX\\_secret\\*42');
  expect(said).toContain('QZXnote77');

  const elsewhere = {
    'other channels': discord.messages.filter(({ channelId }) => channelId !== channel.id),
    'the channel itself': channel,
    'the log': server.logs,
  };
  for (const [place, what] of Object.entries(elsewhere))
    expect(JSON.stringify(what), place).not.toContain('QZX');
  const dump = await dumpDatabase(server);
  for (const secret of Object.values(room)) {
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
  }
  expect(dump).toContain(channel.id);
});

it('is seen by who sees the room on the site: a team that has not checked in sees neither', async () => {
  await want(true);
  const lobby = await newLobbyWithRole(30);
  const inGuild = async (index: number) => {
    const leader = lobby.squads[index]?.leader ?? expect.fail('no squad');
    const discordId = await discordIdOf(server, leader);
    discord.members.set(discordId, new Set());
    const [entry] = (await server.api.act(listOwnEntries, { as: leader })).data;
    return { leader, discordId, entryId: entry?.entryId ?? '' };
  };
  const [here, missing] = [await inGuild(0), await inGuild(1)];
  await server.change(
    'tournaments',
    { id: lobby.tournament._id },
    {
      status: 'CLOSED',
      checkin_opens_at: new Date(inMinutes(server, -10)),
      checkin_closes_at: new Date(inMinutes(server, 20)),
      first_match_at: new Date(inMinutes(server, 30)),
    },
  );
  const translate = (call: typeof checkIn | typeof undoCheckIn, { leader, entryId }: typeof here) =>
    server.api.act(call, { as: leader, params: { entryId } });
  const wears = ({ discordId }: typeof here, isSo: boolean) =>
    eventually(() => discord.members.get(discordId)?.has(lobby.roleId), {
      isSo: (worn) => worn === isSo,
    });
  await translate(checkIn, here);
  await translate(checkIn, missing);
  await wears(missing, true);
  await translate(undoCheckIn, missing);
  await wears(missing, false);
  await openRoom(server, { ...lobby, room });
  const channel = await opened(lobby);
  const seesChannel = ({ discordId }: typeof here) =>
    channel.permission_overwrites.some(
      ({ id, allow }) => allow !== undefined && discord.members.get(discordId)?.has(id),
    );
  const seesRoom = async ({ leader }: typeof here) =>
    (await server.api.send(showRoom, { as: leader, params: { matchId: lobby.match._id } }))
      .status === 200;
  for (const [who, isThere] of [
    [here, true],
    [missing, false],
  ] as const)
    expect([await seesRoom(who), seesChannel(who)]).toEqual([isThere, isThere]);
});

it('is named in the language of the organisation', async () => {
  await want(true);
  await changeOrganisation(server, 'identity', { language: 'hi' });
  const lobby = await newLobbyWithRole();
  await openRoom(server, { ...lobby, room });
  expect((await opened(lobby)).name).toMatch(/^रूम.*मैच/);
  await changeOrganisation(server, 'identity', { language: 'en' });
});

it('says so in the console', async () => {
  const { tournament, admin: as } = await newLobby(server, { teams: 2 });
  const params = { tournamentId: tournament._id };
  const read = async () => (await server.api.act(listConsoleMatches, { as, params })).postsRooms;
  expect(await read()).toBe(false);
  await want(true);
  expect(await read()).toBe(true);
});

it('is deleted after half an hour, and not made again', async () => {
  await want(true);
  const lobby = await newLobbyWithRole();
  await openRoom(server, { ...lobby, room });
  await opened(lobby);
  const { match } = lobby;
  server.clock.advance(29 * 60_000);
  await settleRoomChannel(server.platform, match._id);
  expect(ofLobby(lobby)).toHaveLength(1);
  server.clock.advance(61_000);
  // Again and again: its end is noted a moment before the job that deletes it is planned.
  const left = async () => {
    await runDueJobs(server);
    return ofLobby(lobby);
  };
  await eventually(left, { isSo: (all) => all.length === 0 });
  await settleRoomChannel(server.platform, match._id);
  expect(ofLobby(lobby)).toEqual([]);
});

it('gives way to another one when the room is replaced, and goes when the match is called off', async () => {
  await want(true);
  const lobby = await newLobbyWithRole();
  await openRoom(server, { ...lobby, room });
  const first = await opened(lobby);
  const params = { matchId: lobby.match._id };
  const fresh = { roomId: 'QZX2ROOM8', password: '', note: '' };
  await server.api.act(replaceRoom, { as: lobby.admin, params, body: fresh });
  await eventually(() => ofLobby(lobby), {
    isSo: ([one]) => one !== undefined && one.id !== first.id && saidIn(one.id).length === 1,
  });
  expect(ofLobby(lobby)).toHaveLength(1);
  expect(saidIn(first.id)).toEqual([]);
  const [said] = saidIn(ofLobby(lobby)[0]?.id);
  expect(said).toContain('QZX2ROOM8');
  expect(said).not.toContain('Password');
  const { data } = await server.api.act(getMatch, { as: lobby.admin, params });
  const body = { version: data.match.version, reason: 'The server broke' };
  await server.api.act(cancelMatch, { as: lobby.admin, params, body });
  await gone(lobby);
});

it('goes at once when the owner turns it off', async () => {
  await want(true);
  const lobby = await newLobbyWithRole();
  await openRoom(server, { ...lobby, room });
  await opened(lobby);
  await want(false);
  await gone(lobby);
});

it('is made once though an answer is lost and two work on it', async () => {
  await want(true);
  const lobby = await newLobbyWithRole();
  await openRoom(server, { ...lobby, room });
  const channel = await opened(lobby);
  // As if the process was killed before it could note the channel, then the post.
  await server.db.deleteFrom('room_channels').where('channel_id', '=', channel.id).execute();
  const { match } = lobby;
  await Promise.all([1, 2].map(() => settleRoomChannel(server.platform, match._id)));
  expect(ofLobby(lobby).map(({ id }) => id)).toEqual([channel.id]);
  expect(saidIn(channel.id)).toHaveLength(1);
});
