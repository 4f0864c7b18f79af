import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface RequestWatch {
  attach: (app: FastifyInstance) => void;
  /** Whether this process is about to end; load balancers are to send people elsewhere. */
  isLeaving: () => boolean;
  /**
   * Waits until everything that was asked for is answered, also what has arrived and was not read yet, which
   * closing the server at once would break off. New requests are served meanwhile, on connections that end.
   */
  leave: () => Promise<void>;
}

/** Milliseconds. What is not answered by then is left a moment more, and broken off: after ten seconds all is over. */
const look = 100;
const longest = 7000;

/** Knows how many requests are being served, so that a process can end without breaking any off. */
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
        await sleep(look);
        quiet = serving === 0 && served === before ? quiet + 1 : 0;
      }
    },
  };
}
