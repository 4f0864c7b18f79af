import { ECDH, generateKeyPairSync } from 'node:crypto';
import type { Outcome } from '../outcome.ts';
import { isPushService } from './push-services.ts';

/** How a browser is reached, as it says itself. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushMessage {
  /** Read by the site's service worker. Push services take 4 KB, encryption included. */
  content: object;
  /** How long it is kept for a browser that is not there. */
  ttlSeconds: number;
  urgency: 'very-low' | 'low' | 'normal' | 'high';
  /** Of several with the same that wait for a browser, it gets the last. At most 32 of base64url. */
  topic: string;
}

export interface Push {
  /** VAPID public key. */
  publicKey: string;
  /** Whether it is an address that can, and may, be written to. */
  takes: (address: PushAddress) => boolean;
  /** Hands a message over to the browser's push service. The `code` of a refusal is the status it answered. */
  send: (address: PushAddress, message: PushMessage) => Promise<Outcome>;
}

export interface PushOptions {
  keys: { publicKey: string; privateKey: string };
  /** VAPID subject: an `https:` or `mailto:` address. */
  subject: string;
  /** Also a push service on this machine: never in production. */
  takesLoopback: boolean;
}

/** How a point of a curve begins that has both its coordinates. */
const uncompressedPoint = 4;

/** A new pair for a site that has none. */
export function makePushKeys(): PushOptions['keys'] {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const parts = [x, y].map((part) => Buffer.from(part, 'base64url'));
  const publicKey = Buffer.concat([Buffer.of(uncompressedPoint), ...parts]).toString('base64url');
  return { publicKey, privateKey: d };
}

/** Timeout of a push service, in milliseconds. */
const answerTimeoutMs = 10_000;

/** Web push (RFC 8030): encrypted for the browser (RFC 8291), signed with this site's key (RFC 8292). */
export function createPush({ keys, subject, takesLoopback }: PushOptions): Push {
  const isAllowed = (endpoint: string) => isPushService(endpoint, { takesLoopback });
  return {
    publicKey: keys.publicKey,

    takes: ({ endpoint, keys: { p256dh } }) => isAllowed(endpoint) && isPointOnCurve(p256dh),

    async send(address, { content, ttlSeconds, urgency, topic }) {
      // Asked again: the row may be of a backup, or of a time when another rule held.
      if (!isAllowed(address.endpoint))
        return { kind: 'refused', reason: 'This is not the push service of a browser.' };
      // Not before somebody is to be told this way: a server at rest does without it.
      const { authorizationFor, encryptFor } = await import('./sign-push.ts');
      const body = encryptFor(address.keys, content);
      const authorization = await authorizationFor(address.endpoint, { keys, subject });
      try {
        const response = await fetch(address.endpoint, {
          method: 'POST',
          headers: {
            authorization,
            'content-type': 'application/octet-stream',
            'content-encoding': 'aes128gcm',
            ttl: String(ttlSeconds),
            urgency,
            topic,
          },
          body: Uint8Array.from(body),
          // A redirect would lead to a host that was not checked.
          redirect: 'manual',
          signal: AbortSignal.timeout(answerTimeoutMs),
        });
        return await outcomeOf(response);
      } catch (error) {
        const isSilent = error instanceof Error && error.name === 'TimeoutError';
        const reason = isSilent
          ? 'The push service does not answer in time.'
          : 'The push service cannot be reached.';
        return { kind: 'away', reason };
      }
    },
  };
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const { status, ok } = response;
  const said = withoutSecrets(await response.text());
  if (ok) return { kind: 'ok' };
  const reason = `The push service answers with status ${status}${said && `: ${said}`}`;
  if (status !== 429 && status < 500) return { kind: 'refused', reason, code: status };
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
  return { kind: 'away', reason, ...(retryAfterMs && { retryAfterMs }) };
}

/** Seconds or a date, as milliseconds from now. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms > 0 ? ms : undefined;
}

/** The start of what a service says, without addresses and tokens it may repeat. */
function withoutSecrets(text: string): string {
  return text
    .split(/\s+/)
    .map((word) =>
      word.replace(/https?:.*/, '…').replace(/[\w-]+/g, (run) => (run.length < 24 ? run : '…')),
    )
    .join(' ')
    .trim()
    .slice(0, 120);
}

/** Only a point of the curve can be encrypted for. */
function isPointOnCurve(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length === 65;
  } catch {
    return false;
  }
}
