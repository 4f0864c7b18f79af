import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface TcpProxy {
  /** The address with the proxy's in place of its host and port. */
  url: string;
  /** Like a server that is down: what is open breaks, what is new is refused. */
  cut: () => Promise<void>;
  /** Like a pulled cable: nothing moves, nothing is told. */
  hang: () => void;
  heal: () => Promise<void>;
  close: () => Promise<void>;
}

/** Stands between a program and the server of `url`, to break what is between them. */
export async function startTcpProxy(url: string, { defaultPort }: { defaultPort: number }) {
  const target = new URL(url);
  const to = { host: target.hostname, port: Number(target.port || defaultPort) };
  const pairs = new Set<[Socket, Socket]>();
  let isHanging = false;
  const accept = (near: Socket) => {
    const far = connect(to);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => {});
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
      one.pipe(other);
      if (isHanging) one.pause();
    }
    if (isHanging) for (const socket of pair) socket.unpipe();
  };
  let server = await listen(accept, 0);
  const { port } = server.address() as AddressInfo;
  target.hostname = '127.0.0.1';
  target.port = String(port);
  const breakAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    breakAll();
    await closed;
  };
  const proxy: TcpProxy = {
    url: target.href,
    cut: stop,
    hang: () => {
      isHanging = true;
      for (const [near, far] of pairs) {
        near.unpipe();
        far.unpipe();
        near.pause();
        far.pause();
      }
    },
    heal: async () => {
      // Connections that hung are dropped, as after a reboot of the other side.
      if (isHanging) breakAll();
      isHanging = false;
      if (!server.listening) server = await listen(accept, port);
    },
    close: stop,
  };
  return proxy;
}

async function listen(accept: (socket: Socket) => void, port: number): Promise<Server> {
  const server = createServer(accept).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
