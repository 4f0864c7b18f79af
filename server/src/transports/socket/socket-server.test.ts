import { deleteUser, updateRole } from '@one-dream/contract/features/accounts/accounts.ts';
import {
  logout,
  requestPasswordReset,
  resetPassword,
} from '@one-dream/contract/features/auth/auth.ts';
import { changeMatch, type Match } from '@one-dream/contract/features/matches/matches.ts';
import {
  markSeen,
  type Notification,
  sendNotification,
} from '@one-dream/contract/features/notifications/notifications.ts';
import { everyTournament } from '@one-dream/contract/live.ts';
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newStadium, plan } from '../../../../factories/lobbies.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { insertSquads } from '../../../tests/support/insert-squads.ts';
import { tokenMailedTo } from '../../../tests/support/mail-box.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer, startTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer({ works: true });

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

function open(
  options: {
    token?: string;
    origin?: string;
    transports?: ('websocket' | 'polling')[];
    url?: string;
  } = {},
): Socket {
  const socket = io(options.url ?? server.url, {
    transports: options.transports ?? ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(options.token && { auth: { token: options.token } }),
    ...(options.origin && { extraHeaders: { origin: options.origin } }),
  });
  sockets.push(socket);
  return socket;
}

function heard<Value>(socket: Socket, event: string): Promise<Value> {
  return new Promise((resolve) => socket.once(event, resolve));
}

async function connected(person: Person): Promise<Socket> {
  const socket = open({ token: person.token });
  await heard(socket, 'connect');
  return socket;
}

const push = async (to: string) => {
  const admin = await newAdmin(server);
  const body = { title: 'Scrims tonight', description: 'T3 at 9 pm', to, type: 'event' as const };
  return server.api.act(sendNotification, { as: admin, body });
};

describe('the live socket', () => {
  it('answers join-notify with the earlier notifications, without those the user deleted', async () => {
    const player = await newPlayer(server);
    await push(player.email);
    const socket = await connected(player);
    const previous = heard<Notification[]>(socket, 'previous-notify');
    socket.emit('join-notify', player.id);
    expect(await previous).toMatchObject([
      { title: 'Scrims tonight', to: player.email, isSeen: [] },
    ]);
  });

  it("refuses to join for somebody else's notifications, and sends none of them", async () => {
    const [player, stranger] = [await newPlayer(server), await newPlayer(server)];
    const socket = await connected(stranger);
    const got = vi.fn();
    socket.onAny(got);
    const outcome = await socket.emitWithAck('join-notify', player.id);
    expect(outcome).toEqual({ success: false, code: 'NOT_ALLOWED' });
    await push(player.email);
    // Anything sent to the stranger would arrive before this acknowledgement.
    await socket.emitWithAck('join-notify', player.id);
    expect(got).not.toHaveBeenCalled();
  });

  it('delivers a notification to its recipient and a broadcast to everyone signed in, not to visitors', async () => {
    const [player, other] = [await newPlayer(server), await newPlayer(server)];
    const [theirs, others] = [await connected(player), await connected(other)];
    const visitor = open();
    await heard(visitor, 'connect');
    const visitorGot = vi.fn();
    visitor.on('new-notify', visitorGot);
    const otherGot = vi.fn();
    others.on('new-notify', otherGot);

    const arrival = heard<Notification[]>(theirs, 'new-notify');
    await push(player.email);
    expect(await arrival).toMatchObject([{ title: 'Scrims tonight', to: player.email }]);

    const broadcast = heard<Notification[]>(theirs, 'new-notify');
    await push('everyone');
    expect(await broadcast).toMatchObject([{ to: 'everyone' }]);
    await expect.poll(() => otherGot.mock.calls.length).toBe(1);
    expect(visitorGot).not.toHaveBeenCalled();
  });

  it('tells of a tournament who watches it, with the number it has by then, and nobody else', async () => {
    const [shown, other] = [await openTournament(server), await openTournament(server)];
    const sockets = [open(), open(), open(), open()];
    const [one, every, elsewhere, nothing] = sockets;
    const got = sockets.map((socket) => {
      const heard: string[] = [];
      socket.on('tournament-changed', ({ _id }: { _id: string }) => void heard.push(_id));
      return heard;
    });
    await Promise.all(sockets.map((socket) => heard(socket, 'connect')));
    const before = await one?.emitWithAck('watch', [shown._id]);
    expect(before).toEqual({ [shown._id]: shown.facts.no });
    expect(await every?.emitWithAck('watch', [everyTournament])).toMatchObject({
      [shown._id]: shown.facts.no,
      [other._id]: other.facts.no,
    });
    // The last `watch` replaces those before.
    await elsewhere?.emitWithAck('watch', [shown._id, everyTournament]);
    await elsewhere?.emitWithAck('watch', [other._id]);
    const [team] = await insertSquads(server, { count: 1 });
    await register(server, { team: team ?? expect.fail(), tournament: shown });
    await expect.poll(() => got[0]).toEqual([shown._id]);
    await expect.poll(() => got[1]).toEqual([shown._id]);
    expect(await nothing?.emitWithAck('watch', [shown._id])).toEqual({
      [shown._id]: shown.facts.no + 1,
    });
    expect(await elsewhere?.emitWithAck('watch', [])).toEqual({});
    expect(got[2]).toEqual([]);
    expect(got[3]).toEqual([]);
  });

  it('says nothing of a draft, and takes nonsense to watch as nothing', async () => {
    const draft = await openTournament(server, { status: 'UPCOMING', isDraft: true });
    const socket = open();
    await heard(socket, 'connect');
    expect(await socket.emitWithAck('watch', [draft._id])).toEqual({});
    expect(await socket.emitWithAck('watch', ['session:', 7, null, {}, "'; --"])).toEqual({});
    for (const nonsense of [undefined, 'user:x', { length: 2 }, Array(21).fill(draft._id)])
      socket.emit('watch', nonsense, () => expect.fail('it was answered'));
    expect(await socket.emitWithAck('watch', [])).toEqual({});
    const every = await socket.emitWithAck('watch', [everyTournament]);
    expect(every).not.toHaveProperty(draft._id);
  });

  it('tells of a match what everybody sees of it', async () => {
    const stadium = await newStadium(server);
    const [{ _id, version, tournamentId } = expect.fail()] = await plan(server, stadium);
    const socket = open();
    await heard(socket, 'connect');
    await socket.emitWithAck('watch', [tournamentId]);
    const told = heard<{ news: Match }>(socket, 'match-changed');
    await server.api.act(changeMatch, {
      as: stadium.admin,
      params: { matchId: _id },
      body: { map: 'Miramar', recall: false, version },
    });
    expect(await told).toMatchObject({
      ...{ _id, tournament: tournamentId },
      news: { _id, map: 'Miramar', version: version + 1, state: 'scheduled' },
    });
    expect(JSON.stringify(await told)).not.toContain('password');
  });

  it('tells the other devices of a user what was seen', async () => {
    const player = await newPlayer(server);
    const sent = await push(player.email);
    const device = await connected(player);
    const changed = heard(device, 'notifications-changed');
    const { _id } = sent.data;
    await server.api.act(markSeen, { as: player, params: { notificationId: _id } });
    await changed;
  });

  it('closes within a second of signing out, of a role change and of deletion', async () => {
    const player = await newPlayer(server);
    const signedOut = await connected(player);
    const closed = heard(signedOut, 'disconnect');
    await server.api.act(logout, { as: player });
    await closed;

    const promoted = await newPlayer(server);
    const socket = await connected(promoted);
    const ended = heard(socket, 'disconnect');
    const admin = await newAdmin(server);
    await server.api.act(updateRole, {
      as: admin,
      body: { userId: promoted.id, newRole: 'admin' },
    });
    await ended;
    const again = open({ token: promoted.token });
    expect(await heard<Error>(again, 'connect_error')).toMatchObject({ message: 'NOT_SIGNED_IN' });

    const careful = await newPlayer(server);
    const reset = await connected(careful);
    const shut = heard(reset, 'disconnect');
    await server.api.act(requestPasswordReset, { body: { email: careful.email } });
    const token = await tokenMailedTo(server, { address: careful.email, page: 'reset-password' });
    const newPassword = 'land-at-rozhok-9';
    await server.api.act(resetPassword, {
      params: { token },
      body: { newPassword, confirmPassword: newPassword },
    });
    await shut;

    const unwanted = await newPlayer(server);
    const last = await connected(unwanted);
    const gone = heard(last, 'disconnect');
    await server.api.act(deleteUser, { as: admin, body: { userId: unwanted.id } });
    await gone;
  });

  it('closes when its session expires, which nobody tells it of', async () => {
    const quick = await startTestServer({ works: true, lookForEndedEvery: 50 });
    try {
      const [idle, visitor] = [await newPlayer(quick), open({ url: quick.url })];
      const socket = open({ token: idle.token, url: quick.url });
      await Promise.all([heard(socket, 'connect'), heard(visitor, 'connect')]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(socket.connected).toBe(true);
      const closed = heard(socket, 'disconnect');
      quick.clock.advance(8 * 24 * 60 * 60 * 1000);
      await closed;
      expect(visitor.connected).toBe(true);
    } finally {
      for (const socket of sockets.splice(0)) socket.disconnect();
      await quick.close();
    }
  });

  it.each(['websocket', 'polling'] as const)(
    'refuses the pages of other sites over %s',
    async (transport) => {
      const socket = open({ origin: 'https://evil.example', transports: [transport] });
      await heard(socket, 'connect_error');
      expect(socket.connected).toBe(false);
    },
  );

  it('closes a socket that floods, one that sends too much at once, and an eleventh of one user', async () => {
    const player = await newPlayer(server);
    const flooding = await connected(player);
    const flooded = heard(flooding, 'disconnect');
    for (let message = 0; message < 101; message++) flooding.emit('join-notify', 'nobody');
    await flooded;

    const large = await connected(player);
    const refused = heard(large, 'disconnect');
    large.emit('join-notify', 'x'.repeat(20_000));
    await refused;

    for (let count = 0; count < 10; count++) await connected(player);
    const eleventh = open({ token: player.token });
    await heard(eleventh, 'disconnect');
  });
});
