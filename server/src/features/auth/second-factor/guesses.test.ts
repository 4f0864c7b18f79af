import * as calls from '@one-dream/contract/features/auth/auth.second-factor.ts';
import { login } from '@one-dream/contract/features/auth/auth.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../../factories/api.ts';
import { mailsTo } from '../../../../tests/support/mail-box.ts';
import {
  newPlayer,
  type Person,
  goodPassword as password,
} from '../../../../tests/support/people.ts';
import { addApp, codeOf } from '../../../../tests/support/second-factors.ts';
import { sharedTestServer } from '../../../../tests/support/start-test-server.ts';

const server = await sharedTestServer({ works: true, limits: 'on', trustProxy: true });

let address = 0;
const elsewhere = () => {
  address += 1;
  return { 'x-forwarded-for': `203.0.113.${address}` };
};

async function begin({ email }: Person, headers: Record<string, string>): Promise<string> {
  const { body } = await server.api.send(login, { body: { email, password }, headers });
  return (body.secondStep as { ticket: string }).ticket;
}

async function guess(person: Person, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let tries = 0; tries < count; tries += 1) {
    const headers = elsewhere();
    const ticket = await begin(person, headers);
    const body = { ticket, code: '000000' };
    const { status } = await server.api.send(calls.loginSecondStep, { body, headers });
    statuses.push(status);
  }
  return statuses;
}

describe('guessing codes with a password that is known', () => {
  it('waits longer each time, is mailed once, and keeps the owner out of no device of theirs', async () => {
    const person = await newPlayer(server, { password });
    const { secret, recoveryCodes } = await addApp(server, person);
    const first = elsewhere();
    const { headers: answered } = await server.api.send(calls.loginSecondStep, {
      body: { ticket: await begin(person, first), code: recoveryCodes?.[0] ?? '' },
      headers: first,
    });
    const cookie = answered.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).toContain('od_device=');

    expect(await guess(person, 7)).toEqual([422, 422, 422, 422, 422, 429, 429]);
    const warnings = async () =>
      (await mailsTo(server, { address: person.email })).filter(({ subject }) =>
        subject.includes('guessing your codes'),
      ).length;
    await expect.poll(warnings).toBe(1);
    // A minute later.
    await server.platform.limiter.reset('codesInAMinute', person.id);
    expect(await guess(person, 6)).toEqual([422, 422, 422, 422, 422, 429]);
    await server.platform.limiter.reset('codesInAMinute', person.id);
    const headers = elsewhere();
    const body = { ticket: await begin(person, headers), code: '000000' };
    const refusal = await server.api.send(calls.loginSecondStep, { body, headers });
    expect(refusal).toMatchObject(refused('TOO_MANY_REQUESTS'));
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(90);

    const known = { ...elsewhere(), cookie };
    const right = await begin(person, known);
    // The current code was used to add the app.
    server.clock.advance(60_000);
    const code = await codeOf(server, secret);
    expect(
      await server.api.send(calls.loginSecondStep, {
        body: { ticket: right, code },
        headers: known,
      }),
    ).toMatchObject(succeeded);
    expect(await warnings()).toBe(1);
  });
});

it('a person confirms ten times a minute at most, right each time, in all sessions together', async () => {
  const player = await newPlayer(server, { password });
  const { body: other } = await server.api.send(login, {
    body: { email: player.email, password },
    headers: elsewhere(),
  });
  const confirm = (as: { token: string }) =>
    server.api.send(calls.confirmItIsMe, { as, body: { password } });
  for (let time = 0; time < 10; time++) expect(await confirm(player)).toMatchObject(succeeded);
  for (const as of [player, { token: other.token as string }])
    expect(await confirm(as)).toMatchObject(refused('TOO_MANY_REQUESTS'));
});

describe('guessing a password that is asked for again', () => {
  it('evaluates five of twenty at once, in the session that asks alone', async () => {
    const admin = await newPlayer(server, { password, role: 'admin' });
    const { body: other } = await server.api.send(login, {
      body: { email: admin.email, password },
      headers: elsewhere(),
    });
    const body = { password: 'not-this-one-1' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.api.send(calls.confirmItIsMe, { as: admin, body })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    const as = { token: other.token as string };
    expect(await server.api.send(calls.confirmItIsMe, { as, body: { password } })).toMatchObject(
      succeeded,
    );
  });
});
