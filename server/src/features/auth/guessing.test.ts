import {
  login,
  register,
  requestPasswordReset,
  resendVerification,
} from '@one-dream/contract/features/auth.ts';
import { getInvitation } from '@one-dream/contract/features/teams.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, refused, succeeded } from '../../../tests/support/api.ts';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';
import { newPlayer, goodPassword as password } from '../../../tests/support/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: 'on', trustProxy: true });
});
afterAll(() => server.close());

let address = 0;
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const fromAnywhere = () => {
  address += 1;
  return from(`203.0.${Math.floor(address / 250)}.${(address % 250) + 1}`);
};

const countOf = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

async function inParallel(count: number, call: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, call));
}

describe('guessing', () => {
  it('evaluates 10 of 200 parallel sign-ins of an account, wherever they come from', async () => {
    const { email } = await newPlayer(server, { password });
    const answers = await inParallel(200, () =>
      server.api.send(login, {
        body: { email, password: 'not-this-one-1' },
        headers: fromAnywhere(),
      }),
    );
    expect(countOf(answers, 401)).toBe(10);
    expect(countOf(answers, 429)).toBe(190);
    const limited = answers.find(({ status }) => status === 429);
    expect(limited).toMatchObject(refused('TOO_MANY_REQUESTS'));
    const wait = Number(limited?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('evaluates 10 sign-ins a minute from an address, whatever the account', async () => {
    let number = 0;
    const answers = await inParallel(30, () => {
      number += 1;
      return server.api.send(login, {
        body: { email: `guess${number}@example.in`, password },
        headers: from('198.51.100.7'),
      });
    });
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

  it('takes 20 registrations an hour from an address', async () => {
    let number = 0;
    const answers = await inParallel(25, () => {
      number += 1;
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

  it('lets a player look up 20 invites a minute', async () => {
    const player = await newPlayer(server);
    const answers = await inParallel(30, () =>
      server.api.send(getInvitation, { as: player, params: { code: 'made-up' } }),
    );
    expect(countOf(answers, 404)).toBe(20);
    expect(countOf(answers, 429)).toBe(10);
  });
});

describe('without TRUST_PROXY', () => {
  it('a made-up X-Forwarded-For changes nothing', async () => {
    const plain = await openTestServer({ limits: 'on' });
    try {
      let number = 0;
      const answers = await inParallel(15, () => {
        number += 1;
        return plain.api.send(login, {
          body: { email: `guess${number}@example.in`, password },
          headers: fromAnywhere(),
        });
      });
      expect(countOf(answers, 401)).toBe(10);
      expect(countOf(answers, 429)).toBe(5);
    } finally {
      await plain.close();
    }
  });
});
