import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body as it travels, made once and sent many times. */
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
  // Not the best there is: it is done while people wait.
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

/** How much memory it holds once it was asked for in every encoding: text shrinks to less than half in each. Bytes. */
export function sizeOfPrepared({ bytes }: Prepared): number {
  return bytes.length * 2;
}

/** What is sent of it. */
interface Described {
  status: 200 | 304;
  headers: Record<string, string>;
  bytes?: Buffer;
}

/** Compressed as the browser can take it, or that the browser has it already. */
async function describePrepared(
  asked: IncomingHttpHeaders,
  { etag, bytes, encoded }: Prepared,
): Promise<Described> {
  const headers = { etag, 'cache-control': 'no-cache' };
  if (asked['if-none-match'] === etag) return { status: 304, headers };
  if (bytes.length < compressedFrom) return describeBytes(bytes, headers);
  const varied = { ...headers, vary: 'Accept-Encoding' };
  const encoding = acceptedEncoding(asked['accept-encoding']);
  if (!encoding) return describeBytes(bytes, varied);
  return describeBytes(await encoded[encoding](), { ...varied, 'content-encoding': encoding });
}

function describeBytes(bytes: Buffer, headers: Record<string, string>): Described {
  return { status: 200, headers: { ...headers, 'content-length': String(bytes.length) }, bytes };
}

export async function sendPrepared(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  prepared: Prepared,
): Promise<FastifyReply> {
  const { status, headers, bytes } = await describePrepared(request.headers, prepared);
  const vary = [reply.getHeader('vary'), headers.vary].filter(Boolean).join(', ');
  return reply
    .status(status)
    .headers({ ...headers, ...(vary && { vary }) })
    .send(bytes);
}

/** The best of ours that the header takes; one with `q=0` it does not. */
function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const offers = String(header ?? '')
    .split(',')
    .map(readOffer);
  return encodings.find((encoding) => offers.some((offer) => offer === encoding));
}

/** What `br;q=0.5` offers; nothing with `q=0`. By splitting alone: a pattern could be made to look back. */
function readOffer(offer: string): string | undefined {
  const [name = '', weight = ''] = offer.split(';', 2);
  return /^q=0(\.0*)?$/.test(weight.trim()) ? undefined : name.trim();
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
