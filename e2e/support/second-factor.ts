import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { runCommand } from './command.ts';
import type { RunningServer } from './start-server.ts';

/** The same server by host name, as passkeys do not work with IP addresses. */
export const local = ({ url }: RunningServer) => url.replace('127.0.0.1', 'localhost');

/** A virtual authenticator with automatic user verification. */
export async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const moved = new WeakMap<RunningServer, number>();

/** Advances the demo's clock. */
export async function moveClock(server: RunningServer, minutes: number): Promise<void> {
  const by = minutes % 60 === 0 ? `${minutes / 60}h` : `${minutes}m`;
  await runCommand(server, ['demo', 'clock', `+${by}`]);
  moved.set(server, (moved.get(server) ?? 0) + minutes);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Current code of an authenticator app (RFC 6238), by the server's clock. */
export function codeOf(server: RunningServer, secret: string): string {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  const time = Date.now() + (moved.get(server) ?? 0) * 60_000;
  step.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
