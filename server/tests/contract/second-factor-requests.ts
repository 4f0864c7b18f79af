import * as emails from '@one-dream/contract/features/auth/auth.email.ts';
import * as secondFactor from '@one-dream/contract/features/auth/auth.second-factor.ts';
import * as sessions from '@one-dream/contract/features/auth/auth.sessions.ts';
import * as auth from '@one-dream/contract/features/auth/auth.ts';
import type { Sent } from '../../../factories/api.ts';
import { nextNumber } from '../../../factories/unique.ts';
import { hashSecret, newSecret } from '../../src/platform/secrets.ts';
import { goodPassword, newAdmin, newOwner, newPlayer } from '../support/people.ts';
import { addApp, addSoftPasskey, codeOf, startPasskeySignIn } from '../support/second-factors.ts';
import { newSoftPasskey } from '../support/soft-authenticator.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

/** The part of `goodRequests` about second factors and sessions. */
export const secondFactorRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  startPasskeySignIn: async () => ({}),
  loginWithPasskey: async (server) => {
    const { passkey } = await addSoftPasskey(server, await newPlayer(server));
    const { options, headers } = await startPasskeySignIn(server);
    return { headers, body: { credential: passkey.get(options) } };
  },
  loginSecondStep: async (server) => {
    const person = await newPlayer(server, { password: goodPassword });
    const { recoveryCodes } = await addApp(server, person);
    const body = { email: person.email, password: goodPassword };
    const { secondStep } = await server.api.act(auth.login, { body });
    return { body: { ticket: secondStep?.ticket, code: recoveryCodes?.[0] } };
  },
  changeEmail: async (server) => ({
    as: await newPlayer(server),
    body: { email: `fresh-${nextNumber()}@example.in` },
  }),
  confirmEmail: async (server) => ({ body: { token: await linkOf(server, 'confirm_hash') } }),
  undoEmailChange: async (server) => ({ body: { token: await linkOf(server, 'undo_hash') } }),
  getSecondFactor: async (server) => ({ as: await newPlayer(server) }),
  startConfirmation: async (server) => ({ as: await newPlayer(server) }),
  confirmItIsMe: async (server) => ({
    as: await newPlayer(server, { password: goodPassword }),
    body: { password: goodPassword },
  }),
  startPasskey: async (server) => ({ as: await newPlayer(server) }),
  addPasskey: async (server) => {
    const as = await newPlayer(server);
    const { options } = await server.api.act(secondFactor.startPasskey, { as });
    const passkey = newSoftPasskey({ origin: server.publicUrl });
    return { as, body: { credential: passkey.create(options) } };
  },
  removePasskey: async (server) => {
    const as = await newPlayer(server);
    await addSoftPasskey(server, as);
    const { data } = await server.api.act(secondFactor.getSecondFactor, { as });
    return { as, params: { passkeyId: data.passkeys[0]?._id ?? '' } };
  },
  startAuthenticator: async (server) => ({ as: await newPlayer(server) }),
  addAuthenticator: async (server) => {
    const as = await newPlayer(server);
    const { secret } = await server.api.act(secondFactor.startAuthenticator, { as });
    return { as, body: { code: await codeOf(server, secret) } };
  },
  removeAuthenticator: async (server) => {
    const as = await newPlayer(server);
    await addApp(server, as);
    return { as };
  },
  makeRecoveryCodes: async (server) => {
    const as = await newPlayer(server);
    await addSoftPasskey(server, as);
    return { as };
  },
  resetSecondFactor: async (server) => ({
    as: await newOwner(server),
    body: { userId: (await newAdmin(server)).id },
  }),
  listSessions: async (server) => ({ as: await newPlayer(server) }),
  endOneSession: async (server) => {
    const as = await newPlayer(server);
    const { data } = await server.api.act(sessions.listSessions, { as });
    return { as, params: { sessionId: data[0]?._id ?? '' } };
  },
  endOtherSessions: async (server) => ({ as: await newPlayer(server) }),
};

/** The token of a link about another address, as its mail would have it. */
async function linkOf(server: TestServer, link: 'confirm_hash' | 'undo_hash'): Promise<string> {
  const person = await newPlayer(server);
  const email = `fresh-${nextNumber()}@example.in`;
  await server.api.act(emails.changeEmail, { as: person, body: { email } });
  const token = newSecret();
  const isUsed = link === 'undo_hash' && { changed_at: server.now() };
  await server.change(
    'email_changes',
    { user_id: person.id },
    { [link]: hashSecret(token), ...isUsed },
  );
  return token;
}
