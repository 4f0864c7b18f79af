import { verifyDiscord } from '@one-dream/contract/features/accounts/accounts.ts';
import {
  getSecondFactor,
  removePasskey,
  startConfirmation,
  startPasskey,
} from '@one-dream/contract/features/auth/auth.second-factor.ts';
import {
  login,
  loginWithDiscord,
  loginWithGoogle,
  startDiscord,
} from '@one-dream/contract/features/auth/auth.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { goToDiscord } from '../../../tests/support/discord-journey.ts';
import { mailsTo } from '../../../tests/support/mail-box.ts';
import {
  goodPassword,
  linkDiscord,
  newPlayer,
  type Person,
  signUp,
} from '../../../tests/support/people.ts';
import { addSoftPasskey } from '../../../tests/support/second-factors.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const server = await sharedTestServer({ works: true });

/** Signs in with the Discord account of this name. */
async function signInWithDiscord(username: string, email?: string): Promise<{ token: string }> {
  const identity = { username, ...(email && { email }) };
  const { headers, ...body } = await goToDiscord(server, { purpose: 'login', identity });
  return server.api.act(loginWithDiscord, { body, headers });
}

const isConfirmed = async (as: { token: string }) =>
  (await server.api.send(startPasskey, { as })).body.code !== 'CONFIRMATION_NEEDED';

const auditOf = async ({ id }: Person) => {
  const rows = await server.rows('audit_log', { actor_id: id }, ['action']);
  return rows.map(({ action }) => action);
};

describe('a stolen session', () => {
  it('links no Discord without a confirmation, neither at the start nor at the end', async () => {
    const player = await newPlayer(server, { discord: false, password: goodPassword });
    const way = await goToDiscord(server, {
      purpose: 'link',
      as: player,
      identity: { username: 'of_a_thief' },
    });
    server.clock.advance(11 * minute);
    const body = { purpose: 'link' } as const;
    expect(await server.api.send(startDiscord, { as: player, body })).toMatchObject(
      refused('CONFIRMATION_NEEDED'),
    );
    const { headers, ...back } = way;
    const sent = { as: player, headers, body: { ...back, userid: player.id } };
    expect(await server.api.send(verifyDiscord, sent)).toMatchObject(
      refused('CONFIRMATION_NEEDED'),
    );
    expect(await auditOf(player)).toEqual([]);
  });

  it('that linked one while it counted confirms nothing with it for a day', async () => {
    const player = await newPlayer(server, { discord: false, password: goodPassword });
    await addSoftPasskey(server, player);
    const { data } = await server.api.act(getSecondFactor, { as: player });
    await linkDiscord(server, { as: player, username: 'linked_by_thief' });
    const thief = await signInWithDiscord('linked_by_thief');
    const params = { passkeyId: data.passkeys[0]?._id ?? '' };
    expect(await server.api.send(removePasskey, { as: thief, params })).toMatchObject(
      refused('CONFIRMATION_NEEDED'),
    );
    // A passkey is asked for, not what the thief has.
    expect((await server.api.act(startConfirmation, { as: thief })).ways).toContain('passkey');
    server.clock.advance(2 * day);
    const later = await signInWithDiscord('linked_by_thief');
    expect(await isConfirmed(later)).toBe(false);
  });
});

describe('a sign-in counts as a confirmation', () => {
  it('through Discord once the link is a day old, not before', async () => {
    const player = await newPlayer(server, { discord: false, password: goodPassword });
    await linkDiscord(server, { as: player, username: 'settles' });
    expect(await isConfirmed(await signInWithDiscord('settles'))).toBe(false);
    server.clock.advance(day - 2 * minute);
    expect(await isConfirmed(await signInWithDiscord('settles'))).toBe(false);
    // Linking it again does not renew its age.
    const again = await server.api.act(login, {
      body: { email: player.email, password: goodPassword },
    });
    await linkDiscord(server, { as: { ...player, token: again.token }, username: 'settles' });
    server.clock.advance(3 * minute);
    expect(await isConfirmed(await signInWithDiscord('settles'))).toBe(true);
  });

  it('at once through the one that the account was made with', async () => {
    expect(await isConfirmed(await signInWithDiscord('made_with'))).toBe(true);
    expect(await isConfirmed(await signInWithDiscord('made_with'))).toBe(true);
  });

  it('with a password, where no passkey would be asked for', async () => {
    const player = await newPlayer(server, { password: goodPassword });
    const signIn = () =>
      server.api.act(login, { body: { email: player.email, password: goodPassword } });
    expect(await isConfirmed(await signIn())).toBe(true);
    await addSoftPasskey(server, player);
    expect(await isConfirmed(await signIn())).toBe(false);
  });
});

it('lets a newcomer link Discord minutes after signing up, without a question', async () => {
  const newcomer = await signUp(server);
  server.clock.advance(8 * minute);
  expect(await linkDiscord(server, { as: newcomer })).toMatchObject({ success: true });
});

it('tells of a Discord account that joins by its address, by mail and in the log', async () => {
  const player = await newPlayer(server, { discord: false, password: goodPassword });
  const joined = await signInWithDiscord('joins_by_address', player.email);
  expect(await isConfirmed(joined)).toBe(false);
  const [mail] = await mailsTo(server, { address: player.email });
  expect(mail?.subject).toMatch(/^(A Discord account was linked|New sign-in)/);
  expect(await auditOf(player)).toEqual(['user.discord-linked']);
});

it('tells of a Google account that joins by its address, which confirms nothing for a day', async () => {
  const player = await newPlayer(server, { password: goodPassword });
  const signIn = async () => {
    const token = await server.sandbox.google.mint({ email: player.email, subject: player.id });
    return server.api.act(loginWithGoogle, { body: { token } });
  };
  expect(await isConfirmed(await signIn())).toBe(false);
  expect(await isConfirmed(await signIn())).toBe(false);
  expect(await auditOf(player)).toEqual(['user.google-linked']);
  server.clock.advance(day);
  expect(await isConfirmed(await signIn())).toBe(true);
});
