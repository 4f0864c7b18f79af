import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createFaults, type Faults } from '../../../sandbox/faults.ts';

export interface S3Server {
  config: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  objects: Map<string, Buffer>;
  faults: Faults<'request'>;
  close: () => Promise<void>;
}

/** Page size of lists; real services use a thousand. */
const pageKeys = 3;
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * A bucket over HTTP as S3 has it, in memory: signatures (version 4) and hashes of contents are checked,
 * refusals are XML with S3's own codes, lists come in pages.
 */
export async function openS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const faults = createFaults<'request'>();
  const keys = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG' };
  const bucket = 'pictures';

  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    const fault = await faults.meet('request');
    if (fault) return refuse(response, { status: fault.status ?? 500, code: 'SlowDown' });
    const wrong = findFault(request, { body, secret: keys.secretAccessKey });
    if (wrong) return refuse(response, wrong);
    answer(request, response, body);
  });

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const [, name, ...parts] = pathname.split('/');
    const key = parts.join('/');
    const found = objects.get(key);
    if (name !== bucket) refuse(response, { status: 404, code: 'NoSuchBucket' });
    else if (key === '') list(response, searchParams);
    else if (request.method === 'PUT') {
      objects.set(key, body);
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (!found) refuse(response, { status: 404, code: 'NoSuchKey' });
    else response.writeHead(200, { 'content-length': found.length }).end(found);
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const all = [...objects.keys()].sort();
    const left = all.filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
    const page = left.slice(0, pageKeys);
    const more = left.length > page.length ? page.at(-1) : undefined;
    response.writeHead(200, { 'content-type': 'application/xml' }).end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${bucket}</Name>
      ${page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')}
      ${more ? `<NextContinuationToken>${more}</NextContinuationToken>` : ''}</ListBucketResult>`,
    );
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: { endpoint, region: 'ap-south-1', bucket, ...keys },
    objects,
    faults,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(
  response: ServerResponse,
  { status, code }: { status: number; code: string },
): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

function findFault(
  { method = '', url = '/', headers }: IncomingMessage,
  { body, secret }: { body: Buffer; secret: string },
): { status: number; code: string } | undefined {
  const given = (name: string) => String(headers[name] ?? '');
  if (method === 'PUT' && given('content-length') === '')
    return { status: 411, code: 'MissingContentLength' };
  const age = Date.now() - parseTime(given('x-amz-date'));
  if (!(Math.abs(age) < 15 * 60_000)) return { status: 403, code: 'RequestTimeTooSkewed' };
  const signature = signatureOf({ method, url, given, secret });
  if (!signature || !given('authorization').endsWith(`Signature=${signature}`))
    return { status: 403, code: 'SignatureDoesNotMatch' };
  if (given('x-amz-content-sha256') !== sha256(body))
    return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  return undefined;
}

/** `20130524T000000Z` */
function parseTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
}

/** The expected signature of a request with these headers (version 4). */
export function signatureOf({
  method,
  url,
  given,
  secret,
}: {
  method: string;
  url: string;
  given: (header: string) => string;
  secret: string;
}): string | undefined {
  const form = /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\S+?), ?SignedHeaders=([\w;-]+), ?Signature=/;
  const [, scope = '', names = ''] = form.exec(given('authorization')) ?? [];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const signed = names.split(';');
  if (end !== 'aws4_request' || !signed.includes('host') || !signed.includes('x-amz-date')) return;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const lines = signed.map((name) => `${name}:${given(name).trim()}\n`).join('');
  const canonical = [method, pathname, query, lines, names, given('x-amz-content-sha256')];
  const text = ['AWS4-HMAC-SHA256', given('x-amz-date'), scope, sha256(canonical.join('\n'))];
  const key = [region, service, end].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, text.join('\n')).toString('hex');
}

function encode(text: string): string {
  const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, hex);
}
