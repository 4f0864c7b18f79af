import {
  checkToken,
  login,
  loginWithGoogle,
  verifyEmail,
} from '@one-dream/contract/features/auth/auth.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import type { TokenOptions } from '../../../../sandbox/google/google-issuer.ts';
import { tokenMailedTo } from '../../../tests/support/mail-box.ts';
import { fillInRegistration, goodPassword, newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer, startTestServer } from '../../../tests/support/start-test-server.ts';
import { startSession } from './sessions.actions.ts';

const server = await sharedTestServer({ works: true });

async function signIn(options: TokenOptions) {
  const token = await server.sandbox.google.mint(options);
  return server.api.send(loginWithGoogle, { body: { token } });
}

async function userOf(token: unknown) {
  return (await server.api.act(checkToken, { params: { token: String(token) } })).user;
}

describe('signing in with Google', () => {
  it('makes an account with a verified address', async () => {
    const { body } = await signIn({ email: 'New.Person@Gmail.example', name: 'New Person' });
    expect(await userOf(body.token)).toMatchObject({
      name: 'New Person',
      email: 'new.person@gmail.example',
      role: 'user',
      discordinfo: null,
    });
  });

  it('finds the account again by Google’s own id, whatever the address is by now', async () => {
    const subject = '100000000000000000001';
    const first = await signIn({ email: 'moves1@gmail.example', subject });
    const again = await signIn({ email: 'moves2@gmail.example', subject });
    expect((await userOf(again.body.token))._id).toBe((await userOf(first.body.token))._id);
  });

  it('joins the account with the same verified address, whose password goes on working', async () => {
    const player = await newPlayer(server, { password: goodPassword });
    const { body } = await signIn({ email: player.email });
    expect((await userOf(body.token))._id).toBe(player.id);
    expect(
      await server.api.send(login, { body: { email: player.email, password: goodPassword } }),
    ).toMatchObject(succeeded);
  });

  it('on an account that was never verified verifies it and kills the planted password, link and sessions', async () => {
    const email = 'victim@gmail.example';
    const planted = 'planted-by-other-1';
    await fillInRegistration(server, { email, password: planted });
    const link = await tokenMailedTo(server, { address: email, page: 'verify-email' });
    const row = await server.row('users', { email }, ['id']);
    const plantedSession = await startSession(server.db, {
      userId: row.id,
      role: 'user',
      now: server.platform.now(),
    });
    const { body } = await signIn({ email });
    expect((await userOf(body.token))._id).toBe(row.id);
    expect(await server.api.send(login, { body: { email, password: planted } })).toMatchObject(
      refused('WRONG_CREDENTIALS'),
    );
    expect((await server.api.send(verifyEmail, { query: { token: link } })).body.success).toBe(
      false,
    );
    expect(await server.api.send(checkToken, { params: { token: plantedSession } })).toMatchObject(
      refused('NOT_SIGNED_IN'),
    );
  });

  it('refuses a second Google account on the same address', async () => {
    const { email } = await newPlayer(server);
    expect(await signIn({ email, subject: '100000000000000000002' })).toMatchObject(succeeded);
    expect(await signIn({ email, subject: '100000000000000000003' })).toMatchObject(
      refused('SIGN_IN_REFUSED'),
    );
  });

  it('in two tabs at once makes one account and signs both in', async () => {
    const email = 'two-tabs@gmail.example';
    const answers = await Promise.all([signIn({ email }), signIn({ email }), signIn({ email })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = await Promise.all(answers.map(async ({ body }) => (await userOf(body.token))._id));
    expect(new Set(ids).size).toBe(1);
  });

  it.each<[string, Partial<TokenOptions>]>([
    ['without a signature', { algorithm: 'none' }],
    ['signed with the public key as a secret', { algorithm: 'HS256' }],
    ['signed by somebody else', { signedBy: 'forged' }],
    ['signed with an unknown key', { signedBy: 'unknown' }],
    ['for another site', { audience: 'other.apps.googleusercontent.com' }],
    ['of another issuer', { issuer: 'https://accounts.example.com' }],
    ['that has expired', { expiresIn: -60 }],
    ['whose address Google has not verified', { emailVerified: false }],
  ])('refuses a token %s, and makes no account', async (what, options) => {
    const email = `${what.replaceAll(/\W/g, '-')}@gmail.example`;
    expect(await signIn({ email, ...options })).toMatchObject(refused('SIGN_IN_REFUSED'));
    const row = await server.find('users', { email }, ['id']);
    expect(row).toBeUndefined();
  });

  it.each([['not-a-token'], ['a.b.c'], ['x'.repeat(8000)]])('refuses garbage', async (token) => {
    const answer = await server.api.send(loginWithGoogle, { body: { token } });
    expect(answer).toMatchObject(refused('SIGN_IN_REFUSED'));
  });

  it.each([[''], ['x'.repeat(9000)], [42], [null]])('refuses what cannot be one', async (token) => {
    const answer = await server.api.send(loginWithGoogle, { body: { token: token as never } });
    expect(answer).toMatchObject(refused('INVALID'));
  });
});

describe('while the keys of Google cannot be had', () => {
  it('tells so, and when to come back', async () => {
    const fresh = await startTestServer({ works: true });
    try {
      fresh.sandbox.google.faults.next({ route: 'keys', status: 503, times: 5 });
      const token = await fresh.sandbox.google.mint({ email: 'waits@gmail.example' });
      const answer = await fresh.api.send(loginWithGoogle, { body: { token } });
      expect(answer).toMatchObject(refused('UNAVAILABLE'));
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await fresh.close();
    }
  });
});
