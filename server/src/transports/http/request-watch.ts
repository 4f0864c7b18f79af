import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface RequestWatch {
  attach: (app: FastifyInstance) => void;
  /** Whether this process is shutting down, so that load balancers stop sending requests. */
  isLeaving: () => boolean;
  /**
   * Waits until all requests are answered, including those received but not read yet, which closing the server at once would
   * drop. New requests are still served meanwhile, with `Connection: close`.
   */
  leave: () => Promise<void>;
}

/** Milliseconds. */
const pollEvery = 100;
/** How long `leave` waits (milliseconds). Requests still unanswered then are dropped: a shutdown takes ten seconds at most. */
const longest = 7000;

/** Tracks requests in progress, so that a process can shut down without dropping any. */
export function createRequestWatch(): RequestWatch {
  let serving = 0;
  let served = 0;
  let isLeaving = false;
  return {
    attach: (app) => {
      app.server.on('request', (_request, response) => {
        serving += 1;
        served += 1;
        response.once('close', () => {
          serving -= 1;
        });
      });
      app.addHook('onRequest', (_request, reply, done) => {
        if (isLeaving) reply.header('Connection', 'close');
        done();
      });
    },
    isLeaving: () => isLeaving,
    leave: async () => {
      isLeaving = true;
      const begun = performance.now();
      for (let quiet = 0; quiet < 3 && performance.now() - begun < longest; ) {
        const before = served;
        await sleep(pollEvery);
        quiet = serving === 0 && served === before ? quiet + 1 : 0;
      }
    },
  };
}
