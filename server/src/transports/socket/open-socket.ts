import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Notification } from '@one-dream/contract/features/notifications.ts';
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
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { describeDataHeaders } from '../http/security-headers.ts';
import { countPerKey } from './count-per-key.ts';

/** A connection below the sockets, of which the library exports no type. */
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

/** Far above a page's needs, below a flood. */
const limits = { messageBytes: 16 * 1024, messagesPerMinute: 100, socketsPerUser: 10 } as const;
/** Milliseconds in which a socket is closed whose session ended by itself, or at a process that told nobody. */
const endedWithin = 10_000;
/** Of one network, signed in or not: mobile networks put thousands of people behind one address. */
const socketsPerNetwork = 1000;
const minute = 60_000;

/** The socket server; it listens once `attachSocket` gives it the HTTP server. */
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
  /** The address that a request comes from, behind whatever proxies are trusted. */
  addressOf: (request: IncomingMessage) => string;
  /** Multiplies how many sockets a network may have. */
  limitFactor?: number | undefined;
  findSession: (token: string) => Promise<Session | undefined>;
  /** Which of these sessions still are, by their token hashes. */
  listLiveSessions: (tokenHashes: readonly Uint8Array[]) => Promise<Uint8Array[]>;
  /** How often sessions that ended by themselves are looked for, in milliseconds. */
  lookForEndedEvery?: number | undefined;
  /** The newest notifications of a user. */
  listNotifications: (session: Session) => Promise<Notification[]>;
  /** The numbers that tournaments have by now; of all that are not over where it is asked for them. */
  readNumbers: (asked: { ids: string[]; isEvery: boolean }) => Promise<Record<string, number>>;
}

/** Visitors may listen to what is public; a token that is none or over is refused. */
export function attachSocket({
  io,
  server,
  publicUrl,
  addressOf,
  limitFactor = 1,
  findSession,
  listLiveSessions,
  // Looked for twice as often: what is looked at takes its time as well.
  lookForEndedEvery = endedWithin / 2,
  listNotifications,
  readNumbers,
}: AttachOptions): void {
  const perNetwork = countPerKey(Math.ceil(socketsPerNetwork * limitFactor));
  const networkOfRequest = (request: IncomingMessage) => networkOf(addressOf(request));
  io.attach(server, {
    // Asked once for each socket. Browsers send Origin with every one: pages of other sites are refused, programs
    // without one are not.
    allowRequest: (request, answer) => {
      const { origin, host } = request.headers;
      const isOurs =
        origin === undefined || origin === publicUrl || URL.parse(origin)?.host === host;
      answer(null, isOurs && perNetwork.hasRoom(networkOfRequest(request)));
    },
  });
  // Counted where the connection begins: one that never says hello holds as much as any other.
  io.engine.on('connection', (connection: EngineSocket) => {
    const network = networkOfRequest(connection.request);
    perNetwork.add(network);
    connection.once('close', () => perNetwork.remove(network));
  });
  const headers = Object.entries(describeDataHeaders());
  // Before the socket's own listener, so that refusals have them, too.
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
      // Read after it hears: whatever is newer than these numbers is told.
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

/** Closes the sockets of this process whose sessions have expired: nobody tells it of those, as of a sign-out. */
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

/** Closes a socket that sends more than a page has reason to. */
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
