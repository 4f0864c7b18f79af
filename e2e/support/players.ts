import { verifyDiscord } from '@one-dream/contract/features/accounts/accounts.ts';
import {
  checkToken,
  loginWithGoogle,
  startDiscord,
} from '@one-dream/contract/features/auth/auth.ts';
import { saveInGameInfo, type User } from '@one-dream/contract/features/users/users.ts';
import type { Api } from '../../factories/api.ts';
import type { Person, PlayerOptions } from '../../factories/site.ts';

/** Creates an account without a browser, for tests unrelated to sign-up. */
export interface Player extends User, Person {}

/** Origins needed for sign-in. */
export interface SiteApi {
  /** Origin of the site, for the stand-ins' pages. */
  url: string;
  api: Api;
}

let made = 0;
/** Unique per process, so that names and game IDs never collide. */
const stamp = `${Date.now().toString().slice(-6)}${process.pid % 1000}`;

/** A name unique within this run: in digits, because letters may look alike. */
export function unique(text: string): string {
  made++;
  return `${text} ${made}-${stamp}`;
}

/** Whether it came from `unique`. */
export const isUnique = (text: string) => text.endsWith(`-${stamp}`);

/** A game ID unique within this run: its first digit differs from those of `newPlayer`. */
export function newGameId(): string {
  made++;
  return `8${stamp}${made}`;
}

/** Signs up through Google, and fills in the data a player needs. */
export async function newPlayer(
  site: SiteApi,
  { name, inGame = true, discord = true }: Pick<PlayerOptions, 'name' | 'inGame' | 'discord'> = {},
): Promise<Player> {
  const number = ++made;
  const email = `player.${stamp}.${number}@example.in`;
  const token = await signInWithGoogle(site, { name: name ?? `Player ${number}`, email });
  const as = { token };
  let { user } = await site.api.act(checkToken, { params: { token } });
  if (inGame) {
    const body = {
      inGameName: `${gamerName(number)} ${number}`,
      inGameId: `7${stamp}${number}`,
      inGameRole: 'SNIPER',
      mobileNumber: '9876543210',
    } as const;
    user = (await site.api.act(saveInGameInfo, { as, body })).data;
  }
  if (discord) user = await linkDiscord(site, { as, user, username: `p_${stamp}_${number}` });
  return { ...user, id: user._id, token };
}

/** As distinct as people's names: four syllables chosen by the digits of the number times a prime. */
function gamerName(number: number): string {
  const syllables = ['ka', 'zor', 'mi', 'veh', 'tul', 'sa', 'rex', 'dho', 'ny', 'bli'];
  const digits = String((number * 7919) % 10_000).padStart(4, '0');
  return [...digits].map((digit) => syllables[Number(digit)]).join('');
}

async function signInWithGoogle(
  { url, api }: SiteApi,
  person: { name: string; email: string },
): Promise<string> {
  const minted = await fetch(`${url}/sandbox/google/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { credential } = (await minted.json()) as { credential: string };
  const answer = await api.act(loginWithGoogle, { body: { token: credential } });
  if (!answer.token) throw new Error(`${person.email} is not signed in by Google alone`);
  return answer.token;
}

/** Links Discord like a browser: fetches the authorisation URL, approves there, and returns the code. */
async function linkDiscord(
  { url, api }: SiteApi,
  { as, user, username }: { as: { token: string }; user: User; username: string },
): Promise<User> {
  const started = await api.send(startDiscord, { as, body: { purpose: 'link' } });
  const cookie = started.headers.getSetCookie().map((one) => one.split(';')[0]);
  const approved = await fetch(new URL(String(started.body.url), url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ username, decision: 'approve' }),
  });
  const { searchParams } = new URL(approved.headers.get('location') ?? '');
  const { data } = await api.act(verifyDiscord, {
    as,
    headers: { cookie: cookie.join('; ') },
    body: {
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      userid: user._id,
    },
  });
  return data;
}
