import { verifyDiscord } from '@one-dream/contract/features/accounts/accounts.ts';
import { checkToken, register, verifyEmail } from '@one-dream/contract/features/auth/auth.ts';
import type { Role } from '@one-dream/contract/features/users/users.ts';
import { saveInGameInfo } from '@one-dream/contract/features/users/users.ts';
import type { Person, PlayerOptions } from '../../../factories/site.ts';
import { nextNumber } from '../../../factories/unique.ts';
import { startSession } from '../../src/features/auth/sessions.actions.ts';
import { updateInGameInfo } from '../../src/features/users/users.queries.ts';
import { insertAccount, updateAccount } from '../../src/features/users/users.shared.queries.ts';
import { hashPassword } from '../../src/platform/passwords.ts';
import { newId } from '../../src/platform/secrets.ts';
import { goToDiscord } from './discord-journey.ts';
import { tokenMailedTo } from './mail-box.ts';
import type { Rows, TestServer } from './test-server.ts';

export type { Person, PlayerOptions } from '../../../factories/site.ts';

export const goodPassword = 'lathi-charge-77';

/** A signed-in person with an account as after mail confirmation and Discord linking, created directly. */
export async function newPlayer(
  { db, platform }: Rows,
  options: PlayerOptions = {},
): Promise<Person> {
  const number = nextNumber();
  const { inGame = true, discord = true, verified = true, role = 'user' } = options;
  const now = platform.now();
  const id = newId();
  const name = options.name ?? `Player ${number}`;
  const email = options.email ?? `player${number}@example.in`;
  await insertAccount(db, {
    id,
    name,
    email,
    password_hash: options.password === undefined ? null : await hashPassword(options.password),
    email_verified_at: verified ? now : null,
    ...(discord && {
      discord_id: String(700_000_000_000_000_000n + BigInt(number)),
      discord_username: `player_${number}`,
    }),
    created_at: now,
  });
  if (role !== 'user') await updateAccount(db, { id, changes: { role } });
  if (inGame) {
    const inGameName = options.inGameName ?? `OD・Player${number}`;
    const inGameId = options.inGameId ?? String(5_100_000_000 + number);
    const info = { inGameName, inGameId, inGameRole: 'IGL', mobileNumber: '9876543210' } as const;
    await updateInGameInfo(db, { id, info });
  }
  return { id, name, email, token: await startSession(db, { userId: id, role, now }) };
}

/** Sets a role like the first owner's command: existing sessions stay valid. */
export async function giveRole({ db }: Rows, { id }: Person, role: Role): Promise<void> {
  await updateAccount(db, { id, changes: { role } });
}

/** The same person in another browser. */
export async function signInAgain({ db, platform }: Rows, person: Person): Promise<Person> {
  const options = { userId: person.id, role: 'user', now: platform.now() } as const;
  return { ...person, token: await startSession(db, options) };
}

export function newAdmin(server: Rows): Promise<Person> {
  return newPlayer(server, { role: 'admin', name: 'Admin Asha' });
}

export function newOwner(server: Rows): Promise<Person> {
  return newPlayer(server, { role: 'owner', name: 'Owner Om' });
}

export interface SignUp {
  name?: string;
  email?: string;
  password?: string;
  image?: Buffer;
}

/** Fills in the registration form. @returns the input */
export async function fillInRegistration(
  { api }: TestServer,
  { name, email, password = goodPassword, image }: SignUp = {},
) {
  const number = nextNumber();
  const typed = {
    name: name ?? `Newcomer ${number}`,
    email: email ?? `newcomer${number}@example.in`,
    password,
  };
  await api.act(register, {
    body: { ...typed, confirmPassword: password, terms: 'true' },
    pictures: image && { image },
  });
  return typed;
}

/** Signs up completely: form, mail, link. */
export async function signUp(
  server: TestServer,
  typed: SignUp = {},
): Promise<Person & { password: string }> {
  const { name, email, password } = await fillInRegistration(server, typed);
  const mailed = await tokenMailedTo(server, { address: email, page: 'verify-email' });
  const { token } = await server.api.act(verifyEmail, { query: { token: mailed } });
  const { user } = await server.api.act(checkToken, { params: { token } });
  return { id: user._id, name, email, password, token };
}

export function fillInGameInfo(
  { api }: TestServer,
  {
    as,
    inGameName = 'OD・Rider',
    inGameId = `${5_200_000_000 + nextNumber()}`,
  }: {
    as: Person;
    inGameName?: string;
    inGameId?: string;
  },
) {
  const body = { inGameName, inGameId, inGameRole: 'SNIPER', mobileNumber: '' } as const;
  return api.act(saveInGameInfo, { as, body });
}

/** Links Discord completely: the site, Discord's page and back. */
export async function linkDiscord(
  server: TestServer,
  { as, username = `linked_${nextNumber()}` }: { as: Person; username?: string },
) {
  const { code, state, headers } = await goToDiscord(server, {
    purpose: 'link',
    as,
    identity: { username },
  });
  const body = { code, state, userid: as.id };
  return server.api.act(verifyDiscord, { as, headers, body });
}
