import { randomInt } from 'node:crypto';
import { confirmationMinutes } from '@one-dream/contract/limits.ts';
import type { Page } from '@playwright/test';
import { type DemoAccount, demoAccounts } from '../../demo/accounts.ts';
import { demoPassword } from '../../server/src/operations/demo-password.ts';

/** A running server. */
interface Reached {
  url: string;
}

export type AccountKey = DemoAccount['key'];

export interface CallOptions {
  /** Path below `/api`. */
  path: string;
  /** JSON, or a multipart form. */
  body?: object | FormData;
  token?: string;
  headers?: Record<string, string>;
}

/** Makes an API call. @throws Error with the refusal */
export async function post<Answer>(server: Reached, call: CallOptions): Promise<Answer> {
  const { status, answer } = await tryPost(server, call);
  if (status !== 200) throw new Error(`${call.path}: ${status} ${JSON.stringify(answer)}`);
  return answer as Answer;
}

/** Makes an API call that may be refused. */
export async function tryPost(
  { url }: Reached,
  { path, body = {}, token, headers }: CallOptions,
): Promise<{ status: number; answer: unknown }> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      // Rate limits count by address.
      'x-forwarded-for': anyAddress(),
      ...oneConnectionEach,
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

/** On a busy machine the server may close an idle connection just as the next call is sent over it. */
export const oneConnectionEach = { connection: 'close' };

export function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

interface SignIn {
  token: Promise<string>;
  at: number;
}

const signIns = new WeakMap<Reached, Map<AccountKey, SignIn>>();

/**
 * Older sign-ins would require confirmation for irreversible calls; half the period leaves a test its time. Milliseconds.
 */
const freshMs = (confirmationMinutes * 60_000) / 2;

/** A session token of a demo account, from a sufficiently recent sign-in. */
export function tokenOf(server: Reached, key: AccountKey): Promise<string> {
  const known = signIns.get(server) ?? new Map<AccountKey, SignIn>();
  signIns.set(server, known);
  const last = known.get(key);
  if (last && Date.now() - last.at < freshMs) return last.token;
  const token = signIn(server, key);
  known.set(key, { token, at: Date.now() });
  return token;
}

/** Stores a session in the page's browser. */
export async function storeToken(page: Page, token: string): Promise<void> {
  // Any response of the site gives access to its storage; this one is small.
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

async function signIn(server: Reached, key: AccountKey): Promise<string> {
  const body = { email: accountOf(key).email, password: demoPassword };
  return (await post<{ token: string }>(server, { path: '/auth/login', body })).token;
}

export function accountOf(key: AccountKey): DemoAccount {
  const account = demoAccounts.find((one) => one.key === key);
  if (!account) throw new Error(`the demo has no ${key}`);
  return account;
}
