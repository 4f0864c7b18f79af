import { createApi } from '../../factories/api.ts';
import type { Person, Site } from '../../factories/site.ts';
import { newSquad } from '../../factories/teams.ts';
import { type AccountKey, accountOf, anyAddress, oneConnectionEach, tokenOf } from './api.ts';
import { newPlayer } from './players.ts';

/** Squads created concurrently: each is four accounts. */
const atOnce = 4;

/** A server as seen by the factories: sign-in goes through the stand-ins, the demo's staff runs the tournaments. */
export function openSite({ url }: { url: string }): Site {
  // Rate limits count by address.
  const headers = () => ({ 'x-forwarded-for': anyAddress(), ...oneConnectionEach });
  const api = createApi({ url, headers });
  const siteApi = { url, api };
  const signIn = async (key: AccountKey): Promise<Person> => {
    const { name, email } = accountOf(key);
    return { id: key, name, email, token: await tokenOf(siteApi, key) };
  };
  const site: Site = {
    api,
    now: () => new Date(),
    newPlayer: (options) => newPlayer(siteApi, options),
    newSquads: async (count) => {
      const squads: Awaited<ReturnType<typeof newSquad>>[] = [];
      while (squads.length < count) {
        const next = Array.from({ length: Math.min(atOnce, count - squads.length) });
        squads.push(...(await Promise.all(next.map(() => newSquad(site)))));
      }
      return squads;
    },
    admin: () => signIn('admin'),
    owner: () => signIn('owner'),
  };
  return site;
}
