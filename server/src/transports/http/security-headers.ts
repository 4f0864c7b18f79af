import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

export interface SecurityHeaderOptions {
  publicUrl: string;
  usesGoogle: boolean;
}

/** Headers of every answer, refusals too: those of a page, or the few that say that a call's answer is none. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): void {
  // They are always the same: written once, not anew for each answer.
  const ofPages = writeHeaders(describePages(options));
  const ofCalls = writeHeaders(describeCalls());
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall(request) ? ofCalls : ofPages);
    done();
  });
}

/** Of answers that Fastify does not send, such as those of the socket while it polls. */
export function describeDataHeaders(): Record<string, string> {
  return writeHeaders(describeCalls());
}

function isCall({ method, url }: FastifyRequest): boolean {
  return method === 'POST' && url.startsWith(`${apiBasePath}/`);
}

/** Headers of Helmet. */
function writeHeaders(options: HelmetOptions): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const hsts = { maxAge: 31_536_000, includeSubDomains: true };
const frameguard = { action: 'deny' } as const;

/** Scripts come from this site's own files and, where it is set up, Google. */
function describePages({ publicUrl, usesGoogle }: SecurityHeaderOptions): HelmetOptions {
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
        // Its own: the preview of an overlay.
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com', ...google],
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
    frameguard,
    hsts,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** Data for scripts of this site. Shown as a page, it could load nothing; what only a page heeds is left out. */
function describeCalls(): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    dnsPrefetchControl: false,
    frameguard,
    hsts,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    referrerPolicy: false,
    xssFilter: false,
  };
}
