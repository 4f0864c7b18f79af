import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { isId } from '@one-dream/contract/fields.ts';
import {
  type ClientEvents,
  everyTournament,
  type ServerEvents,
  watchedAtMost,
} from '@one-dream/contract/live.ts';
import { Server, type ServerOptions } from 'socket.io';
import type { Session } from '../../calls/viewer.ts';
import {
  everyTournamentRoom,
  sessionRoom,
  signedInRoom,
  tournamentRoom,
  userRoom,
} from '../../platform/live/socket-live.ts';
import { networkOf, siteOf } from '../../platform/rate-limits/network-of.ts';
import { describeDataHeaders } from '../http/security-headers.ts';

/** An Engine.IO connection, whose type the library does not export. */
interface EngineSocket {
  request: IncomingMessage;
  once: (event: 'close', heard: () => void) => void;
}

export type LiveServer = Server<
  ClientEvents,
  ServerEvents,
  Record<string, never>,
  { session?: Session; watched?: string[] }
>;

/** Far above the needs of a page, below a flood. */
const limits = { messageBytes: 16 * 1024, messagesPerMinute: 100, socketsPerUser: 10 } as const;
/** Milliseconds within which sockets of an expired or remotely ended session are closed. */
const endedWithin = 10_000;
/** Per network, signed in or not: mobile networks put thousands of people behind one address. */
const socketsPerNetwork = 1000;
/** Per /48 of IPv6: mobile networks give each phone a /64 of its own. */
const socketsPerSite = 4000;
/** All together: twice as many as one process is measured with. */
const socketsPerProcess = 10_000;
const minute = 60_000;

/** Creates the socket server; it listens once `attachSocket` attaches it to the HTTP server. */
export function createSocketServer({
  adapter,
}: {
  /** Adapter between processes. */
  adapter?: ServerOptions['adapter'] | undefined;
}): LiveServer {
  return new Server({
    ...(adapter && { adapter }),
    serveClient: false,
    maxHttpBufferSize: limits.messageBytes,
  });
}

export interface AttachOptions {
  io: LiveServer;
  server: HttpServer;
  publicUrl: string;
  /** Address of a request's sender, behind trusted proxies. */
  addressOf: (request: IncomingMessage) => string;
  /** Multiplies the sockets allowed per network. */
  limitFactor?: number | undefined;
  findSession: (token: string) => Promise<Session | undefined>;
  /** Filters sessions by token hash, returning those still valid. */
  listLiveSessions: (tokenHashes: readonly Uint8Array[]) => Promise<Uint8Array[]>;
  /** Interval for detecting expired sessions, in milliseconds. */
  lookForEndedEvery?: number | undefined;
  /** A user's newest notifications. */
  listNotifications: (session: Session) => Promise<Notification[]>;
  /** Current version numbers of tournaments; of all unfinished ones if requested. */
  readNumbers: (asked: { ids: string[]; isEvery: boolean }) => Promise<Record<string, number>>;
}

/** Visitors receive public events; an invalid or expired token is rejected. */
export function attachSocket({
  io,
  server,
  publicUrl,
  addressOf,
  limitFactor = 1,
  findSession,
  listLiveSessions,
  // Twice as often, because the check itself takes time.
  lookForEndedEvery = endedWithin / 2,
  listNotifications,
  readNumbers,
}: AttachOptions): void {
  const counts = countPerKey();
  /** Whoever a socket counts for, with how many they may have. A factor adds no memory to the process. */
  const countedFor = (request: IncomingMessage): [key: string, most: number][] => {
    const address = addressOf(request);
    const site = siteOf(address);
    return [
      ['process', socketsPerProcess * Math.min(limitFactor, 1)],
      [networkOf(address), socketsPerNetwork * limitFactor],
      ...(site ? [[site, socketsPerSite * limitFactor] as [string, number]] : []),
    ];
  };
  io.attach(server, {
    // Checked once per socket. Browsers always send Origin: pages of other sites are rejected, programs without it are not.
    allowRequest: (request, answer) => {
      const { origin, host } = request.headers;
      const isOurs =
        origin === undefined || origin === publicUrl || URL.parse(origin)?.host === host;
      const hasRoom = () => countedFor(request).every(([key, most]) => counts.of(key) < most);
      answer(null, isOurs && hasRoom());
    },
  });
  // Counted on connection: one that never completes the handshake costs as much as any other.
  io.engine.on('connection', (connection: EngineSocket) => {
    const keys = countedFor(connection.request).map(([key]) => key);
    for (const key of keys) counts.add(key);
    connection.once('close', () => {
      for (const key of keys) counts.remove(key);
    });
  });
  const headers = Object.entries(describeDataHeaders());
  // Before the socket's own listener, so that rejections have them, too.
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    if (request.url?.startsWith(io.path()))
      for (const [name, value] of headers) answer.setHeader(name, value);
  });
  const look = setInterval(
    // A failure is retried on the next tick.
    () => void closeEnded(io, listLiveSessions).catch(() => {}),
    lookForEndedEvery,
  );
  look.unref();
  server.once('close', () => clearInterval(look));
  io.use(async (socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    if (token === undefined || token === null) return next();
    try {
      const session = typeof token === 'string' ? await findSession(token) : undefined;
      if (!session) return next(new Error('NOT_SIGNED_IN'));
      socket.data.session = session;
      next();
    } catch {
      next(new Error('UNAVAILABLE'));
    }
  });
  io.on('connection', (socket) => {
    const { session } = socket.data;
    endFlood(socket);
    if (session) {
      const others = io.of('/').adapter.rooms.get(userRoom(session.viewer.id))?.size ?? 0;
      if (others >= limits.socketsPerUser) {
        socket.disconnect(true);
        return;
      }
      void socket.join([signedInRoom, userRoom(session.viewer.id), sessionRoom(session.tokenHash)]);
    }
    socket.on('watch', async (asked: unknown, answer: unknown) => {
      if (!Array.isArray(asked) || asked.length > watchedAtMost) return;
      const ids = [...new Set<string>(asked)].filter(isId);
      const isEvery = asked.includes(everyTournament);
      const rooms = [...ids.map(tournamentRoom), ...(isEvery ? [everyTournamentRoom] : [])];
      for (const room of socket.data.watched ?? []) if (!rooms.includes(room)) socket.leave(room);
      socket.data.watched = rooms;
      await socket.join(rooms);
      if (typeof answer !== 'function') return;
      // Read after subscribing: anything newer than these numbers arrives as an event.
      await readNumbers({ ids, isEvery }).then(
        (numbers) => answer(numbers),
        () => answer({}),
      );
    });
    socket.on('join-notify', async (userId, answer) => {
      const tell = typeof answer === 'function' ? answer : () => {};
      if (!session || userId !== session.viewer.id)
        return tell({ success: false, code: 'NOT_ALLOWED' });
      try {
        socket.emit('previous-notify', await listNotifications(session));
        tell({ success: true });
      } catch {
        tell({ success: false, code: 'UNAVAILABLE' });
      }
    });
  });
}

/** Closes this process's sockets with expired sessions, which, unlike a sign-out, trigger no event. */
async function closeEnded(
  io: LiveServer,
  listLiveSessions: AttachOptions['listLiveSessions'],
): Promise<void> {
  const sockets = [...io.of('/').sockets.values()].flatMap((socket) => {
    const { session } = socket.data;
    return session ? [{ socket, tokenHash: session.tokenHash }] : [];
  });
  if (sockets.length === 0) return;
  const live = await listLiveSessions(sockets.map(({ tokenHash }) => tokenHash));
  const known = new Set(live.map(textOf));
  for (const { socket, tokenHash } of sockets)
    if (!known.has(textOf(tokenHash))) socket.disconnect(true);
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Closes a socket that sends more than a page would. */
function endFlood(socket: Parameters<Parameters<LiveServer['use']>[0]>[0]): void {
  let begun = Date.now();
  let messages = 0;
  socket.use((_packet, next) => {
    if (Date.now() - begun > minute) {
      begun = Date.now();
      messages = 0;
    }
    messages++;
    if (messages > limits.messagesPerMinute) socket.disconnect(true);
    else next();
  });
}

/** Counts open connections by owner, dropping owners without any. */
function countPerKey() {
  const counts = new Map<string, number>();
  return {
    of: (key: string): number => counts.get(key) ?? 0,
    add: (key: string): void => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    remove: (key: string): void => {
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}
