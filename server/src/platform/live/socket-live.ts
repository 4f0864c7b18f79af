import type { Server } from 'socket.io';
import { atMostEvery } from './at-most-every.ts';
import type { Live } from './live.ts';

/** In a rush slots go faster than anybody reads, and every open page hears of each tournament: milliseconds. */
const tournamentRest = 500;

/** Rooms: `user:<id>` for everything of one user, `session:<hash>` for what one token opened. */
export const userRoom = (userId: string) => `user:${userId}`;
/** Everyone signed in, on any page. */
export const signedInRoom = 'signed-in';
export const sessionRoom = (tokenHash: Uint8Array) =>
  `session:${Buffer.from(tokenHash).toString('base64url')}`;

/** Live events over Socket.IO. They carry no content: a page that hears one fetches again what it may see. */
export function createSocketLive(io: Server): Live {
  return {
    tournamentChanged: atMostEvery(tournamentRest, (tournamentId) => {
      io.emit('tournament-changed', { _id: tournamentId });
    }),
    teamChanged: (userIds) => {
      io.to(userIds.map(userRoom)).emit('team-changed');
    },
    notificationArrived: ({ recipientId, notification }) => {
      const room = recipientId === null ? signedInRoom : userRoom(recipientId);
      io.to(room).emit('new-notify', [notification]);
    },
    notificationsChanged: (userIds) => {
      const rooms = userIds === 'everyone' ? signedInRoom : userIds.map(userRoom);
      io.to(rooms).emit('notifications-changed');
    },
    countSockets: () => io.of('/').sockets.size,
    sessionEnded: (tokenHash) => {
      io.in(sessionRoom(tokenHash)).disconnectSockets(true);
    },
    sessionsEnded: (userId) => {
      io.in(userRoom(userId)).disconnectSockets(true);
    },
  };
}
