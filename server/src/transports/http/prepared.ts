import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { once } from '@one-dream/contract/once.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response body, encoded once and sent many times. */
export interface Prepared {
  etag: string;
  bytes: Buffer;
  encoded: Record<Encoding, () => Promise<Buffer>>;
}

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** Smaller answers fit into the first packets anyway. */
const compressedFrom = 1024;

const compress = {
  // Not the highest quality: compression runs while clients wait.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

export function prepare(text: string): Prepared {
  const bytes = Buffer.from(text);
  const hash = createHash('sha1').update(bytes).digest('base64url');
  return {
    // Weak: the same content in any encoding.
    etag: `W/"${hash}"`,
    bytes,
    encoded: { br: once(() => compress.br(bytes)), gzip: once(() => compress.gzip(bytes)) },
  };
}

/** Memory held once every encoding has been requested: text shrinks to less than half in each. Bytes. */
export function sizeOfPrepared({ bytes }: Prepared): number {
  return bytes.length * 2;
}

/** Response to a conditional request. */
interface Described {
  status: number;
  headers: Record<string, string>;
  bytes?: Buffer;
}

export interface SendOptions {
  /** 200 by default. */
  status?: number;
  /** For one reader only: no cache may store it. */
  isPrivate?: boolean;
}

/** Compressed as the browser accepts, or 304 if it already has this version. */
async function describePrepared(
  asked: IncomingHttpHeaders,
  { etag, bytes, encoded }: Prepared,
  { status = 200, isPrivate = false }: SendOptions,
): Promise<Described> {
  const headers: Record<string, string> = isPrivate
    ? { 'cache-control': 'private, no-store' }
    : { etag, 'cache-control': 'no-cache' };
  if (!isPrivate && status === 200 && asked['if-none-match'] === etag)
    return { status: 304, headers };
  if (bytes.length < compressedFrom) return describeBytes(bytes, { status, headers });
  const varied = { ...headers, vary: 'Accept-Encoding' };
  const encoding = acceptedEncoding(asked['accept-encoding']);
  if (!encoding) return describeBytes(bytes, { status, headers: varied });
  const compressed = await encoded[encoding]();
  return describeBytes(compressed, {
    status,
    headers: { ...varied, 'content-encoding': encoding },
  });
}

function describeBytes(bytes: Buffer, { status, headers }: Omit<Described, 'bytes'>): Described {
  return { status, headers: { ...headers, 'content-length': String(bytes.length) }, bytes };
}

export async function sendPrepared(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  prepared: Prepared,
  options: SendOptions = {},
): Promise<FastifyReply> {
  const { status, headers, bytes } = await describePrepared(request.headers, prepared, options);
  const vary = [reply.getHeader('vary'), headers.vary].filter(Boolean).join(', ');
  return reply
    .status(status)
    .headers({ ...headers, ...(vary && { vary }) })
    .send(bytes);
}

/** The first of our encodings that the header accepts; `q=0` rules one out. */
function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const offers = String(header ?? '')
    .split(',')
    .map(readOffer);
  return encodings.find((encoding) => offers.some((offer) => offer === encoding));
}

/**
 * Parses `br;q=0.5` to its encoding; undefined with `q=0`. Splits instead of matching: a regex could be made to backtrack.
 */
function readOffer(offer: string): string | undefined {
  const [name = '', weight = ''] = offer.split(';', 2);
  return /^q=0(\.0*)?$/.test(weight.trim()) ? undefined : name.trim();
}
