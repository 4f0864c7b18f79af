import { everyTournament } from '@one-dream/contract/live.ts';
import { io, type Socket } from 'socket.io-client';
import type { FromClients, ToClients } from '../support/socket-swarm.ts';

/** Many sockets in a separate process, controlled by its parent. */
const sockets: Socket[] = [];
let heard: FromClients = { arrivals: [], toFetch: 0 };

process.on('message', async (message: ToClients) => {
  if (message.kind === 'connect') await connect(message);
  if (message.kind === 'forget') heard = { arrivals: sockets.map(() => []), toFetch: 0 };
  if (message.kind === 'report')
    await until(() => heard.arrivals.every(({ length }) => length > 0));
  process.send?.(heard);
});
process.send?.('ready');

/** A hundred at a time, the length of the server's accept queue, beyond which it rejects some. */
async function connect(asked: Extract<ToClients, { kind: 'connect' }>) {
  const { url, sockets: count, event, tournament = everyTournament } = asked;
  for (let begun = 0; begun < count; begun += 100) {
    for (let index = 0; index < Math.min(100, count - begun); index++) {
      const socket = io(url, { transports: ['websocket'], forceNew: true });
      const place = sockets.push(socket) - 1;
      heard.arrivals.push([]);
      socket.on('connect', () => socket.emit('watch', [tournament]));
      socket.on(event, (change?: { news?: unknown }) => {
        heard.arrivals[place]?.push(performance.timeOrigin + performance.now());
        if (!change?.news) heard.toFetch += 1;
      });
    }
    await until(() => sockets.every(({ connected }) => connected));
  }
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!holds()) {
    if (Date.now() > deadline)
      throw new Error('Two minutes, and the sockets are not as they should be.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
