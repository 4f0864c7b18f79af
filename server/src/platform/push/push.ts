import { ECDH, generateKeyPairSync } from 'node:crypto';
import type { Outcome } from '../outcome.ts';
import { isPushService } from './push-services.ts';

/** A browser's push subscription, as reported by it. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushMessage {
  /** Read by the site's service worker. Push services accept 4 KB, encryption included. */
  content: object;
  /** How long it is kept for an offline browser. */
  ttlSeconds: number;
  urgency: 'very-low' | 'low' | 'normal' | 'high';
  /** Of several queued messages with the same topic, a browser gets the last. At most 32 characters of base64url. */
  topic: string;
}

export interface Push {
  /** VAPID public key. */
  publicKey: string;
  /** Whether the address is valid and allowed. */
  takes: (address: PushAddress) => boolean;
  /** Sends a message to the browser's push service. The `code` of a refusal is the HTTP status. */
  send: (address: PushAddress, message: PushMessage) => Promise<Outcome>;
}

export interface PushOptions {
  keys: { publicKey: string; privateKey: string };
  /** VAPID subject: an `https:` or `mailto:` address. */
  subject: string;
  /** Also allows a push service on this machine: never in production. */
  takesLoopback: boolean;
}

/** Prefix of an uncompressed curve point. */
const uncompressedPoint = 4;

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
      // Checked again: the row may come from a backup, or predate the current rule.
      if (!isAllowed(address.endpoint))
        return { kind: 'refused', reason: 'This is not the push service of a browser.' };
      // Loaded lazily: an idle server does without it.
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
          // A redirect would lead to an unchecked host.
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
  const text = withoutSecrets(await response.text());
  if (ok) return { kind: 'ok' };
  const reason = `The push service answers with status ${status}${text && `: ${text}`}`;
  if (status !== 429 && status < 500) return { kind: 'refused', reason, code: status };
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
  return { kind: 'away', reason, ...(retryAfterMs && { retryAfterMs }) };
}

/** Parses seconds or a date, to milliseconds from now. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms > 0 ? ms : undefined;
}

/** The start of the service's response, without any addresses and tokens it repeats. */
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

/** Encryption requires a point on the curve. */
function isPointOnCurve(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length === 65;
  } catch {
    return false;
  }
}
