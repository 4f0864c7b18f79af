import {
  checkToken,
  login,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from '@one-dream/contract/features/auth/auth.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { asText } from '../../../tests/support/as-text.ts';
import { mailsTo, tokenMailedTo } from '../../../tests/support/mail-box.ts';
import {
  fillInRegistration,
  newPlayer,
  goodPassword as password,
} from '../../../tests/support/people.ts';
import { leastProcessor } from '../../../tests/support/processor-time.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { hashPassword } from '../../platform/passwords.ts';

const server = await sharedTestServer({ works: true });

const page = 'reset-password';
const newPassword = 'monsoon-ladder-42';
const body = { newPassword, confirmPassword: newPassword };

async function askForLink(email: string, count = 1): Promise<string> {
  await server.api.act(requestPasswordReset, { body: { email } });
  return tokenMailedTo(server, { address: email, page, count });
}

describe('asking for a reset link', () => {
  it('answers the same for an unknown address, which is told by mail', async () => {
    const { email } = await newPlayer(server);
    const known = await server.api.send(requestPasswordReset, { body: { email } });
    const unknown = await server.api.send(requestPasswordReset, {
      body: { email: 'stranger@example.in' },
    });
    expect(known.body.message).toBe(`We've sent a password reset link to ${email}`);
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual({
      ...known.body,
      message: "We've sent a password reset link to stranger@example.in",
    });
    const [mail] = await mailsTo(server, { address: 'stranger@example.in' });
    expect(mail?.links.some((link) => link.includes('token='))).toBe(false);
  });

  it('refuses what is no address', async () => {
    const answer = await server.api.send(requestPasswordReset, { body: { email: 'stranger' } });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toEqual({ email: 'Enter a valid email address.' });
  });
});

describe('resetting the password', () => {
  it('takes the new one, ends every session and tells by mail', async () => {
    const { email, token } = await newPlayer(server, { password });
    const other = await server.api.act(login, { body: { email, password } });
    const link = await askForLink(email);
    const answer = await server.api.send(resetPassword, { params: { token: link }, body });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Password Updated!' } });
    for (const ended of [token, other.token])
      expect(await server.api.send(checkToken, { params: { token: ended } })).toMatchObject(
        refused('NOT_SIGNED_IN'),
      );
    expect(await server.api.send(login, { body: { email, password } })).toMatchObject(
      refused('WRONG_CREDENTIALS'),
    );
    expect(await server.api.send(login, { body: { email, password: newPassword } })).toMatchObject(
      succeeded,
    );
    await mailsTo(server, { address: email, count: 2 });
  });

  it('works once', async () => {
    const { email } = await newPlayer(server, { password });
    const token = await askForLink(email);
    await server.api.act(resetPassword, { params: { token }, body });
    const again = { newPassword: 'someone-elses-3', confirmPassword: 'someone-elses-3' };
    expect(await server.api.send(resetPassword, { params: { token }, body: again })).toMatchObject(
      refused('TOKEN_USED', {
        message: expect.stringMatching(/^Your password was changed with this link at/),
      }),
    );
    expect(await server.api.send(login, { body: { email, password: newPassword } })).toMatchObject(
      succeeded,
    );
  });

  it('is won by one of two at once', async () => {
    const { email } = await newPlayer(server, { password });
    const token = await askForLink(email);
    const tries = ['first-of-two-1', 'second-of-two-2'];
    const answers = await Promise.all(
      tries.map((text) =>
        server.api.send(resetPassword, {
          params: { token },
          body: { newPassword: text, confirmPassword: text },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = tries[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await server.api.send(login, { body: { email, password: winner } })).toMatchObject(
      succeeded,
    );
  });

  it('makes the other links of that account worthless', async () => {
    const { email } = await newPlayer(server, { password });
    const older = await askForLink(email);
    const newer = await askForLink(email, 2);
    expect(newer).not.toBe(older);
    await server.api.act(resetPassword, { params: { token: newer }, body });
    expect(await server.api.send(resetPassword, { params: { token: older }, body })).toMatchObject(
      refused('TOKEN_INVALID'),
    );
  });

  it('works 30 minutes long', async () => {
    const early = await newPlayer(server);
    const late = await newPlayer(server);
    const earlyToken = await askForLink(early.email);
    const lateToken = await askForLink(late.email);
    server.clock.advance(29 * 60_000);
    expect(
      await server.api.send(resetPassword, { params: { token: earlyToken }, body }),
    ).toMatchObject(succeeded);
    server.clock.advance(2 * 60_000);
    expect(
      await server.api.send(resetPassword, { params: { token: lateToken }, body }),
    ).toMatchObject(refused('TOKEN_INVALID'));
  });

  it('verifies the address, and kills what was planted before', async () => {
    const { email } = await fillInRegistration(server, { password });
    const planted = await tokenMailedTo(server, { address: email, page: 'verify-email' });
    const token = await askForLink(email, 2);
    await server.api.act(resetPassword, { params: { token }, body });
    expect(await server.api.send(login, { body: { email, password: newPassword } })).toMatchObject(
      succeeded,
    );
    expect(await server.api.send(verifyEmail, { query: { token: planted } })).toMatchObject(
      refused('TOKEN_INVALID'),
    );
    expect(await server.api.send(login, { body: { email, password } })).toMatchObject(
      refused('WRONG_CREDENTIALS'),
    );
  });

  it('does not open as a verification link', async () => {
    const { email } = await newPlayer(server);
    const token = await askForLink(email);
    expect(await server.api.send(verifyEmail, { query: { token } })).toMatchObject(
      refused('TOKEN_INVALID'),
    );
  });

  it.each([
    [
      'a short password',
      { newPassword: 'kurz-7', confirmPassword: 'kurz-7' },
      'newPassword',
      'Use at least 8 characters.',
    ],
    [
      'a common password',
      { newPassword: 'iloveyou1', confirmPassword: 'iloveyou1' },
      'newPassword',
      expect.any(String),
    ],
    [
      'two passwords',
      { newPassword, confirmPassword: 'other-one-77' },
      'confirmPassword',
      "Passwords don't match",
    ],
  ])('refuses %s and keeps the link good', async (_what, wrong, field, message) => {
    const { email } = await newPlayer(server);
    const token = await askForLink(email);
    const answer = await server.api.send(resetPassword, { params: { token }, body: wrong });
    expect(answer).toMatchObject(refused('INVALID', { fields: { [field]: message } }));
    expect(await server.api.send(resetPassword, { params: { token }, body })).toMatchObject(
      succeeded,
    );
  });

  it('hashes nothing for a made-up link', async () => {
    const tries = { enough: 0, tries: 8 };
    const hashing = await leastProcessor(() => hashPassword(newPassword), tries);
    const refusing = await leastProcessor(async () => {
      const answer = await server.api.send(resetPassword, { params: { token: 'made-up' }, body });
      expect(answer).toMatchObject(refused('TOKEN_INVALID'));
    }, tries);
    expect(refusing).toBeLessThan(hashing / 2);
  });

  it('refuses a link that was never sent', async () => {
    const answer = await server.api.send(resetPassword, {
      params: { token: 'x'.repeat(43) },
      body,
    });
    expect(answer).toMatchObject(refused('TOKEN_INVALID'));
  });

  it('keeps links as hashes and out of the log', async () => {
    const { email } = await newPlayer(server);
    const token = await askForLink(email);
    await server.api.act(resetPassword, { params: { token }, body });
    const rows = await server.rows('email_tokens');
    expect(asText(rows)).not.toContain(token);
    expect(server.logs.join('')).not.toContain(token);
  });
});
