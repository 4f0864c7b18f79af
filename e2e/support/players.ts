import type { Team } from '@one-dream/contract/features/teams.ts';
import type { User } from '@one-dream/contract/features/users.ts';
import { anyAddress, post } from './api.ts';
import { pngFile } from './people.ts';
import type { RunningServer } from './start-server.ts';

/** An account made without a browser: for tests that are about something else than signing up. */
export interface Player extends User {
  token: string;
}

let made = 0;
/** Different in every process, so that names and game ids never meet. */
const stamp = `${Date.now().toString().slice(-6)}${process.pid % 1000}`;

/** Something that nothing else in this run is called: in digits, because letters may look alike. */
export function unique(text: string): string {
  made++;
  return `${text} ${made}-${stamp}`;
}

/** Signs up through Google, and fills in what a player needs to take part. */
export async function newPlayer(
  server: RunningServer,
  options: { name?: string; hasInGameInfo?: boolean; hasDiscord?: boolean } = {},
): Promise<Player> {
  const number = ++made;
  const { name = `Player ${number}`, hasInGameInfo = true, hasDiscord = true } = options;
  const email = `player.${stamp}.${number}@example.in`;
  const token = await signInWithGoogle(server, { name, email });
  let user = (await post<{ user: User }>(server, { path: `/auth/token/${token}` })).user;
  if (hasInGameInfo) {
    const body = {
      inGameName: `IGN ${number}`,
      inGameId: `7${stamp}${number}`,
      inGameRole: 'SNIPER',
      mobileNumber: '9876543210',
    };
    user = (await post<{ data: User }>(server, { path: '/user/saveingameinfo', body, token })).data;
  }
  if (hasDiscord)
    user = await linkDiscord(server, { token, user, username: `p_${stamp}_${number}` });
  return { ...user, token };
}

async function signInWithGoogle(
  server: RunningServer,
  person: { name: string; email: string },
): Promise<string> {
  const minted = await fetch(`${server.url}/sandbox/google/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { credential } = (await minted.json()) as { credential: string };
  const body = { token: credential };
  return (await post<{ token: string }>(server, { path: '/auth/login/google', body })).token;
}

/** What a browser does: asks the site for the way, approves there, and brings the code back. */
async function linkDiscord(
  server: RunningServer,
  { token, user, username }: { token: string; user: User; username: string },
): Promise<User> {
  const started = await fetch(`${server.url}/api/auth/discord/start`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      // Rate limits count by address.
      'x-forwarded-for': anyAddress(),
    },
    body: JSON.stringify({ purpose: 'link' }),
  });
  const { url } = (await started.json()) as { url: string };
  const cookie = started.headers.getSetCookie().map((one) => one.split(';')[0]);
  const approved = await fetch(new URL(url, server.url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ username, decision: 'approve' }),
  });
  const { searchParams } = new URL(approved.headers.get('location') ?? '');
  const { data } = await post<{ data: User }>(server, {
    path: '/user/verifyDiscord',
    body: { code: searchParams.get('code'), state: searchParams.get('state'), userid: user._id },
    token,
    headers: { cookie: cookie.join('; ') },
  });
  return data;
}

export interface Squad {
  team: Team;
  /** Of its invite link. */
  code: string;
  leader: Player;
  members: Player[];
}

/** A team of `size` players who have everything that a registration asks for. */
export async function newSquad(
  server: RunningServer,
  { size = 4, name = unique('Squad') }: { size?: number; name?: string } = {},
): Promise<Squad> {
  const [leader, ...members] = await Promise.all(
    Array.from({ length: size }, () => newPlayer(server)),
  );
  if (!leader) throw new Error('a squad needs a leader');
  const form = new FormData();
  const { name: fileName, mimeType, buffer } = pngFile();
  form.set('name', name);
  form.set('logo', new File([buffer], fileName, { type: mimeType }));
  await post(server, { path: '/team/create', body: form, token: leader.token });
  const code = (await ownTeam(server, leader)).code;
  for (const { token } of members) {
    await post(server, { path: `/team/invite/player/${code}`, token });
  }
  return { ...(await ownTeam(server, leader)), leader, members };
}

async function ownTeam(server: RunningServer, { _id, token }: Player) {
  const path = `/team/get/${_id}`;
  const answer = await post<{ team: Team; invitelink: { code: string } }>(server, { path, token });
  return { team: answer.team, code: answer.invitelink.code };
}

/** Registers a squad as its leader would. */
export async function registerSquad(
  server: RunningServer,
  { squad, tournamentId }: { squad: Squad; tournamentId: string },
): Promise<void> {
  const path = `/tournament/register/${tournamentId}/${squad.team._id}`;
  await post(server, { path, token: squad.leader.token });
}
