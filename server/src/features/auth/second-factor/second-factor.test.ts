import {
  deleteUser,
  listUsers,
  updateRole,
} from '@one-dream/contract/features/accounts/accounts.ts';
import * as calls from '@one-dream/contract/features/auth/auth.second-factor.ts';
import { listSessions } from '@one-dream/contract/features/auth/auth.sessions.ts';
import { checkToken, login, logout } from '@one-dream/contract/features/auth/auth.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../../factories/api.ts';
import { mailsTo } from '../../../../tests/support/mail-box.ts';
import {
  newAdmin,
  newOwner,
  newPlayer,
  type Person,
  goodPassword as password,
  signInAgain,
} from '../../../../tests/support/people.ts';
import {
  addApp,
  addSoftPasskey,
  codeOf,
  startPasskeySignIn,
} from '../../../../tests/support/second-factors.ts';
import { newSoftPasskey } from '../../../../tests/support/soft-authenticator.ts';
import { sharedTestServer } from '../../../../tests/support/start-test-server.ts';
import { newId } from '../../../platform/secrets.ts';

const server = await sharedTestServer({ works: true });

const minute = 60_000;
const day = 24 * 60 * minute;

const signIn = ({ email }: Person, headers: Record<string, string> = {}) =>
  server.api.send(login, { body: { email, password }, headers });
const confirmWith = (as: Person, body: object) =>
  server.api.send(calls.confirmItIsMe, { as, body: body as never });

describe('a passkey', () => {
  it('signs in without a password, with the same kind of token', async () => {
    const person = await newPlayer(server);
    const { passkey } = await addSoftPasskey(server, person);
    const { options, headers } = await startPasskeySignIn(server);
    const body = { credential: passkey.get(options) as never };
    const { token } = await server.api.act(calls.loginWithPasskey, { body, headers });
    const { user } = await server.api.act(checkToken, { params: { token } });
    expect(user._id).toBe(person.id);
    await server.api.act(logout, { as: { token } });
  });

  it('answers a challenge once, in the browser that asked, within five minutes, for this site', async () => {
    const person = await newPlayer(server);
    const { passkey } = await addSoftPasskey(server, person);
    const send = async (change: {
      origin?: string;
      verified?: boolean;
      headers?: Record<string, string>;
      late?: boolean;
    }) => {
      const { options, headers } = await startPasskeySignIn(server);
      const credential = passkey.get(options, change) as never;
      if (change.late) server.clock.advance(6 * minute);
      const sent = { body: { credential }, headers: change.headers ?? headers };
      return { sent, answer: await server.api.send(calls.loginWithPasskey, sent) };
    };
    const refusal = refused('SIGN_IN_REFUSED');
    expect((await send({ origin: 'https://evil.example' })).answer).toMatchObject(refusal);
    expect((await send({ verified: false })).answer).toMatchObject(refusal);
    expect((await send({ headers: {} })).answer).toMatchObject(refusal);
    expect((await send({ late: true })).answer).toMatchObject(refusal);
    const { sent, answer } = await send({});
    expect(answer).toMatchObject(succeeded);
    expect(await server.api.send(calls.loginWithPasskey, sent)).toMatchObject(refusal);
  });

  it('that was removed, or signed with another key, opens nothing', async () => {
    const person = await newPlayer(server);
    const { passkey } = await addSoftPasskey(server, person);
    const { passkey: other } = await addSoftPasskey(server, await newPlayer(server));
    const first = await startPasskeySignIn(server);
    const forged = { ...other.get(first.options), id: passkey.id, rawId: passkey.id };
    const send = (credential: object, { headers }: { headers: Record<string, string> }) =>
      server.api.send(calls.loginWithPasskey, {
        body: { credential: credential as never },
        headers,
      });
    expect(await send(forged, first)).toMatchObject(refused('SIGN_IN_REFUSED'));
    const { data } = await server.api.act(calls.getSecondFactor, { as: person });
    const params = { passkeyId: data.passkeys[0]?._id ?? '' };
    const stranger = await newPlayer(server);
    expect(await server.api.send(calls.removePasskey, { as: stranger, params })).toMatchObject(
      refused('NOT_FOUND'),
    );
    await server.api.act(calls.removePasskey, { as: person, params });
    const second = await startPasskeySignIn(server);
    expect(await send(passkey.get(second.options), second)).toMatchObject(
      refused('SIGN_IN_REFUSED'),
    );
  });

  it('is added in the session that asked only, and its owner is told by mail', async () => {
    const person = await newPlayer(server);
    const elsewhere = await signInAgain(server, person);
    const passkey = newSoftPasskey({ origin: server.publicUrl });
    const { options } = await server.api.act(calls.startPasskey, { as: person });
    const body = { credential: passkey.create(options) as never };
    expect(await server.api.send(calls.addPasskey, { as: elsewhere, body })).toMatchObject(
      refused('SIGN_IN_REFUSED'),
    );
    await addSoftPasskey(server, person);
    const [mail] = await mailsTo(server, { address: person.email });
    expect(mail?.subject).toMatch(/^A passkey was added/);
  });

  it('is not taken that was made without finger, face or PIN', async () => {
    const person = await newPlayer(server);
    const passkey = newSoftPasskey({ origin: server.publicUrl });
    const { options } = await server.api.act(calls.startPasskey, { as: person });
    const body = { credential: passkey.create(options, { verified: false }) as never };
    expect(await server.api.send(calls.addPasskey, { as: person, body })).toMatchObject(
      refused('SIGN_IN_REFUSED'),
    );
    expect((await server.api.act(calls.getSecondFactor, { as: person })).data.passkeys).toEqual([]);
  });

  it('answers a challenge for what it was made for alone', async () => {
    const person = await newPlayer(server);
    const { passkey } = await addSoftPasskey(server, person);
    const { options: toAdd } = await server.api.act(calls.startPasskey, { as: person });
    expect(await confirmWith(person, { credential: passkey.get(toAdd) })).toMatchObject(
      refused('SIGN_IN_REFUSED'),
    );
    const { options: toConfirm } = await server.api.act(calls.startConfirmation, { as: person });
    const other = newSoftPasskey({ origin: server.publicUrl });
    const body = { credential: other.create(toConfirm ?? {}) as never };
    expect(await server.api.send(calls.addPasskey, { as: person, body })).toMatchObject(
      refused('SIGN_IN_REFUSED'),
    );
  });

  it('of a player is not asked for after a password; that of an admin is', async () => {
    const player = await newPlayer(server, { password });
    await addSoftPasskey(server, player);
    expect((await signIn(player)).body.token).toBeTruthy();
    const admin = await newPlayer(server, { password, role: 'admin' });
    await addSoftPasskey(server, admin);
    expect((await signIn(admin)).body).toMatchObject({
      token: '',
      secondStep: { hasPasskey: true, hasAuthenticator: false },
    });
  });
});

describe('an authenticator app', () => {
  it('is asked for after the password; a code counts once', async () => {
    const person = await newPlayer(server, { password });
    const { secret } = await addApp(server, person);
    server.clock.advance(minute);
    const code = await codeOf(server, secret);
    const [first, second] = [await signIn(person), await signIn(person)];
    const stepOf = ({ body }: typeof first) => (body.secondStep as { ticket: string }).ticket;
    expect(first.body.token).toBe('');
    const send = (ticket: string) =>
      server.api.send(calls.loginSecondStep, { body: { ticket, code } });
    const answers = await Promise.all([send(stepOf(first)), send(stepOf(second))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('does not survive five wrong codes of one sign-in, ten minutes, or another password', async () => {
    const person = await newPlayer(server, { password });
    const { secret, recoveryCodes } = await addApp(server, person);
    const ticketNow = async () =>
      ((await signIn(person)).body.secondStep as { ticket: string }).ticket;
    const send = (ticket: string, code: string) =>
      server.api.send(calls.loginSecondStep, { body: { ticket, code } });
    const guessed = await ticketNow();
    for (let tries = 0; tries < 5; tries++)
      expect(await send(guessed, '000000')).toMatchObject(refused('INVALID'));
    server.clock.advance(minute);
    expect((await send(guessed, await codeOf(server, secret))).body.code).toBe('TOKEN_INVALID');
    const late = await ticketNow();
    server.clock.advance(11 * minute);
    expect((await send(late, await codeOf(server, secret))).body.code).toBe('TOKEN_INVALID');
    const stale = await ticketNow();
    const hash = { password_hash: 'changed meanwhile' };
    await server.db.updateTable('users').set(hash).where('id', '=', person.id).execute();
    expect((await send(stale, recoveryCodes?.[0] ?? '')).body.code).toBe('TOKEN_INVALID');
  });

  it('is on only once its first code was typed, and hands its secret to nobody again', async () => {
    const person = await newPlayer(server, { password });
    const { secret } = await server.api.act(calls.startAuthenticator, { as: person });
    expect((await signIn(person)).body.token).toBeTruthy();
    const wrong = { code: '000000' };
    expect(
      await server.api.send(calls.addAuthenticator, { as: person, body: wrong }),
    ).toMatchObject(refused('INVALID'));
    const body = { code: await codeOf(server, secret) };
    await server.api.act(calls.addAuthenticator, { as: person, body });
    expect(await server.api.send(calls.startAuthenticator, { as: person })).toMatchObject(
      refused('CONFLICT'),
    );
    expect(server.logs.join('')).not.toContain(secret);
  });
});

describe('a recovery code', () => {
  it('stands in for the app once, however it is typed, and is kept as a hash', async () => {
    const person = await newPlayer(server, { password });
    const { recoveryCodes } = await addApp(server, person);
    const code = recoveryCodes?.[0] ?? expect.fail('no codes');
    expect(recoveryCodes).toHaveLength(10);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const step = async () => (await signIn(person)).body.secondStep as { ticket: string };
    const send = async (given: string) =>
      server.api.send(calls.loginSecondStep, {
        body: { ticket: (await step()).ticket, code: given },
      });
    expect(await send(typed)).toMatchObject(succeeded);
    expect(await send(typed)).toMatchObject(refused('INVALID'));
    const rows = await server.rows('recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    await mailsTo(server, { address: person.email, count: 2 });
  });
});

describe('what cannot be undone', () => {
  it('asks for the password again ten minutes after the sign-in, where there is no second factor', async () => {
    const admin = await newPlayer(server, { password, role: 'admin' });
    const target = await newPlayer(server);
    const body = { userId: target.id };
    server.clock.advance(11 * minute);
    expect(await server.api.send(deleteUser, { as: admin, body })).toMatchObject(
      refused('CONFIRMATION_NEEDED'),
    );
    expect((await server.api.act(calls.startConfirmation, { as: admin })).ways).toEqual([
      'password',
    ]);
    expect(await confirmWith(admin, { password: 'not-this-one-1' })).toMatchObject({
      status: 401,
      body: { code: 'WRONG_CREDENTIALS', fields: { password: expect.any(String) } },
    });
    expect(await server.api.send(deleteUser, { as: admin, body })).toMatchObject(
      refused('CONFIRMATION_NEEDED'),
    );
    expect(await confirmWith(admin, { password })).toMatchObject(succeeded);
    expect(await server.api.send(deleteUser, { as: admin, body })).toMatchObject(succeeded);
  });

  it('asks for the second factor where there is one, in this session alone', async () => {
    const admin = await newPlayer(server, { password, role: 'admin' });
    const { passkey } = await addSoftPasskey(server, admin);
    const elsewhere = await signInAgain(server, admin);
    server.clock.advance(11 * minute);
    const { ways, options } = await server.api.act(calls.startConfirmation, { as: admin });
    expect(ways).toEqual(['passkey', 'code']);
    expect(await confirmWith(admin, { password })).toMatchObject(refused('INVALID'));
    const credential = passkey.get(options ?? {});
    expect(await confirmWith(elsewhere, { credential })).toMatchObject(refused('SIGN_IN_REFUSED'));
    const again = await server.api.act(calls.startConfirmation, { as: admin });
    expect(
      await confirmWith(admin, { credential: passkey.get(again.options ?? {}) }),
    ).toMatchObject(succeeded);
    const body = { userId: (await newPlayer(server)).id, newRole: 'admin' as const };
    expect(await server.api.send(updateRole, { as: elsewhere, body })).toMatchObject(
      refused('CONFIRMATION_NEEDED'),
    );
    expect(await server.api.send(updateRole, { as: admin, body })).toMatchObject(succeeded);
  });
});

describe('SECOND_FACTOR=required', () => {
  it('leaves an admin seven days, then shuts the back office until there is one', async () => {
    server.platform.secondFactor = 'required';
    try {
      const admin = await newAdmin(server);
      const ask = (as: { token: string }) => server.api.send(listUsers, { as });
      const params = { token: admin.token };
      const early = await server.api.act(checkToken, { params });
      expect(early.safety).toMatchObject({ isShutOut: false });
      expect(early.safety.secondFactorBy).not.toBeNull();
      expect(await ask(admin)).toMatchObject(succeeded);
      await server.change(
        'users',
        { id: admin.id },
        { role_since: new Date(server.platform.now().getTime() - 7 * day) },
      );
      expect(await ask(admin)).toMatchObject(refused('SECOND_FACTOR_REQUIRED'));
      expect((await server.api.act(checkToken, { params })).safety.isShutOut).toBe(true);
      await addSoftPasskey(server, admin);
      expect(await ask(admin)).toMatchObject(succeeded);
      expect((await server.api.act(checkToken, { params })).safety).toEqual({
        secondFactorBy: null,
        isShutOut: false,
      });
    } finally {
      server.platform.secondFactor = 'offered';
    }
  });
});

it.each(['admin', 'owner'] as const)(
  'is owed by whoever is made %s past the calls for it, from that moment on',
  async (role) => {
    server.platform.secondFactor = 'required';
    try {
      const made = await newPlayer(server);
      await server.change('users', { id: made.id }, { role });
      const { safety } = await server.api.act(checkToken, { params: { token: made.token } });
      const by = Date.parse(safety.secondFactorBy ?? '');
      expect(Math.abs(by - Date.now() - 7 * day)).toBeLessThan(day);
      const account = { id: newId(), name: 'Written', email: `${newId()}@example.in`, role };
      await server.db.insertInto('users').values(account).execute();
      await server.change('users', { id: account.id }, { role_since: null });
      const { role_since } = await server.row('users', { id: account.id });
      expect(role_since).not.toBeNull();
    } finally {
      server.platform.secondFactor = 'offered';
    }
  },
);

describe('an owner who resets it for another', () => {
  it('takes all of it off, signs them out, writes it down and tells them', async () => {
    const owner = await newOwner(server);
    const admin = await newPlayer(server, { password, role: 'admin', name: 'Locked Out' });
    await addApp(server, admin);
    const body = { userId: admin.id };
    expect(await server.api.send(calls.resetSecondFactor, { as: owner, body })).toMatchObject(
      succeeded,
    );
    expect(await server.api.send(listSessions, { as: admin })).toMatchObject(
      refused('NOT_SIGNED_IN'),
    );
    expect((await signIn(admin)).body.token).toBeTruthy();
    const mails = await mailsTo(server, { address: admin.email, count: 2 });
    expect(mails.map(({ subject }) => subject).join()).toContain('Your second factor was reset');
    const entry = await server.find(
      'audit_log',
      { action: 'user.second-factor-reset', actor_id: owner.id },
      ['subject'],
    );
    expect(entry).toEqual({ subject: 'Locked Out' });
    const own = { userId: owner.id };
    expect(await server.api.send(calls.resetSecondFactor, { as: owner, body: own })).toMatchObject(
      refused('NOT_ALLOWED'),
    );
  });

  it('ends sign-ins that wait for their second step', async () => {
    const owner = await newOwner(server);
    const person = await newPlayer(server, { password });
    await addApp(server, person);
    const { ticket } = (await signIn(person)).body.secondStep as { ticket: string };
    await server.api.act(calls.resetSecondFactor, { as: owner, body: { userId: person.id } });
    const again = { ...person, token: String((await signIn(person)).body.token) };
    const { recoveryCodes } = await addApp(server, again);
    const body = { ticket, code: recoveryCodes?.[0] ?? '' };
    expect(await server.api.send(calls.loginSecondStep, { body })).toMatchObject(
      refused('TOKEN_INVALID'),
    );
  });
});
