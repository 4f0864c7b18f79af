import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

export interface SecurityHeaderOptions {
  publicUrl: string;
  usesGoogle: boolean;
}

/**
 * Adds security headers to every response, including errors: those for pages, or the few that mark a call's response as
 * data.
 */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): void {
  // Constant: generated once, not for each response.
  const ofPages = writeHeaders(describePages(options));
  const ofCalls = writeHeaders(describeCalls());
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall(request) ? ofCalls : ofPages);
    done();
  });
}

const csp = 'content-security-policy';

/** Lets a page's own inline scripts run. The nonce is new for each rendering, so nothing that was typed earlier can contain it. */
export function allowNonce(reply: FastifyReply, nonce: string): void {
  const policy = String(reply.getHeader(csp));
  reply.header(csp, policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`));
}

/** Headers for responses not sent by Fastify, such as Socket.IO's polling. */
export function describeDataHeaders(): Record<string, string> {
  return writeHeaders(describeCalls());
}

function isCall({ method, url }: FastifyRequest): boolean {
  return method === 'POST' && url.startsWith(`${apiBasePath}/`);
}

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

/** Scripts come from the site's own files and, if configured, Google. */
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
        // For the site's own overlay preview.
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com', ...google],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // Google's sign-in replies through a popup opened by this page.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    // Chat apps show pictures of links.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    frameguard,
    hsts,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** Data for the site's scripts. Opened as a page, it can load nothing; page-only headers are left out. */
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
