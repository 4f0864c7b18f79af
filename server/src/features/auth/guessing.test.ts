import { request } from 'node:http';
import {
  login,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
} from '@one-dream/contract/features/auth/auth.ts';
import { getInvitation } from '@one-dream/contract/features/teams/teams.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Answer, refused, succeeded } from '../../../../factories/api.ts';
import { tokenMailedTo } from '../../../tests/support/mail-box.ts';
import { newPlayer, goodPassword as password } from '../../../tests/support/people.ts';
import { sharedTestServer, startTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer({ works: true, limits: 'on', trustProxy: true });

let address = 0;
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const fromAnywhere = () => {
  address += 1;
  return from(`203.0.${Math.floor(address / 250)}.${(address % 250) + 1}`);
};

const countOf = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

async function inParallel(
  count: number,
  call: (number: number) => Promise<Answer>,
): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index + 1)));
}

/** Signs in with a password that is not the account's. */
const guess = (email: string, headers = fromAnywhere()) =>
  server.api.send(login, { body: { email, password: 'not-this-one-1' }, headers });

async function countMailJobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where name = 'auth-mail' and state in ('created', 'retry', 'active')`.execute(server.db);
  return rows[0]?.count ?? 0;
}

describe('guessing', () => {
  it('evaluates 10 of 200 parallel sign-ins of an account, wherever they come from', async () => {
    const { email } = await newPlayer(server, { password });
    const answers = await inParallel(200, () => guess(email));
    expect(countOf(answers, 401)).toBe(10);
    expect(countOf(answers, 429)).toBe(190);
    const limited = answers.find(({ status }) => status === 429);
    expect(limited).toMatchObject(refused('TOO_MANY_REQUESTS'));
    const wait = Number(limited?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('evaluates 10 sign-ins a minute from an address, whatever the account', async () => {
    const answers = await inParallel(30, (number) =>
      guess(`guess${number}@example.in`, from('198.51.100.7')),
    );
    expect(countOf(answers, 401)).toBe(10);
    expect(countOf(answers, 429)).toBe(20);
  });

  it('does not count sign-ins that succeed as failures', async () => {
    const { email } = await newPlayer(server, { password });
    for (let tries = 0; tries < 12; tries++) {
      const answer = await server.api.send(login, {
        body: { email, password },
        headers: fromAnywhere(),
      });
      expect(answer).toMatchObject(succeeded);
    }
  });

  it.each([
    ['resets', requestPasswordReset],
    ['verification mails', resendVerification],
  ])('mails 3 %s an hour to an account', async (_what, call) => {
    const { email } = await newPlayer(server);
    for (const known of [email, `unknown-${call.path.length}@example.in`]) {
      const answers = await inParallel(10, () =>
        server.api.send(call, { body: { email: known }, headers: fromAnywhere() }),
      );
      expect(countOf(answers, 200)).toBe(3);
      expect(countOf(answers, 429)).toBe(7);
    }
  });

  it('mails 20 resets an hour for an address, whoever they are for', async () => {
    const answers = await inParallel(25, (number) => {
      const body = { email: `reset-flood${number}@example.in` };
      return server.api.send(requestPasswordReset, { body, headers: from('198.51.100.9') });
    });
    expect(countOf(answers, 200)).toBe(20);
    expect(countOf(answers, 429)).toBe(5);
  });

  it('mails an address without an account once a day', async () => {
    const email = 'nobody-asked@example.in';
    const ask = (address: string) =>
      server.api.send(requestPasswordReset, { body: { email: address }, headers: fromAnywhere() });
    for (let request = 0; request < 3; request++) expect(await ask(email)).toMatchObject(succeeded);
    await expect.poll(countMailJobs).toBe(0);
    expect(await server.sandbox.mail.list({ to: email })).toHaveLength(1);
  });

  it('opens 30 reset links in ten minutes for an address', async () => {
    const answers = await inParallel(40, () =>
      server.api.send(resetPassword, {
        params: { token: 'made-up' },
        body: { newPassword: password, confirmPassword: password },
        headers: from('198.51.100.10'),
      }),
    );
    expect(countOf(answers, 409)).toBe(30);
    expect(countOf(answers, 429)).toBe(10);
  });

  it('takes 20 registrations an hour from an address', async () => {
    const answers = await inParallel(25, (number) => {
      const body = {
        name: 'Crowd',
        email: `crowd${number}@example.in`,
        password,
        confirmPassword: password,
        terms: 'true' as const,
      };
      return server.api.send(register, { body, headers: from('198.51.100.8') });
    });
    expect(countOf(answers, 200)).toBe(20);
    expect(countOf(answers, 429)).toBe(5);
  });

  it('counts a registration before its picture comes, and not one that lacks something', async () => {
    const headers = from('198.51.100.11');
    const lacking = await inParallel(25, () =>
      server.api.send(register, { body: {} as never, headers }),
    );
    expect(countOf(lacking, 422)).toBe(25);
    const begun = Array.from({ length: 20 }, () => {
      const sent = request(`${server.url}/api/auth/register`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      });
      sent.on('error', () => {});
      sent.write('--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n');
      return sent;
    });
    await expect
      .poll(async () => (await server.api.send(register, { body: {} as never, headers })).status)
      .toBe(429);
    for (const sent of begun) sent.destroy();
  });

  it('counts a registration whose picture was decoded and refused', async () => {
    const image = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    const headers = from('198.51.100.12');
    const answers: Answer[] = [];
    // One after another: an attempt that is given back frees the next.
    for (let number = 0; number < 25; number++) {
      const email = `broken${number}@example.in`;
      const form = { name: 'Broken', email, password, confirmPassword: password };
      const body = { ...form, terms: 'true' as const };
      answers.push(await server.api.send(register, { body, pictures: { image }, headers }));
    }
    expect(countOf(answers, 422)).toBe(20);
    expect(countOf(answers, 429)).toBe(5);
  });

  it('takes 5 registrations an hour of an account, wherever they come from', async () => {
    const body = {
      ...{ name: 'Flood', email: 'flooded@example.in', password, confirmPassword: password },
      terms: 'true' as const,
    };
    const answers = await inParallel(8, () =>
      server.api.send(register, { body, headers: fromAnywhere() }),
    );
    expect(countOf(answers, 200)).toBe(5);
    expect(countOf(answers, 429)).toBe(3);
  });

  it('counts the addresses of one /64 as one', async () => {
    const answers = await inParallel(30, (number) =>
      guess(`six${number}@example.in`, from(`2001:db8:5:5::${number.toString(16)}`)),
    );
    expect(countOf(answers, 401)).toBe(10);
  });

  it('lets a player look up 20 invites a minute', async () => {
    const player = await newPlayer(server);
    const answers = await inParallel(30, () =>
      server.api.send(getInvitation, { as: player, params: { code: 'made-up' } }),
    );
    expect(countOf(answers, 404)).toBe(20);
    expect(countOf(answers, 429)).toBe(10);
  });
});

describe('whoever was locked out by a stranger', () => {
  const newPassword = 'a-new-and-better-one-7';

  it('signs in after a reset, while the stranger goes on', async () => {
    const { email } = await newPlayer(server, { password });
    const home = from('192.0.2.44');
    await inParallel(12, () => guess(email));
    const own = () =>
      server.api.send(login, { body: { email, password: newPassword }, headers: home });
    expect(await own()).toMatchObject(refused('TOO_MANY_REQUESTS'));

    await server.api.send(requestPasswordReset, { body: { email }, headers: home });
    const token = await tokenMailedTo(server, { address: email, page: 'reset-password' });
    const body = { newPassword, confirmPassword: newPassword };
    const reset = await server.api.send(resetPassword, { params: { token }, body, headers: home });
    expect(reset).toMatchObject(succeeded);
    expect(await own()).toMatchObject(succeeded);

    const strangers = await inParallel(15, () => guess(email));
    expect(countOf(strangers, 401)).toBe(10);
    expect(countOf(strangers, 429)).toBe(5);
    expect(await own()).toMatchObject(succeeded);
  });

  it('gets ten more tries by it, not endless ones', async () => {
    const { email } = await newPlayer(server, { password });
    // Addresses of one network: grants and limits apply to all of it.
    const home = (number: number) => from(`2001:db8:7:7::${number}`);
    await server.api.send(requestPasswordReset, { body: { email }, headers: home(1) });
    const token = await tokenMailedTo(server, { address: email, page: 'reset-password' });
    const body = { newPassword, confirmPassword: newPassword };
    await server.api.send(resetPassword, { params: { token }, body, headers: home(2) });

    const answers = await inParallel(10, () => guess(email, home(3)));
    expect(countOf(answers, 401)).toBe(10);
    const elsewhere = await inParallel(15, () => guess(email));
    expect(countOf(elsewhere, 401)).toBe(10);
    expect(countOf(elsewhere, 429)).toBe(5);
  });
});

describe('without TRUST_PROXY', () => {
  it('a made-up X-Forwarded-For changes nothing', async () => {
    const plain = await startTestServer({ works: true, limits: 'on' });
    try {
      const answers = await inParallel(15, (number) => {
        const body = { email: `guess${number}@example.in`, password };
        return plain.api.send(login, { body, headers: fromAnywhere() });
      });
      expect(countOf(answers, 401)).toBe(10);
      expect(countOf(answers, 429)).toBe(5);
    } finally {
      await plain.close();
    }
  });
});
