import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ToClients = ({ kind: 'connect' } & SwarmOptions) | { kind: 'forget' | 'report' };

export interface FromClients {
  /** When events came, by socket; milliseconds of the system's clock. */
  arrivals: number[][];
  /** How many of them did not carry the change itself: each makes a page fetch. */
  toFetch: number;
}

export interface Swarm {
  forget: () => Promise<void>;
  /** Waits until every socket has received it. @returns the times by socket, in milliseconds of the system's clock */
  report: () => Promise<number[][]>;
  /** Events since `forget` after which a page fetches. */
  countFetches: () => Promise<number>;
}

interface SwarmOptions {
  url: string;
  sockets: number;
  /** Event whose arrivals are counted. */
  event: string;
  /** The tournament shown by the pages; if omitted they watch all, like the list. */
  tournament?: string | undefined;
}

const processes = 2;

/** With sockets of visitors, connected to a server from processes beside it. */
export async function onSwarm<Answer>(
  options: SwarmOptions,
  run: (swarm: Swarm) => Promise<Answer>,
): Promise<Answer> {
  const file = fileURLToPath(new URL('../bare/socket-clients.ts', import.meta.url));
  const children = Array.from({ length: processes }, () => fork(file));
  const all = (message: ToClients) =>
    Promise.all(children.map((child): Promise<FromClients> => ask(child, message)));
  try {
    await Promise.all(children.map((child) => once(child, 'message')));
    await all({ kind: 'connect', ...options, sockets: options.sockets / processes });
    return await run({
      forget: async () => void (await all({ kind: 'forget' })),
      report: async () => (await all({ kind: 'report' })).flatMap(({ arrivals }) => arrivals),
      countFetches: async () =>
        (await all({ kind: 'report' })).reduce((sum, { toFetch }) => sum + toFetch, 0),
    });
  } finally {
    for (const child of children) child.kill();
  }
}

async function ask(child: ChildProcess, message: ToClients): Promise<FromClients> {
  const answer = once(child, 'message');
  child.send(message);
  return (await answer)[0];
}
