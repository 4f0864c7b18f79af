import {
  login,
  register,
  requestPasswordReset,
  resendVerification,
} from '@one-dream/contract/features/auth/auth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../factories/api.ts';
import { hashPassword } from '../../src/platform/passwords.ts';
import { goodPassword, newPlayer } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/start-test-server.ts';

let server: TestServer;
let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(goodPassword);
  // No mails are made meanwhile: what is measured is what the caller waits for.
  server = await startTestServer();
});
afterAll(() => server.close());

const samples = 15;
/** Smaller differences drown in network and machine noise. Milliseconds. */
const tolerance = 2;

/** Milliseconds that a known and an unknown address wait in the middle, asked in turn. */
async function compare(
  ask: (email: string) => Promise<Answer>,
  { isVerified }: { isVerified: boolean },
) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let number = 0; number <= samples; number++) {
    const { id, email } = await newPlayer(server);
    const account = { password_hash, ...(!isVerified && { email_verified_at: null }) };
    await server.db.updateTable('users').set(account).where('id', '=', id).execute();
    const addresses = { known: email, unknown: `timed${number}.${email}` };
    const order = number % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const which of order) {
      const begun = performance.now();
      await ask(addresses[which]);
      // The first ones meet what is not loaded yet.
      if (number > 0) times[which].push(performance.now() - begun);
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

describe('a known and an unknown address wait alike', () => {
  const resend = (email: string) => server.api.send(resendVerification, { body: { email } });

  it.each<[string, (email: string) => Promise<Answer>, { isVerified: boolean }?]>([
    [
      'signing in',
      (email) => server.api.send(login, { body: { email, password: 'not-this-one-1' } }),
    ],
    [
      'registering',
      (email) =>
        server.api.send(register, {
          body: {
            name: 'Timed',
            email,
            password: goodPassword,
            confirmPassword: goodPassword,
            terms: 'true',
          },
        }),
    ],
    [
      'asking for a reset link',
      (email) => server.api.send(requestPasswordReset, { body: { email } }),
    ],
    ['asking for another verification link, verified', resend],
    ['asking for another verification link, not verified', resend, { isVerified: false }],
  ])('%s', async (what, ask, account = { isVerified: true }) => {
    const { known, unknown } = await compare(ask, account);
    console.info(`${what}: ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown`);
    const ratio = known / unknown;
    expect(ratio).toBeLessThan(tolerance);
    expect(ratio).toBeGreaterThan(1 / tolerance);
  });
});
