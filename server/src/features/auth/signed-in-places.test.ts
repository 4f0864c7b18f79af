import {
  endOneSession,
  endOtherSessions,
  listSessions,
} from '@one-dream/contract/features/auth/auth.sessions.ts';
import { login } from '@one-dream/contract/features/auth/auth.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { mailsTo } from '../../../tests/support/mail-box.ts';
import { newPlayer, type Person, goodPassword as password } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer({ works: true });

const signIn = ({ email }: Person, headers: Record<string, string> = {}) =>
  server.api.send(login, { body: { email, password }, headers });

describe('where somebody is signed in', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

  it('is listed with the device, and ended one by one or all others at once', async () => {
    const person = await newPlayer(server, { password });
    const [second, third] = [
      await signIn(person, { 'user-agent': android }),
      await signIn(person),
    ].map(({ body }) => ({ ...person, token: String(body.token) }));
    const { data } = await server.api.act(listSessions, { as: person });
    expect(data).toHaveLength(3);
    expect(data.filter(({ isThis }) => isThis)).toHaveLength(1);
    const phone = data.find(({ device }) => device === 'Chrome on Android') ?? expect.fail();
    const params = { sessionId: phone._id };
    const stranger = await newPlayer(server);
    expect(await server.api.send(endOneSession, { as: stranger, params })).toMatchObject(
      refused('NOT_FOUND'),
    );
    await server.api.act(endOneSession, { as: person, params });
    const isIn = async (as = person) =>
      (await server.api.send(listSessions, { as })).status === 200;
    expect(await isIn(second)).toBe(false);
    await server.api.act(endOtherSessions, { as: person });
    expect([await isIn(third), await isIn()]).toEqual([false, true]);
  });

  it('is mailed when the device is new, not when it is known', async () => {
    const person = await newPlayer(server, { password });
    const first = await signIn(person, { 'user-agent': android });
    const cookie = first.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^__Host-od_device=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/);
    await signIn(person, { cookie: cookie.split(';')[0] ?? '' });
    expect(await server.sandbox.mail.list({ to: person.email })).toEqual([]);
    await signIn(person, { 'user-agent': android });
    const [mail] = await mailsTo(server, { address: person.email });
    expect(mail?.subject).toMatch(/^New sign-in to your account/);
    expect(mail?.text).toContain('Chrome on Android');
    expect(await server.sandbox.mail.list({ to: person.email })).toHaveLength(1);
  });
});
