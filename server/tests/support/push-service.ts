import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { subscribeDevice } from '@one-dream/contract/features/notifications/notifications.push.ts';
import { jwtVerify } from 'jose';
import type { Api } from '../../../factories/api.ts';

/** A message delivered to a browser, decrypted. */
export interface Delivered {
  /** Content of the message, decrypted with the browser's own keys. */
  content: Record<string, unknown>;
  ttl: number;
  urgency: string;
  topic: string;
  /** Contact for the push service. */
  subject: string;
  at: number;
}

/** A browser subscribed to the site's notifications. */
export interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  delivered: Delivered[];
  /** Queued answers of the push service to the next requests, one each; afterwards it accepts. */
  answers: { status: number; headers?: Record<string, string>; body?: string }[];
  /** Number of requests, including refused ones. */
  asked: number;
}

export interface PushService {
  newBrowser: () => TestBrowser;
  stop: () => Promise<void>;
}

/**
 * A push service on this machine: it takes what is signed for it (RFC 8292) with the key that the browser
 * subscribed with, and opens it as that browser does (RFC 8291).
 */
export async function startPushService({ publicKey }: { publicKey: string }): Promise<PushService> {
  const browsers = new Map<string, { browser: TestBrowser; keys: ECDH; auth: Buffer }>();
  let origin = '';
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const found = browsers.get(request.url ?? '');
    if (!found) return response.writeHead(404).end();
    const { browser, keys, auth } = found;
    browser.asked += 1;
    const answer = browser.answers.shift();
    if (answer) return response.writeHead(answer.status, answer.headers).end(answer.body);
    try {
      const subject = await verify(request.headers, { origin, publicKey });
      browser.delivered.push({
        content: JSON.parse(decrypt(body, { keys, auth }).toString()),
        ttl: Number(request.headers.ttl),
        urgency: String(request.headers.urgency),
        topic: String(request.headers.topic),
        subject,
        at: Date.now(),
      });
      response.writeHead(201, { location: `${origin}/message` }).end();
    } catch (error) {
      response.writeHead(403).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    newBrowser: () => {
      const path = `/send/${randomBytes(24).toString('base64url')}`;
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      const subscription = {
        endpoint: origin + path,
        keys: { p256dh, auth: auth.toString('base64url') },
      };
      const browser: TestBrowser = { subscription, delivered: [], answers: [], asked: 0 };
      browsers.set(path, { browser, keys, auth });
      return browser;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Subscribes a new browser of a person. */
export async function allow(
  { api }: { api: Api },
  { service, as }: { service: PushService; as: { token: string } },
): Promise<TestBrowser> {
  const browser = service.newBrowser();
  await api.act(subscribeDevice, { as, body: browser.subscription });
  return browser;
}

/** @returns the subject of the signed token. @throws if it is for another service or signed with another key */
async function verify(
  { authorization = '' }: IncomingHttpHeaders,
  { origin, publicKey }: { origin: string; publicKey: string },
): Promise<string> {
  const { t = '', k } = /^vapid t=(?<t>[^,]+), k=(?<k>.+)$/.exec(authorization)?.groups ?? {};
  if (k !== publicKey) throw new Error('signed with a key that the browser did not subscribe with');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const { payload } = await jwtVerify(t, key, { audience: origin, algorithms: ['ES256'] });
  if (!payload.exp || payload.exp > Date.now() / 1000 + 86_400)
    throw new Error('good for more than a day');
  return payload.sub ?? '';
}

/** Decrypts a record of `aes128gcm` (RFC 8188), with the key agreement of RFC 8291. */
function decrypt(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): Buffer {
  if (body.length > 4096) throw new Error('larger than push services take');
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2));
}
