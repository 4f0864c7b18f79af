import * as calls from '@one-dream/contract/features/auth/auth.email.ts';
import { resetSecondFactor } from '@one-dream/contract/features/auth/auth.second-factor.ts';
import { endOtherSessions } from '@one-dream/contract/features/auth/auth.sessions.ts';
import {
  login,
  register,
  requestPasswordReset,
  resetPassword,
} from '@one-dream/contract/features/auth/auth.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { nextNumber } from '../../../../factories/unique.ts';
import { askedFor, linkTo } from '../../../tests/support/email-changes.ts';
import { mailsTo, tokenMailedTo } from '../../../tests/support/mail-box.ts';
import {
  goodPassword,
  newOwner,
  newPlayer,
  type Person,
  signInAgain,
} from '../../../tests/support/people.ts';
import { addApp, addSoftPasskey } from '../../../tests/support/second-factors.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
const day = 24 * 60 * 60 * 1000;

const confirm = (token: string) => server.api.send(calls.confirmEmail, { body: { token } });
const undo = (token: string) => server.api.send(calls.undoEmailChange, { body: { token } });
const signIn = (email: string) =>
  server.api.send(login, { body: { email, password: goodPassword } });
const emailOf = async ({ id }: Person) => (await server.row('users', { id })).email;
const fresh = () => newPlayer(server, { password: goodPassword });
const undoOf = (address: string) => linkTo(server, { address, query: 'undo' });

it('changes once the link at the new address is used, of which both hear', async () => {
  const { person, email, token } = await askedFor(server, { person: await fresh() });
  const old = person.email;
  const [request] = await mailsTo(server, { address: old });
  expect(request?.subject).toContain('Somebody wants to change your email address');
  expect(request?.text).toContain(email);
  expect(request?.text).not.toContain(token);
  expect(await emailOf(person)).toBe(old);
  expect(await confirm(token)).toMatchObject(succeeded);
  expect(await emailOf(person)).toBe(email);
  expect(await signIn(email)).toMatchObject(succeeded);
  expect((await signIn(old)).status).toBe(401);
  expect(await confirm(token)).toMatchObject(refused('TOKEN_USED'));
  const subjects = async (address: string) =>
    (await mailsTo(server, { address, count: 2 })).map(({ subject }) => subject);
  for (const address of [old, email])
    expect((await subjects(address)).join()).toContain('Your email address was changed');
});

it('is asked again who they are, and says nothing about an address that is taken', async () => {
  const [person, other, third] = [await fresh(), await fresh(), await fresh()];
  await server.change('sessions', { user_id: person.id }, { confirmed_at: null });
  const ask = (email: string) =>
    server.api.send(calls.changeEmail, { as: person, body: { email } });
  expect(await ask('a@example.in')).toMatchObject(refused('CONFIRMATION_NEEDED'));
  await server.change('sessions', { user_id: person.id }, { confirmed_at: server.now() });
  expect(await ask(person.email)).toMatchObject(refused('INVALID'));
  const [taken, free] = [await ask(other.email), await ask(`free-${nextNumber()}@example.in`)];
  expect(taken.status).toBe(200);
  expect(String(taken.body.message).replace(other.email, '')).toBe(
    String(free.body.message).replace(/free-\d+@example.in/, ''),
  );
  const { token } = await askedFor(server, { person, email: third.email });
  expect(await confirm(token)).toMatchObject(refused('CONFLICT'));
  expect(await emailOf(person)).toBe(person.email);
});

it('has one link, the last, for a day', async () => {
  const first = await askedFor(server);
  const { person } = first;
  const second = await askedFor(server, { person });
  expect(await confirm(first.token)).toMatchObject(refused('TOKEN_INVALID'));
  server.clock.advance(day + 1);
  expect(await confirm(second.token)).toMatchObject(refused('TOKEN_INVALID'));
  expect(await confirm('x'.repeat(43))).toMatchObject(refused('TOKEN_INVALID'));
});

it.each<[string, (person: Person) => Promise<unknown>]>([
  [
    'a new password',
    async ({ email }) => {
      await server.api.act(requestPasswordReset, { body: { email } });
      const token = await tokenMailedTo(server, {
        address: email,
        page: 'reset-password',
        count: 2,
      });
      const newPassword = 'monsoon-ladder-42';
      return server.api.act(resetPassword, {
        params: { token },
        body: { newPassword, confirmPassword: newPassword },
      });
    },
  ],
  ['signing out the other devices', (person) => server.api.act(endOtherSessions, { as: person })],
  [
    'a reset of the second factor',
    async ({ id }) =>
      server.api.act(resetSecondFactor, { as: await newOwner(server), body: { userId: id } }),
  ],
])('is ended by %s while it waits', async (_by, secure) => {
  const person = await fresh();
  const thief = await signInAgain(server, person);
  const { token } = await askedFor(server, { person: thief });
  await secure(person);
  expect(await confirm(token)).toMatchObject(refused('TOKEN_INVALID'));
  expect(await emailOf(person)).toBe(person.email);
});

it('is undone by the old address for seven days, with all that came after it, and signs everybody out', async () => {
  const person = await fresh();
  const old = person.email;
  const thief = await askedFor(server, { person });
  await confirm(thief.token);
  const token = await undoOf(old);
  // The thief goes on to another address, and takes the old one's name for a registration.
  const again = await askedFor(server, { person });
  await confirm(again.token);
  await server.api.act(register, {
    body: {
      name: 'Thief',
      email: old,
      password: goodPassword,
      confirmPassword: goodPassword,
      terms: 'true',
    },
    pictures: {},
  });
  const pending = await askedFor(server, { person });
  server.clock.advance(6.9 * day);
  expect(await undo(token)).toMatchObject(succeeded);
  expect(await emailOf(person)).toBe(old);
  expect(await server.rows('sessions', { user_id: person.id }, ['user_id'])).toEqual([]);
  expect(await undo(token)).toMatchObject(refused('TOKEN_USED'));
  expect(await undo(await undoOf(thief.email))).toMatchObject(refused('TOKEN_USED'));
  expect(await confirm(pending.token)).toMatchObject(refused('TOKEN_INVALID'));
  expect(await emailOf(person)).toBe(old);
  const log = await server.rows('audit_log', { actor_id: person.id }, ['action']);
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['user.email', 'user.email-undone']),
  );
});

it('leaves none of the ways in that were added since, once it is undone', async () => {
  const person = await fresh();
  const { passkey: own } = await addSoftPasskey(server, person);
  await server.change('users', { id: person.id }, { google_subject: `own-${person.id}` });
  server.clock.advance(60_000);
  const { token } = await askedFor(server, { person });
  await confirm(token);
  const link = await undoOf(person.email);
  server.clock.advance(60_000);
  await server.change('sessions', { user_id: person.id }, { confirmed_at: server.now() });
  await addSoftPasskey(server, person);
  await addApp(server, person);
  await server.change(
    'users',
    { id: person.id },
    {
      discord_id: `thief-${person.id}`,
      discord_username: 'thief',
      discord_linked_at: server.now(),
    },
  );
  const { secondStep } = await server.api.act(login, {
    body: { email: await emailOf(person), password: goodPassword },
  });
  expect(secondStep).toBeDefined();
  expect(await undo(link)).toMatchObject(succeeded);
  const of = { user_id: person.id };
  expect(await server.rows('passkeys', of, ['credential_id'])).toEqual([{ credential_id: own.id }]);
  for (const table of ['authenticators', 'recovery_codes', 'sign_in_steps'] as const)
    expect(await server.rows(table, of, ['user_id']), table).toEqual([]);
  expect(await server.row('users', { id: person.id })).toMatchObject({
    google_subject: `own-${person.id}`,
    discord_id: null,
    discord_username: null,
    discord_linked_at: null,
  });
});

it('stays after seven days', async () => {
  const { person, email, token } = await askedFor(server, { person: await fresh() });
  await confirm(token);
  const link = await undoOf(person.email);
  server.clock.advance(7 * day + 1);
  expect(await undo(link)).toMatchObject(refused('TOKEN_INVALID'));
  expect(await emailOf(person)).toBe(email);
});
