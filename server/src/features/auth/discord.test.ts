import { verifyDiscord } from '@one-dream/contract/features/accounts/accounts.ts';
import {
  checkToken,
  loginWithDiscord,
  startDiscord,
} from '@one-dream/contract/features/auth/auth.ts';
import { saveInGameInfo } from '@one-dream/contract/features/users/users.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import {
  type ComingBack,
  type DiscordIdentity,
  goToDiscord,
  startAtSite,
} from '../../../tests/support/discord-journey.ts';
import { mailsTo } from '../../../tests/support/mail-box.ts';
import { linkDiscord, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
afterEach(() => {
  vi.restoreAllMocks();
  server.sandbox.discord.faults.clear();
});

/** Counts calls to Discord from now on, by route. */
function countDiscordCalls() {
  const meet = vi.spyOn(server.sandbox.discord.faults, 'meet');
  return () => meet.mock.calls.map(([route]) => route);
}

async function userOf(token: string) {
  return (await server.api.act(checkToken, { params: { token } })).user;
}

const goToSignIn = (identity: DiscordIdentity) =>
  goToDiscord(server, { purpose: 'login', identity });
const goToLink = (as: Person, identity: DiscordIdentity) =>
  goToDiscord(server, { purpose: 'link', as, identity });

/** Signs in with what a browser brings back from Discord. */
const finishSignIn = ({ headers, ...body }: ComingBack) =>
  server.api.send(loginWithDiscord, { body, headers });
/** Links what a browser brings back from Discord, to the caller unless another id is given. */
const finishLink = (as: Person, { headers, ...body }: ComingBack, userid = as.id) =>
  server.api.send(verifyDiscord, { as, headers, body: { ...body, userid } });

const tenMinutes = 10 * 60_000;

describe('starting with Discord', () => {
  it('leads to Discord with a state that a cookie binds to the browser', async () => {
    const answer = await server.api.send(startDiscord, { body: { purpose: 'login' } });
    const url = new URL(String(answer.body.url), server.url);
    expect(url.searchParams.get('redirect_uri')).toBe(`${server.publicUrl}/login`);
    expect(url.searchParams.get('scope')).toBe('identify guilds.join email guilds');
    expect(url.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-od_browser=[\w-]{43}; (?!.*Domain).*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('to link needs a signed-in user', async () => {
    const answer = await server.api.send(startDiscord, { body: { purpose: 'link' } });
    expect(answer).toMatchObject(refused('NOT_SIGNED_IN'));
  });

  it('refuses a purpose it does not know', async () => {
    const answer = await server.api.send(startDiscord, { body: { purpose: 'owner' as never } });
    expect(answer).toMatchObject(refused('INVALID'));
  });
});

describe('a state', () => {
  it.each([
    ['a made-up state', { state: 'x'.repeat(43) }],
    [
      'the cookie of another browser',
      { headers: { cookie: `__Host-od_browser=${'y'.repeat(43)}` } },
    ],
    ['no cookie', { headers: {} }],
  ])('refuses %s before Discord is asked', async (_what, change) => {
    const back = await goToSignIn({ username: 'stater' });
    const callsMade = countDiscordCalls();
    const answer = await finishSignIn({ ...back, ...change } as ComingBack);
    expect(answer).toMatchObject(refused('SIGN_IN_REFUSED'));
    expect(callsMade()).toEqual([]);
  });

  it('is needed', async () => {
    const { code, headers } = await goToSignIn({ username: 'stateless' });
    const callsMade = countDiscordCalls();
    const answer = await server.api.send(loginWithDiscord, { body: { code } as never, headers });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(callsMade()).toEqual([]);
  });

  it('works once, and its code is exchanged once', async () => {
    const back = await goToSignIn({ username: 'once_only' });
    const callsMade = countDiscordCalls();
    const answers = await Promise.all([1, 2, 3].map(() => finishSignIn(back)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(callsMade()).toEqual(['token', 'user', 'member']);
  });

  it('is good for ten minutes', async () => {
    const back = await goToSignIn({ username: 'too_slow' });
    server.clock.advance(tenMinutes + 1000);
    const callsMade = countDiscordCalls();
    expect(await finishSignIn(back)).toMatchObject(refused('SIGN_IN_REFUSED'));
    expect(callsMade()).toEqual([]);
  });

  it('for signing in does not link, nor the other way round', async () => {
    const player = await newPlayer(server, { discord: false });
    const signIn = await goToSignIn({ username: 'crossing_1' });
    const link = await goToLink(player, { username: 'crossing_2' });
    const callsMade = countDiscordCalls();
    expect(await finishLink(player, signIn)).toMatchObject(refused('SIGN_IN_REFUSED'));
    expect(await finishSignIn(link)).toMatchObject(refused('SIGN_IN_REFUSED'));
    expect(callsMade()).toEqual([]);
  });
});

describe('linking Discord', () => {
  it('makes the account Discord-verified', async () => {
    const player = await newPlayer(server, { discord: false });
    const { data } = await linkDiscord(server, { as: player, username: 'asha_links' });
    expect(data.discordinfo).toEqual({
      id: expect.stringMatching(/^\d{17,20}$/),
      username: 'asha_links',
    });
    expect((await userOf(player.token)).discordinfo).toEqual(data.discordinfo);
  });

  it('refuses the id of somebody else, before anything is used up', async () => {
    const player = await newPlayer(server, { discord: false });
    const other = await newPlayer(server, { discord: false });
    const back = await goToLink(player, { username: 'id_of_other' });
    const callsMade = countDiscordCalls();
    expect(await finishLink(player, back, other.id)).toMatchObject(refused('NOT_ALLOWED'));
    expect(callsMade()).toEqual([]);
    expect((await userOf(other.token)).discordinfo).toBeNull();
    expect(await finishLink(player, back)).toMatchObject(succeeded);
  });

  it('refuses what another user started, even in the same browser', async () => {
    const victim = await newPlayer(server, { discord: false });
    const attacker = await newPlayer(server, { discord: false });
    const back = await goToLink(attacker, { username: 'attacker_link' });
    const callsMade = countDiscordCalls();
    expect(await finishLink(victim, back)).toMatchObject(refused('SIGN_IN_REFUSED'));
    expect(callsMade()).toEqual([]);
  });

  it('refuses a Discord account that another player has', async () => {
    const first = await newPlayer(server, { discord: false });
    await linkDiscord(server, { as: first, username: 'shared_one' });
    const second = await newPlayer(server, { discord: false });
    const back = await goToLink(second, { username: 'shared_one' });
    expect(await finishLink(second, back)).toMatchObject(refused('DISCORD_TAKEN'));
    expect((await userOf(second.token)).discordinfo).toBeNull();
  });

  it('is told to the owner by mail and the log, the first and another one in its place', async () => {
    const player = await newPlayer(server, { discord: false });
    await linkDiscord(server, { as: player, username: 'first_one' });
    await linkDiscord(server, { as: player, username: 'first_one' });
    const [linked] = await mailsTo(server, { address: player.email });
    expect(linked?.subject).toMatch(/^A Discord account was linked/);
    expect(linked?.text).toContain('first_one');
    await linkDiscord(server, { as: player, username: 'second_one' });
    const mails = await mailsTo(server, { address: player.email, count: 2 });
    expect(mails).toHaveLength(2);
    const mail = mails.find(({ subject }) =>
      subject.startsWith('Your Discord account was replaced'),
    );
    expect(mail?.text).toContain('second_one');
    const entries = await server.rows('audit_log', { actor_id: player.id }, [
      'action',
      'before',
      'after',
    ]);
    expect(entries).toEqual([
      { action: 'user.discord-linked', before: null, after: { discord: 'first_one' } },
      {
        action: 'user.discord',
        before: { discord: 'first_one' },
        after: { discord: 'second_one' },
      },
    ]);
  });

  it('goes to one of two who approve with the same Discord account at once', async () => {
    const players = await Promise.all([1, 2].map(() => newPlayer(server, { discord: false })));
    const ways = await Promise.all(
      players.map(async (as) => ({ as, back: await goToLink(as, { username: 'wanted_by_two' }) })),
    );
    const answers = await Promise.all(ways.map(({ as, back }) => finishLink(as, back)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('needs no verified address at Discord', async () => {
    const player = await newPlayer(server, { discord: false });
    const back = await goToLink(player, { username: 'no_mail_link', email: '', verified: false });
    expect(await finishLink(player, back)).toMatchObject(succeeded);
  });
});

describe('signing in with Discord', () => {
  const signIn = async (identity: DiscordIdentity) => finishSignIn(await goToSignIn(identity));

  it('makes an account that is Discord-verified', async () => {
    const answer = await signIn({ username: 'brand_new', email: 'Brand.New@Example.in' });
    const user = await userOf(String(answer.body.token));
    expect(user).toMatchObject({
      name: 'brand_new',
      email: 'brand.new@example.in',
      role: 'user',
      discordinfo: { username: 'brand_new' },
    });
  });

  it('finds the account again, whatever its address at Discord is by now', async () => {
    const first = await signIn({ username: 'comes_again', email: 'comes1@example.in' });
    const again = await signIn({ username: 'comes_again', email: 'comes2@example.in' });
    const ids = await Promise.all(
      [first, again].map(async ({ body }) => (await userOf(String(body.token)))._id),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  it('joins the account with the same verified address and links it', async () => {
    const player = await newPlayer(server, { discord: false });
    const answer = await signIn({ username: 'joins_mine', email: player.email.toUpperCase() });
    const user = await userOf(String(answer.body.token));
    expect(user._id).toBe(player.id);
    expect(user.discordinfo?.username).toBe('joins_mine');
  });

  it('does not join an account whose address was never verified', async () => {
    const player = await newPlayer(server, { discord: false, verified: false });
    const answer = await signIn({ username: 'joins_not', email: player.email });
    expect(answer).toMatchObject(refused('ACCOUNT_NOT_VERIFIED'));
    const row = await server.find('users', { id: player.id }, ['discord_id', 'email_verified_at']);
    expect(row).toEqual({ discord_id: null, email_verified_at: null });
  });

  it.each([
    ['that Discord has not verified', { email: 'unverified-there@example.in', verified: false }],
    ['that does not exist', { email: '', verified: false }],
  ])('refuses an address %s', async (_what, identity) => {
    const answer = await signIn({ username: 'bad_address', ...identity });
    expect(answer).toMatchObject(refused('SIGN_IN_REFUSED'));
  });

  it('refuses an account that is linked to another Discord account', async () => {
    const player = await newPlayer(server);
    const answer = await signIn({ username: 'second_discord', email: player.email });
    expect(answer).toMatchObject(refused('SIGN_IN_REFUSED'));
  });

  it('in two tabs at once makes one account and signs both in', async () => {
    const identity = { username: 'two_tabs', email: 'two-tabs@example.in' };
    const answers = await Promise.all([signIn(identity), signIn(identity), signIn(identity)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = await Promise.all(
      answers.map(async ({ body }) => (await userOf(String(body.token)))._id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('refuses a code that Discord did not give', async () => {
    const { state, headers } = await startAtSite(server, { purpose: 'login' });
    const answer = await finishSignIn({ code: 'made-up', state, headers });
    expect(answer).toMatchObject(refused('SIGN_IN_REFUSED'));
  });

  it('tells that Discord is away, and when to come back', async () => {
    const back = await goToSignIn({ username: 'unlucky' });
    server.sandbox.discord.faults.next({ route: 'token', status: 503 });
    const answer = await finishSignIn(back);
    expect(answer).toMatchObject(refused('UNAVAILABLE'));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('answers before Discord does, which hangs for 20 seconds', async () => {
    const back = await goToSignIn({ username: 'patient' });
    server.sandbox.discord.faults.next({ route: 'user', hangMs: 20_000 });
    const started = Date.now();
    const answer = await finishSignIn(back);
    expect(answer).toMatchObject(refused('UNAVAILABLE'));
    expect(Date.now() - started).toBeLessThan(15_000);
  });

  it('keeps game info and team of the account it joins', async () => {
    const player = await newPlayer(server, { discord: false, inGame: false });
    const info = { inGameName: 'Keeps', inGameId: '5999000', inGameRole: 'IGL', mobileNumber: '' };
    await server.api.act(saveInGameInfo, { as: player, body: info as never });
    const answer = await signIn({ username: 'keeps_all', email: player.email });
    expect((await userOf(String(answer.body.token))).ingameinfo).toEqual(info);
  });
});
