import type { Server as HttpServer } from 'node:http';
import type { Notification } from '@one-dream/contract/features/notifications.ts';
import type { ClientEvents, ServerEvents } from '@one-dream/contract/live.ts';
import { Server, type ServerOptions } from 'socket.io';
import type { Session } from '../http/viewer.ts';
import { sessionRoom, signedInRoom, userRoom } from '../platform/live/socket-live.ts';

export type LiveServer = Server<
  ClientEvents,
  ServerEvents,
  Record<string, never>,
  { session?: Session }
>;

/** What one page needs many times over, and a flood exceeds. */
const limits = { messageBytes: 16 * 1024, messagesPerMinute: 100, socketsPerUser: 10 } as const;
const minute = 60_000;

/** The socket server; it listens once `attachSocket` gives it the HTTP server. */
export function createSocketServer({
  publicUrl,
  adapter,
}: {
  publicUrl: string;
  /** What connects several processes. */
  adapter?: ServerOptions['adapter'] | undefined;
}): LiveServer {
  return new Server({
    ...(adapter && { adapter }),
    serveClient: false,
    maxHttpBufferSize: limits.messageBytes,
    // Browsers send Origin with every socket: pages of other sites are refused, programs without one are not.
    allowRequest: (request, answer) => {
      const { origin, host } = request.headers;
      answer(
        null,
        origin === undefined || origin === publicUrl || URL.parse(origin)?.host === host,
      );
    },
  });
}

export interface AttachOptions {
  io: LiveServer;
  server: HttpServer;
  findSession: (token: string) => Promise<Session | undefined>;
  /** The newest notifications of a user. */
  listNotifications: (session: Session) => Promise<Notification[]>;
}

/** Visitors may listen to what is public; a token that is none or over is refused. */
export function attachSocket({ io, server, findSession, listNotifications }: AttachOptions): void {
  io.attach(server);
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
