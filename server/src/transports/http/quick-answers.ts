import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { describePrepared, type Prepared } from './prepared.ts';

export const jsonType = 'application/json; charset=utf-8';

/** Characters of an address and its body: what many ask is short. */
const longest = 1000;
/** Characters of all questions that are known together, and what one costs beside its own. */
const mostCharacters = 2 * 1024 * 1024;
const costOfOne = 500;

/** What has been asked and answered. */
export interface Question {
  /** The route, as metrics name it. */
  call: string;
  answer: () => Promise<Prepared>;
}

export interface AnsweredCall {
  id: string;
  call: string;
  status: number;
  /** Milliseconds. */
  ms: number;
}

export interface QuickAnswersOptions {
  /** Of every answer to a call. */
  headers: Record<string, string>;
  isLeaving: () => boolean;
  noteCall: (answered: AnsweredCall) => void;
}

/**
 * A question that was checked and answered once is answered again in front of the framework when it comes in the same
 * words: the same address, type and body. Whatever is unlike that, in whatever way, goes the usual way and finds its
 * request untouched; so does what cannot be answered from what is kept.
 */
export interface QuickAnswers {
  /** From here on, before anything else looks at a request. */
  attach: (app: FastifyInstance, options: QuickAnswersOptions) => void;
  /** Questions to be learnt have addresses that begin like this route. */
  expect: (route: string) => void;
  /** A request that was just answered the usual way. */
  learn: (request: FastifyRequest, question: Question) => void;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export function createQuickAnswers(): QuickAnswers {
  const known = new LRUCache<string, Question>({ maxSize: mostCharacters });
  const words = new WeakMap<IncomingMessage, string>();
  const beginnings: string[] = [];

  const mayBeKnown = ({ method, url = '', headers }: IncomingMessage) =>
    method === 'POST' &&
    beginnings.some((beginning) => url.startsWith(beginning)) &&
    headers['content-type'] === 'application/json' &&
    url.length + sizeOfBody(headers) <= longest;

  return {
    expect: (route) => void beginnings.push(route.split(':', 1)[0] ?? route),
    learn: ({ raw }, question) => {
      const asked = words.get(raw);
      if (asked) known.set(asked, question, { size: asked.length + costOfOne });
    },
    attach: (app, { headers, isLeaving, noteCall }) => {
      let isClosing = false;
      app.addHook('preClose', (done) => {
        isClosing = true;
        done();
      });
      const [usual] = app.server.listeners('request') as [Handler];
      app.server.removeListener('request', usual);
      app.server.on('request', (request, response) => {
        if (!mayBeKnown(request)) return usual(request, response);
        const begun = performance.now();
        request.once('data', (body: Buffer) => {
          // Put back, so that it is there for whoever reads the request.
          request.pause();
          request.unshift(body);
          // The rest of it is on its way.
          if (body.length !== sizeOfBody(request.headers)) return usual(request, response);
          const asked = `${request.url} ${body}`;
          const question = known.get(asked);
          if (question && !isClosing && !isLeaving())
            return void answer({ question, request, response, begun });
          words.set(request, asked);
          usual(request, response);
        });
      });

      async function answer(asked: {
        question: Question;
        request: IncomingMessage;
        response: ServerResponse;
        begun: number;
      }): Promise<void> {
        const { question, request, response, begun } = asked;
        const described = await question
          .answer()
          .then((prepared) => describePrepared(request.headers, prepared))
          .catch(() => undefined);
        // What is in the way is told the usual way.
        if (!described) return usual(request, response);
        const id = randomUUID();
        const { status, bytes } = described;
        response.once('finish', () =>
          noteCall({ id, call: question.call, status, ms: performance.now() - begun }),
        );
        request.resume();
        response
          .writeHead(status, {
            ...headers,
            'x-request-id': id,
            'content-type': jsonType,
            ...described.headers,
          })
          .end(bytes);
      }
    },
  };
}

/** Bytes; endless where the request does not say, or has none to wait for. */
function sizeOfBody(headers: IncomingHttpHeaders): number {
  return Number(headers['content-length']) || Number.POSITIVE_INFINITY;
}
