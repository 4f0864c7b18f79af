import {
  checkToken,
  login,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@one-dream/contract/features/auth/auth.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { png } from '../../../../factories/pictures.ts';
import { asText } from '../../../tests/support/as-text.ts';
import { mailsTo, tokenIn, tokenMailedTo } from '../../../tests/support/mail-box.ts';
import { fillInRegistration, goodPassword, signUp } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { sweep } from '../../operations/retention.ts';

const server = await sharedTestServer({ works: true });

const page = 'verify-email';
const day = 24 * 60 * 60 * 1000;
const form = {
  name: 'Asha',
  email: 'asha@example.in',
  password: goodPassword,
  confirmPassword: goodPassword,
  terms: 'true',
} as const;

describe('registering', () => {
  it('without a mail server is refused with a sentence, as every link by mail is; Discord and Google go on', async () => {
    const { mailer } = server.platform;
    onTestFinished(() => void Object.assign(server.platform, { mailer }));
    server.platform.mailer = undefined;
    const { email } = form;
    for (const answer of [
      await server.api.send(register, { body: form }),
      await server.api.send(resendVerification, { body: { email } }),
      await server.api.send(requestPasswordReset, { body: { email } }),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Discord or Google') },
      });
    const page = await (await fetch(`${server.url}/register`)).text();
    expect(page).toContain('"discord":true');
  });

  it('takes name, address, password and picture, and signs in once the address is verified', async () => {
    const person = await signUp(server, {
      name: '  Asha   Rao ',
      email: 'Asha.Rao@Example.IN',
      image: await png(),
    });
    const { user } = await server.api.act(checkToken, { params: { token: person.token } });
    expect(user).toMatchObject({
      name: 'Asha Rao',
      email: 'asha.rao@example.in',
      role: 'user',
      ingameinfo: null,
      discordinfo: null,
    });
    expect(user.profile).toMatch(/^\/images\/[0-9a-f]{40}-32\.webp$/);
    const picture = await fetch(server.url + user.profile);
    expect(picture.headers.get('content-type')).toBe('image/webp');
  });

  it('needs no picture', async () => {
    const { token } = await signUp(server);
    const { user } = await server.api.act(checkToken, { params: { token } });
    expect(user.profile).toBe('');
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'Name is required.'],
    ['a long name', { name: 'x'.repeat(51) }, 'name', 'Name can be at most 50 characters long.'],
    ['an invisible name', { name: 'a\u202eb' }, 'name', /cannot be used here/],
    ['no address', { email: '' }, 'email', 'Email is required.'],
    ['what is no address', { email: 'asha@' }, 'email', 'Enter a valid email address.'],
    ['a long address', { email: `${'a'.repeat(250)}@example.in` }, 'email', /too long/],
    ['a short password', { password: 'kurz-7' }, 'password', 'Use at least 8 characters.'],
    ['a long password', { password: 'x7'.repeat(65) }, 'password', 'Use at most 128 characters.'],
    ['a common password', { password: 'Password123' }, 'password', /attackers try first/],
    ['one letter as password', { password: 'aaaaaaaaaa' }, 'password', /attackers try first/],
    ['no terms', { terms: 'false' }, 'terms', /Accept the Terms/],
    [
      'two passwords',
      { confirmPassword: 'other-one-77' },
      'confirmPassword',
      "Passwords don't match",
    ],
  ])('refuses %s at its field', async (_what, change, field, message) => {
    const body = {
      ...form,
      ...('password' in change && { confirmPassword: change.password }),
      ...change,
    };
    const answer = await server.api.send(register, { body: body as never });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toEqual({
      [field]: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it('takes a password of 128 characters in any script', async () => {
    const password = 'पासवर्ड🎮'
      .repeat(20)
      .slice(0, 128)
      .replace(/[\ud800-\udbff]$/, 'x');
    const person = await signUp(server, { password });
    const answer = await server.api.send(login, { body: { email: person.email, password } });
    expect(answer).toMatchObject(succeeded);
  });

  it('refuses a file that is no picture, and registers nobody', async () => {
    const body = { ...form, email: 'no-picture@example.in' };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const answer = await server.api.send(register, { body, pictures: { image: svg } });
    expect(answer).toMatchObject(refused('IMAGE_UNSUPPORTED'));
    expect(answer.body.fields).toHaveProperty('image');
    const row = await server.find('users', { email: body.email }, ['id']);
    expect(row).toBeUndefined();
  });

  it('does not let fields nobody asked for through', async () => {
    const extra = { role: 'owner', verified: 'true', email_verified_at: '2020-01-01', _id: 'x' };
    const body = { ...form, email: 'extra@example.in', ...extra };
    await server.api.act(register, { body });
    const row = await server.row('users', { email: body.email });
    expect(row).toMatchObject({ role: 'user', email_verified_at: null });
    expect(row.id).not.toBe('x');
  });

  it('answers the same for a known address, whose owner is told by mail', async () => {
    const known = await signUp(server, { email: 'known@example.in' });
    const [first, again] = await Promise.all(
      ['fresh@example.in', known.email].map((email) =>
        server.api.send(register, { body: { ...form, email } }),
      ),
    );
    expect(again?.status).toBe(200);
    expect(again?.body).toEqual(first?.body);
    const [mail] = await mailsTo(server, { address: known.email, count: 2 });
    expect(mail?.links.every((link) => !link.includes('token='))).toBe(true);
    const signIn = await server.api.send(login, {
      body: { email: known.email, password: known.password },
    });
    expect(signIn).toMatchObject(succeeded);
  });

  it('keeps no password and no secret of a link as it is', async () => {
    const { email } = await fillInRegistration(server, { password: 'never-kept-plain-9' });
    const token = await tokenMailedTo(server, { address: email, page });
    const rows = asText([await server.rows('users'), await server.rows('email_tokens')]);
    expect(rows).not.toContain('never-kept-plain-9');
    expect(rows).not.toContain(token);
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(server.logs.join('')).not.toContain(token);
  });
});

describe('the verification link', () => {
  it('works once', async () => {
    const { email } = await fillInRegistration(server);
    const token = await tokenMailedTo(server, { address: email, page });
    const first = await server.api.send(verifyEmail, { query: { token } });
    expect(first).toMatchObject(succeeded);
    expect(first.body.message).toBe('Verification Successful!');
    const second = await server.api.send(verifyEmail, { query: { token } });
    expect(second).toMatchObject(
      refused('TOKEN_USED', {
        message: expect.stringMatching(
          /^Your email is verified: this link did it at \d\d:\d\d IST/,
        ),
      }),
    );
    server.clock.advance(61 * 60 * 1000);
    const late = await server.api.send(verifyEmail, { query: { token } });
    expect(late).toMatchObject(
      refused('TOKEN_USED', { message: expect.stringContaining('been used already') }),
    );
  });

  it('works 24 hours long', async () => {
    const early = await fillInRegistration(server);
    const late = await fillInRegistration(server);
    const earlyToken = await tokenMailedTo(server, { address: early.email, page });
    const lateToken = await tokenMailedTo(server, { address: late.email, page });
    server.clock.advance(24 * 60 * 60 * 1000 - 60_000);
    expect(await server.api.send(verifyEmail, { query: { token: earlyToken } })).toMatchObject(
      succeeded,
    );
    server.clock.advance(2 * 60_000);
    expect(await server.api.send(verifyEmail, { query: { token: lateToken } })).toMatchObject(
      refused('TOKEN_INVALID'),
    );
  });

  it.each([
    ['made-up', 'TOKEN_INVALID'],
    ['a\u0000b', 'TOKEN_INVALID'],
    ['', 'INVALID'],
    ['x'.repeat(201), 'INVALID'],
  ] as const)('refuses %j with %s', async (token, code) => {
    expect(await server.api.send(verifyEmail, { query: { token } })).toMatchObject(refused(code));
  });

  it('is refused without a token', async () => {
    expect(await server.api.send(verifyEmail)).toMatchObject(refused('INVALID'));
  });

  it('does not open as a reset link', async () => {
    const { resetPassword } = await import('@one-dream/contract/features/auth/auth.ts');
    const { email } = await fillInRegistration(server);
    const token = await tokenMailedTo(server, { address: email, page });
    const body = { newPassword: 'other-words-88', confirmPassword: 'other-words-88' };
    const answer = await server.api.send(resetPassword, { params: { token }, body });
    expect(answer).toMatchObject(refused('TOKEN_INVALID'));
  });
});

describe('an address that somebody else registered as well', () => {
  const planted = 'planted-by-other-1';
  const own = 'chosen-by-owner-2';

  async function signInWith(email: string, password: string) {
    return (await server.api.send(login, { body: { email, password } })).body.success;
  }

  it.each([
    ['before', [planted, own]],
    ['after', [own, planted]],
  ])(
    'belongs to the password of the link that is opened, planted %s it',
    async (when, passwords) => {
      const email = `twice-${when}@example.in`;
      for (const password of passwords) {
        await fillInRegistration(server, { email, password, name: password });
        await mailsTo(server, { address: email, count: passwords.indexOf(password) + 1 });
      }
      const mails = (await mailsTo(server, { address: email, count: 2 })).toReversed();
      const tokens = mails.map((mail) => tokenIn({ mail, page }));
      const ownToken = tokens[passwords.indexOf(own)] ?? '';
      const plantedToken = tokens[passwords.indexOf(planted)] ?? '';
      const { token } = await server.api.act(verifyEmail, { query: { token: ownToken } });
      const { user } = await server.api.act(checkToken, { params: { token } });
      expect(user.name).toBe(own);
      expect(await signInWith(email, own)).toBe(true);
      expect(await signInWith(email, planted)).toBe(false);
      const dead = await server.api.send(verifyEmail, { query: { token: plantedToken } });
      expect(dead.body.success).toBe(false);
      expect(await signInWith(email, planted)).toBe(false);
    },
  );

  it('gets no planted password through a link that was asked for again', async () => {
    const email = 'twice-resent@example.in';
    await fillInRegistration(server, { email, password: planted });
    await fillInRegistration(server, { email, password: own });
    await mailsTo(server, { address: email, count: 2 });
    await server.api.act(resendVerification, { body: { email } });
    const token = await tokenMailedTo(server, { address: email, page, count: 3 });
    expect(await server.api.send(verifyEmail, { query: { token } })).toMatchObject(succeeded);
    expect(await signInWith(email, planted)).toBe(false);
  });
});

describe('what a stranger typed into the form', () => {
  const planted = { name: 'Planted Name', password: 'planted-by-other-1' };
  const ownPassword = 'chosen-by-owner-2';

  async function nameIn(token: string) {
    return (await server.api.act(checkToken, { params: { token } })).user.name;
  }

  it('is not in the account before a link is opened', async () => {
    const { email } = await fillInRegistration(server, { ...planted, image: await png() });
    const row = await server.row('users', { email }, ['name', 'password_hash', 'profile']);
    expect(row).toEqual({ name: 'Not verified yet', password_hash: null, profile: '' });
  });

  it('goes with its link, and does not come back through a mail of the owner sent again', async () => {
    const email = 'swept-and-back@example.in';
    await fillInRegistration(server, { email, ...planted });
    await mailsTo(server, { address: email });
    server.clock.advance(5 * day);
    await sweep(server.platform);
    await fillInRegistration(server, { email, password: ownPassword, name: 'The Owner' });
    await mailsTo(server, { address: email, count: 2 });
    await server.api.act(resendVerification, { body: { email } });
    const link = await tokenMailedTo(server, { address: email, page, count: 3 });
    const { token } = await server.api.act(verifyEmail, { query: { token: link } });
    expect(await nameIn(token)).toBe('The Owner');
    const signIn = (password: string) => server.api.send(login, { body: { email, password } });
    expect(await signIn(planted.password)).toMatchObject(refused('WRONG_CREDENTIALS'));
    expect(await signIn(ownPassword)).toMatchObject(succeeded);
  });

  it('is not taken for the owner’s when only the owner’s link has run out', async () => {
    const email = 'outlived@example.in';
    await fillInRegistration(server, { email, password: ownPassword, name: 'The Owner' });
    await mailsTo(server, { address: email });
    server.clock.advance(3 * day);
    await fillInRegistration(server, { email, ...planted });
    await mailsTo(server, { address: email, count: 2 });
    server.clock.advance(2 * day);
    await sweep(server.platform);
    await server.api.act(resendVerification, { body: { email } });
    const link = await tokenMailedTo(server, { address: email, page, count: 3 });
    const { token } = await server.api.act(verifyEmail, { query: { token: link } });
    expect(await nameIn(token)).toBe('Player');
    const body = { email, password: planted.password };
    expect(await server.api.send(login, { body })).toMatchObject(refused('WRONG_CREDENTIALS'));
  });

  it('does not survive a password reset by the owner of the address', async () => {
    const email = 'reset-instead@example.in';
    await fillInRegistration(server, { email, ...planted });
    await fillInRegistration(server, { email, password: ownPassword, name: 'The Owner' });
    await mailsTo(server, { address: email, count: 2 });
    await server.api.act(requestPasswordReset, { body: { email } });
    const link = await tokenMailedTo(server, {
      address: email,
      page: 'reset-password',
      count: 3,
    });
    const newPassword = 'reset-by-owner-3';
    const body = { newPassword, confirmPassword: newPassword };
    await server.api.act(resetPassword, { params: { token: link }, body });
    const { token } = await server.api.act(login, { body: { email, password: newPassword } });
    expect(await nameIn(token)).toBe('Player');
  });

  it('is swept with the account once no link is left, and a verified account is not', async () => {
    const waiting = await fillInRegistration(server);
    const verified = await signUp(server);
    await mailsTo(server, { address: waiting.email });
    const accounts = async () =>
      (
        await server.db
          .selectFrom('users')
          .select('email')
          .where('email', 'in', [waiting.email, verified.email])
          .orderBy('email')
          .execute()
      ).map(({ email }) => email);
    server.clock.advance(3 * day);
    await sweep(server.platform);
    expect(await accounts()).toEqual([waiting.email, verified.email].sort());
    server.clock.advance(2 * day);
    await sweep(server.platform);
    expect(await accounts()).toEqual([verified.email]);
  });
});

describe('asking for the mail again', () => {
  it('mails a link that activates what was registered', async () => {
    const { email, password } = await fillInRegistration(server);
    await mailsTo(server, { address: email });
    await server.api.act(resendVerification, { body: { email } });
    const token = await tokenMailedTo(server, { address: email, page, count: 2 });
    expect(await server.api.send(verifyEmail, { query: { token } })).toMatchObject(succeeded);
    expect(await server.api.send(login, { body: { email, password } })).toMatchObject(succeeded);
  });

  it('answers the same for an unknown, a waiting and a verified address', async () => {
    const waiting = await fillInRegistration(server);
    const verified = await signUp(server);
    const answers = await Promise.all(
      ['nobody@example.in', waiting.email, verified.email].map((email) =>
        server.api.send(resendVerification, { body: { email } }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    await mailsTo(server, { address: waiting.email, count: 2 });
    expect(await mailsTo(server, { address: verified.email })).toHaveLength(1);
  });

  it('refuses what is no address', async () => {
    const answer = await server.api.send(resendVerification, { body: { email: 'nobody' } });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toHaveProperty('email');
  });
});
