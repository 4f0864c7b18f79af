import * as calls from '@one-dream/contract/features/auth/auth.second-factor.ts';
import { generate } from 'otplib';
import type { Person } from './people.ts';
import { newSoftPasskey, type SoftPasskey } from './soft-authenticator.ts';
import type { TestServer } from './start-test-server.ts';

/** Adds a passkey to an account, by the full flow. */
export async function addSoftPasskey(
  server: TestServer,
  as: Person,
): Promise<{ passkey: SoftPasskey; recoveryCodes: string[] | null }> {
  const passkey = newSoftPasskey({ origin: server.publicUrl });
  const { options } = await server.api.act(calls.startPasskey, { as });
  const body = { credential: passkey.create(options) as never, name: 'Phone' };
  const { recoveryCodes } = await server.api.act(calls.addPasskey, { as, body });
  return { passkey, recoveryCodes };
}

/** Current code of the authenticator app, by the server's clock. */
export function codeOf(server: TestServer, secret: string): Promise<string> {
  return generate({ secret, epoch: Math.floor(server.platform.now().getTime() / 1000) });
}

/** Activates an authenticator app, by the full flow. */
export async function addApp(
  server: TestServer,
  as: Person,
): Promise<{ secret: string; recoveryCodes: string[] | null }> {
  const { secret } = await server.api.act(calls.startAuthenticator, { as });
  const body = { code: await codeOf(server, secret) };
  const { recoveryCodes } = await server.api.act(calls.addAuthenticator, { as, body });
  return { secret, recoveryCodes };
}

/** Begins a sign-in with a passkey. @returns the challenge to sign, and the browser's cookie */
export async function startPasskeySignIn(server: TestServer) {
  const answer = await server.api.send(calls.startPasskeySignIn);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { options: answer.body.options as Record<string, unknown>, headers: { cookie } };
}
