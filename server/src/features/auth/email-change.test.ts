import * as calls from '@one-dream/contract/features/auth/auth.email.ts';
import { login, register } from '@one-dream/contract/features/auth/auth.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { nextNumber } from '../../../../factories/unique.ts';
import { askedFor, linkTo } from '../../../tests/support/email-changes.ts';
import { mailsTo } from '../../../tests/support/mail-box.ts';
import { sharedTestServer } from '../../../tests/support/open-test-server.ts';
import { goodPassword, newPlayer, type Person } from '../../../tests/support/people.ts';

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
  expect(request?.subject).toContain('Somebody wants to change your address');
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
    expect((await subjects(address)).join()).toContain('Your address was changed');
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

it('stays after seven days', async () => {
  const { person, email, token } = await askedFor(server, { person: await fresh() });
  await confirm(token);
  const link = await undoOf(person.email);
  server.clock.advance(7 * day + 1);
  expect(await undo(link)).toMatchObject(refused('TOKEN_INVALID'));
  expect(await emailOf(person)).toBe(email);
});
