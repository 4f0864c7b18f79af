import { hash } from '@node-rs/argon2';
import { deleteUser, updateRole } from '@one-dream/contract/features/accounts/accounts.ts';
import {
  checkToken,
  login,
  requestPasswordReset,
  resetPassword,
} from '@one-dream/contract/features/auth/auth.ts';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../factories/api.ts';
import { updateAccount } from '../../src/features/users/users.shared.queries.ts';
import { tokenMailedTo } from '../support/mail-box.ts';
import { newAdmin, newPlayer, type Person, goodPassword as password } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
const admin = await newAdmin(server);

const rounds = Number(process.env.ROUNDS ?? 25);
const newPassword = 'monsoon-ladder-42';

/** Runs it beside a sign-in with the old password, begun a moment before, with or after it. */
async function besideSignIn(
  person: Person,
  { round, action }: { round: number; action: () => Promise<{ status: number }> },
) {
  const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  const signIn = async () => {
    await wait((round % 5) * 4);
    return server.api.send(login, { body: { email: person.email, password } });
  };
  const [answer, done] = await Promise.all([signIn(), action()]);
  expect(done.status).toBe(200);
  return answer;
}

async function isAlive(token: unknown): Promise<boolean> {
  const params = { token: String(token) };
  return (await server.api.send(checkToken, { params })).status === 200;
}

/** A late sign-in is refused as with a wrong password; a session created before is ended. */
async function expectRefusedOrEnded(answer: Answer): Promise<void> {
  expect(['ok', 'WRONG_CREDENTIALS']).toContain(answer.body.code ?? 'ok');
  if (answer.status === 200) expect(await isAlive(answer.body.token)).toBe(false);
}

async function linkFor({ email }: Person): Promise<string> {
  await server.api.act(requestPasswordReset, { body: { email } });
  return tokenMailedTo(server, { address: email, page: 'reset-password' });
}

describe('a sign-in with the old password', () => {
  it('beside a reset leaves no session behind', async () => {
    for (let round = 0; round < rounds; round++) {
      const person = await newPlayer(server, { password });
      const token = await linkFor(person);
      const body = { newPassword, confirmPassword: newPassword };
      const action = () => server.api.send(resetPassword, { params: { token }, body });
      const answer = await besideSignIn(person, { round, action });
      await expectRefusedOrEnded(answer);
    }
  });

  it('beside a reset does not write the old password back', async () => {
    // Made with other parameters than today's, so that signing in hashes it anew.
    const outdated = await hash(password, {
      algorithm: 2,
      memoryCost: 8192,
      timeCost: 1,
      parallelism: 1,
    });
    for (let round = 0; round < rounds; round++) {
      const person = await newPlayer(server, { password });
      const changes = { password_hash: outdated };
      await updateAccount(server.db, { id: person.id, changes });
      const token = await linkFor(person);
      const body = { newPassword, confirmPassword: newPassword };
      const action = () => server.api.send(resetPassword, { params: { token }, body });
      await besideSignIn(person, { round, action });
      const { email } = person;
      const old = await server.api.send(login, { body: { email, password } });
      expect(old.status).toBe(401);
      await server.api.act(login, { body: { email, password: newPassword } });
    }
  });

  it('beside a role change has a session of the new role or none', async () => {
    for (let round = 0; round < rounds; round++) {
      const person = await newPlayer(server, { password });
      const body = { userId: person.id, newRole: 'admin' as const };
      const action = () => server.api.send(updateRole, { as: admin, body });
      const answer = await besideSignIn(person, { round, action });
      expect(answer.status).toBe(200);
      // Any session begun before the change has ended.
      expect(await listOlderSessions(person)).toEqual([]);
    }
  });

  it('beside the deletion of the account is refused, and no failure', async () => {
    for (let round = 0; round < rounds; round++) {
      const person = await newPlayer(server, { password });
      const action = () => server.api.send(deleteUser, { as: admin, body: { userId: person.id } });
      const answer = await besideSignIn(person, { round, action });
      await expectRefusedOrEnded(answer);
      const left = await server.rows('sessions', { user_id: person.id }, ['user_id']);
      expect(left).toEqual([]);
    }
  });
});

/** Of the person's sessions, those begun before their role changed. */
async function listOlderSessions({ id, name }: Person) {
  const change = await server.row('audit_log', { action: 'user.role', subject: name }, ['at']);
  return server.db
    .selectFrom('sessions')
    .select('created_at')
    .where('user_id', '=', id)
    .where('created_at', '<', change.at)
    .execute();
}
