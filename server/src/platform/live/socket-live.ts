import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import type { TournamentNews } from '@one-dream/contract/live.ts';
import type { Server } from 'socket.io';
import type { Live } from './live.ts';
import { throttle } from './throttle.ts';

/** In a rush, slots change faster than anyone can read, and every open page hears of each tournament. Milliseconds. */
const tournamentRest = 500;
/** Players wait for a room: minimum interval between events about one match, in milliseconds. */
const matchRest = 250;

/**
 * Rooms: `user:<id>` for a user's events, `session:<hash>` for the sockets of one token, `tournament:<id>` for pages showing
 * that tournament.
 */
export const userRoom = (userId: string) => `user:${userId}`;
/** Everyone signed in, on any page. */
export const signedInRoom = 'signed-in';
export const tournamentRoom = (tournamentId: string) => `tournament:${tournamentId}`;
/** Room of pages that list tournaments. */
export const everyTournamentRoom = 'tournaments';
export const sessionRoom = (tokenHash: Uint8Array) =>
  `session:${Buffer.from(tokenHash).toString('base64url')}`;

/** Public facts of a tournament; undefined if there are none. */
export type ReadTournamentNews = (tournamentId: string) => Promise<TournamentNews | undefined>;

/** The public view of a match; undefined if it is not public. */
export type ReadMatchNews = (matchId: string) => Promise<Match | undefined>;

/**
 * Live events over Socket.IO. Small public data is included, read once for all recipients; otherwise a page only learns of
 * the change, and fetches what it may see.
 */
export function createSocketLive(
  io: Server,
  { readNews, readMatch }: { readNews: ReadTournamentNews; readMatch: ReadMatchNews },
): Live {
  const sayMatch = throttle(matchRest, (key) => {
    const [_id = '', tournament = ''] = key.split(' ');
    const say = (news?: Match) =>
      io
        .to(tournamentRoom(tournament))
        .emit('match-changed', { _id, tournament, ...(news && { news }) });
    readMatch(_id).then(say, () => say());
  });
  const sayDraw = throttle(matchRest, (tournament) => {
    io.to(tournamentRoom(tournament)).emit('draw-changed', { tournament });
  });
  return {
    tournamentChanged: throttle(tournamentRest, (_id) => {
      const say = (news?: TournamentNews) =>
        io
          .to([tournamentRoom(_id), everyTournamentRoom])
          .emit('tournament-changed', { _id, ...(news && { news }) });
      // If it cannot be read now, pages fetch it themselves.
      readNews(_id).then(say, () => say());
    }),
    matchChanged: ({ matchId, tournamentId }) => sayMatch(`${matchId} ${tournamentId}`),
    drawChanged: ({ tournamentId }) => sayDraw(tournamentId),
    standingsChanged: ({ tournamentId, no }) => {
      io.to(tournamentRoom(tournamentId)).emit('standings-changed', { _id: tournamentId, no });
    },
    teamChanged: (userIds) => {
      io.to(userIds.map(userRoom)).emit('team-changed');
    },
    notificationArrived: ({ recipientId, senderId, notification }) => {
      const room = recipientId === null ? signedInRoom : userRoom(recipientId);
      io.to(room).except(userRoom(senderId)).emit('new-notify', [notification]);
      io.to(userRoom(senderId)).emit('notifications-changed');
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
