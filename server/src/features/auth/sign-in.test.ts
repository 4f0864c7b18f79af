import { hash } from '@node-rs/argon2';
import { checkToken, login, logout } from '@one-dream/contract/features/auth/auth.ts';
import { getTeam } from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import {
  fillInRegistration,
  newAdmin,
  newPlayer,
  goodPassword as password,
} from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const day = 24 * 60 * 60 * 1000;

function callAs(token: string, userId: string) {
  return server.api.send(getTeam, { as: { token }, params: { userId } });
}

describe('signing in', () => {
  it('gives a token that calls are made with', async () => {
    const { id, email } = await newPlayer(server, { password });
    const { token } = await server.api.act(login, { body: { email, password } });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await callAs(token, id)).toMatchObject(succeeded);
    const { user } = await server.api.act(checkToken, { params: { token } });
    expect(user._id).toBe(id);
  });

  it('finds the address in any case and with spaces around it', async () => {
    const { email } = await newPlayer(server, { password });
    const body = { email: ` ${email.toUpperCase()} `, password };
    expect(await server.api.send(login, { body })).toMatchObject(succeeded);
  });

  it('answers a wrong password, an unknown address and an account without a password alike', async () => {
    const known = await newPlayer(server, { password });
    const without = await newPlayer(server);
    const answers = await Promise.all(
      [known.email, 'nobody@example.in', without.email].map((email) =>
        server.api.send(login, { body: { email, password: 'not-this-one-1' } }),
      ),
    );
    expect(answers[0]).toMatchObject(refused('WRONG_CREDENTIALS'));
    expect(answers[0]?.body.fields).toEqual({ email: '', password: '' });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
  });

  it('before the address is verified is refused with a code of its own, but only with the right password', async () => {
    const { email } = await fillInRegistration(server, { password });
    expect(await server.api.send(login, { body: { email, password } })).toMatchObject(
      refused('EMAIL_NOT_VERIFIED'),
    );
    expect(
      await server.api.send(login, { body: { email, password: 'not-this-one-1' } }),
    ).toMatchObject(refused('WRONG_CREDENTIALS'));
  });

  it.each([
    ['no address', { email: '', password }, 'email'],
    ['no password', { email: 'a@example.in', password: '' }, 'password'],
    ['a number as password', { email: 'a@example.in', password: 12345678 }, 'password'],
    ['a list as address', { email: ['a@example.in'], password }, 'email'],
    ['an endless password', { email: 'a@example.in', password: 'x'.repeat(50_000) }, 'password'],
  ])('refuses %s at its field', async (_what, body, field) => {
    const answer = await server.api.send(login, { body: body as never });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
  });

  it('writes an old hash anew', async () => {
    const { id, email } = await newPlayer(server, { password });
    const old = await hash(password, { algorithm: 2, memoryCost: 8192, timeCost: 1 });
    await server.change('users', { id }, { password_hash: old });
    await server.api.act(login, { body: { email, password } });
    const row = await server.row('users', { id }, ['password_hash']);
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await server.api.send(login, { body: { email, password } })).toMatchObject(succeeded);
  });
});

describe('a session', () => {
  it('ends on the server when its holder signs out, and only that one', async () => {
    const { id, email, token } = await newPlayer(server, { password });
    const other = await server.api.act(login, { body: { email, password } });
    expect(await server.api.send(logout, { as: { token } })).toMatchObject(succeeded);
    expect(await callAs(token, id)).toMatchObject(refused('NOT_SIGNED_IN'));
    expect(await server.api.send(checkToken, { params: { token } })).toMatchObject(
      refused('NOT_SIGNED_IN'),
    );
    expect(await callAs(other.token, id)).toMatchObject(succeeded);
  });

  it('is kept as a hash', async () => {
    const { token } = await newPlayer(server);
    const rows = await server.rows('sessions');
    const stored = rows.map((row) => Buffer.from(row.token_hash));
    expect(stored.some((hashed) => hashed.toString('utf8').includes(token))).toBe(false);
    expect(stored.some((hashed) => hashed.toString('base64url') === token)).toBe(false);
  });

  it('is never written into the log', async () => {
    const { id, token } = await newPlayer(server);
    await callAs(token, id);
    await server.api.send(checkToken, { params: { token } });
    expect(server.logs.join('')).not.toContain(token);
  });

  it.each([
    ['made up', 'x'.repeat(43)],
    ['empty', ''],
    ['with spaces', 'a b'],
    ['endless', 'x'.repeat(5000)],
    ['an SQL text', "' or 1=1 --"],
  ])('is not what is %s', async (_what, token) => {
    expect(await callAs(token, 'me')).toMatchObject(refused('NOT_SIGNED_IN'));
  });

  it('is not opened by a cookie', async () => {
    const { id, token } = await newPlayer(server);
    const headers = { cookie: `token=${token}; od_browser=${token}` };
    const answer = await server.api.send(getTeam, { headers, params: { userId: id } });
    expect(answer).toMatchObject(refused('NOT_SIGNED_IN'));
  });

  it('ends after 7 days without a call, and lives on with one', async () => {
    const idle = await newPlayer(server);
    const busy = await newPlayer(server);
    server.clock.advance(6 * day);
    expect(await callAs(busy.token, busy.id)).toMatchObject(succeeded);
    server.clock.advance(2 * day);
    expect(await callAs(busy.token, busy.id)).toMatchObject(succeeded);
    expect(await callAs(idle.token, idle.id)).toMatchObject(refused('NOT_SIGNED_IN'));
  });

  it('ends after 30 days whatever is done with it', async () => {
    const { id, token } = await newPlayer(server);
    for (let days = 0; days < 30; days += 5) {
      expect(await callAs(token, id)).toMatchObject(succeeded);
      server.clock.advance(5 * day);
    }
    expect(await callAs(token, id)).toMatchObject(refused('NOT_SIGNED_IN'));
  });

  it('of an admin ends after a day without a call', async () => {
    const admin = await newAdmin(server);
    server.clock.advance(day - 60_000);
    expect(await callAs(admin.token, admin.id)).toMatchObject(succeeded);
    server.clock.advance(day + 60_000);
    expect(await callAs(admin.token, admin.id)).toMatchObject(refused('NOT_SIGNED_IN'));
  });
});
