import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

export interface SecurityHeaderOptions {
  publicUrl: string;
  usesGoogle: boolean;
}

/** Headers of every answer, refusals too. Scripts come from this site's own files and, where it is set up, Google. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): void {
  // They are the same for every answer: written once, not anew for each.
  const headers = writeHeaders(describe(options));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What Helmet sets on an answer. */
function writeHeaders(options: HelmetOptions): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function describe({ publicUrl, usesGoogle }: SecurityHeaderOptions): HelmetOptions {
  const isHttps = publicUrl.startsWith('https:');
  const google = usesGoogle ? ['https://accounts.google.com/gsi/'] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...google],
        styleSrc: ["'self'", "'unsafe-inline'", ...google],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...google],
        frameSrc: ['https://www.youtube-nocookie.com', ...google],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // Google's sign-in answers through a window that this page opened.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    // Chat apps show the pictures of links.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    frameguard: { action: 'deny' },
    hsts: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
