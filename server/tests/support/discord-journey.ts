import { startDiscord } from '@one-dream/contract/features/auth/auth.ts';
import type { TestServer } from './test-server.ts';

export interface DiscordIdentity {
  username: string;
  email?: string;
  verified?: boolean;
}

export interface ComingBack {
  code: string;
  state: string;
  /** `Cookie` header of the redirected browser. */
  headers: { cookie: string };
}

/** Visits Discord in a separate browser, approves there and returns. */
export async function goToDiscord(
  server: TestServer,
  {
    purpose,
    as,
    identity,
  }: { purpose: 'login' | 'link'; as?: { token: string }; identity: DiscordIdentity },
): Promise<ComingBack> {
  const sent = await startAtSite(server, { purpose, as });
  return { ...(await approve(server, { url: sent.url, identity })), headers: sent.headers };
}

/** First half: the site's redirect, and its cookie. */
export async function startAtSite(
  { api }: TestServer,
  { purpose, as }: { purpose: 'login' | 'link'; as?: { token: string } },
): Promise<{ url: string; state: string; headers: { cookie: string } }> {
  const answer = await api.send(startDiscord, { body: { purpose }, as });
  const url = String(answer.body.url);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const state = new URL(url, 'http://discord').searchParams.get('state') ?? '';
  return { url, state, headers: { cookie } };
}

/** Second half: the person approves on Discord's page. */
export async function approve(
  server: TestServer,
  { url, identity }: { url: string; identity: DiscordIdentity },
): Promise<{ code: string; state: string }> {
  const { username, email = `${username}@discord.example`, verified = true } = identity;
  const response = await fetch(server.url + url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ username, email, ...(verified && { verified: 'on' }) }),
  });
  const location = response.headers.get('location');
  if (!location) throw new Error(`Discord did not send back: ${response.status}`);
  const { searchParams } = new URL(location);
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}
