import { everyTournament } from '@one-dream/contract/live.ts';
import { io, type Socket } from 'socket.io-client';
import type { FromClients, ToClients, Traffic } from '../support/socket-swarm.ts';

/** Many sockets in a separate process, controlled by its parent. */
const sockets: Socket[] = [];
/** Arrival times of events, per socket; milliseconds of the system's clock. */
let arrivals: number[][] = [];
/** Traffic per socket: bytes received, and times of events that require a page to fetch. */
let traffic: Traffic[] = [];

const tell = (message: FromClients) => process.send?.(message);
const now = () => performance.timeOrigin + performance.now();
const isConnected = (socket: Socket) => socket.connected;

process.on('message', async (message: ToClients) => {
  switch (message.kind) {
    case 'connect':
      await connect(message);
      return tell({ kind: 'done' });
    case 'forget':
      arrivals = sockets.map(() => []);
      traffic = sockets.map(() => ({ bytes: 0, toFetch: [] }));
      return tell({ kind: 'done' });
    case 'report':
      await until(() => arrivals.flat().length >= message.atLeast);
      return tell({ kind: 'arrivals', arrivals });
    case 'report-each':
      return tell({ kind: 'arrivals', arrivals });
    case 'report-traffic':
      return tell({ kind: 'traffic', traffic });
    case 'drop':
      for (const socket of sockets) socket.io.engine.close();
      await until(() => !sockets.some(isConnected));
      await until(() => sockets.every(isConnected));
      return tell({ kind: 'done' });
  }
});
tell({ kind: 'done' });

/** A hundred at a time, the length of the server's accept queue, beyond which it rejects some. */
async function connect({
  url,
  count,
  event,
  tournament = everyTournament,
  token,
}: Extract<ToClients, { kind: 'connect' }>) {
  for (let begun = 0; begun < count; begun += 100) {
    const size = Math.min(100, count - begun);
    for (let index = 0; index < size; index++) {
      const socket = io(url, {
        transports: ['websocket'],
        forceNew: true,
        ...(token && { auth: { token } }),
      });
      const place = sockets.push(socket) - 1;
      arrivals.push([]);
      traffic.push({ bytes: 0, toFetch: [] });
      socket.on('connect', () => socket.emit('watch', [tournament]));
      socket.on(event, (change?: { news?: unknown }) => {
        arrivals[place]?.push(now());
        if (!change?.news) traffic[place]?.toFetch.push(now());
      });
      socket.io.engine.on('packet', ({ data = '' }) => {
        const mine = traffic[place];
        if (mine) mine.bytes += String(data).length;
      });
    }
    await until(() => sockets.every(isConnected));
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
