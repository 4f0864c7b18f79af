import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ToClients =
  | ({ kind: 'connect'; count: number } & Omit<SwarmOptions, 'sockets'>)
  | { kind: 'forget' }
  | { kind: 'report'; atLeast: number }
  | { kind: 'report-each' }
  | { kind: 'report-traffic' }
  | { kind: 'drop' };

export interface Traffic {
  /** Of events, without the frames around them. */
  bytes: number;
  /** When events came that did not carry what changed, milliseconds of the system's clock. */
  toFetch: number[];
}

export type FromClients =
  | { kind: 'done' }
  | { kind: 'arrivals'; arrivals: number[][] }
  | { kind: 'traffic'; traffic: Traffic[] };

export interface Swarm {
  /** Forgets what arrived. */
  forget: () => Promise<void>;
  /** Waits for this many arrivals in total. @returns their times in order, in milliseconds of the system's clock */
  report: (atLeast: number) => Promise<number[]>;
  /** Like `report`, but per socket and for what has arrived so far. */
  reportEach: () => Promise<number[][]>;
  /** Traffic since `forget`, per socket. */
  reportTraffic: () => Promise<Traffic[]>;
  /** Drops every connection; resolves once all have reconnected. */
  drop: () => Promise<void>;
  close: () => Promise<void>;
}

interface SwarmOptions {
  url: string;
  sockets: number;
  /** Event whose arrivals are counted. */
  event: string;
  /** The tournament shown by the pages; if omitted they watch all, like the list. */
  tournament?: string | undefined;
  token?: string | undefined;
}

const processes = 2;

/** Sockets of visitors, or of whom `token` belongs to, connected to a server from processes beside it. */
export async function openSwarm({ sockets, ...options }: SwarmOptions): Promise<Swarm> {
  const file = fileURLToPath(new URL('../bare/socket-clients.ts', import.meta.url));
  const size = Math.min(processes, sockets);
  const children = Array.from({ length: size }, () => startClients(file));
  await Promise.all(children.map((child) => once(child, 'message')));
  const all = (message: ToClients) =>
    Promise.all(children.map((child) => ask(child, { ...message, ...share(message, size) })));
  await all({ kind: 'connect', count: sockets, ...options });
  return {
    forget: async () => void (await all({ kind: 'forget' })),
    report: async (atLeast) => {
      const answers = await all({ kind: 'report', atLeast });
      return answers
        .flatMap(arrivalsOf)
        .flat()
        .sort((a, b) => a - b);
    },
    reportEach: async () => (await all({ kind: 'report-each' })).flatMap(arrivalsOf),
    reportTraffic: async () =>
      (await all({ kind: 'report-traffic' })).flatMap((answer) =>
        answer.kind === 'traffic' ? answer.traffic : [],
      ),
    drop: async () => void (await all({ kind: 'drop' })),
    close: async () => {
      for (const child of children) {
        child.kill();
        await once(child, 'exit');
      }
    },
  };
}

const arrivalsOf = (answer: FromClients) => (answer.kind === 'arrivals' ? answer.arrivals : []);

function startClients(file: string): ChildProcess {
  const child = fork(file, { stdio: 'inherit' });
  child.once('exit', (code) => {
    if (code) throw new Error('The process with the sockets ended.');
  });
  return child;
}

/** The part of it that one of several processes does. */
function share(message: ToClients, size: number): object {
  if (message.kind === 'connect') return { count: message.count / size };
  if (message.kind === 'report') return { atLeast: message.atLeast / size };
  return {};
}

async function ask(child: ChildProcess, message: ToClients): Promise<FromClients> {
  const answer = once(child, 'message');
  child.send(message);
  return (await answer)[0];
}
