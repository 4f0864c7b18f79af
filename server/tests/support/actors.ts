import type { Access } from '@one-dream/contract/call.ts';
import { insertSquads } from './insert-squads.ts';
import { newAdmin, newOwner, newPlayer, type Person } from './people.ts';
import type { TestServer } from './start-test-server.ts';

/** All kinds of callers. */
export const actors = ['visitor', 'player', 'member', 'leader', 'admin', 'owner'] as const;
export type Actor = (typeof actors)[number];

export const admitted: Record<Access, readonly Actor[]> = {
  public: actors,
  user: ['player', 'member', 'leader', 'admin', 'owner'],
  duty: ['admin', 'owner'],
  admin: ['admin', 'owner'],
  owner: ['owner'],
};

/** Creates one of them; undefined for a visitor. */
export async function meet(server: TestServer, actor: Actor): Promise<Person | undefined> {
  if (actor === 'visitor') return undefined;
  if (actor === 'player') return newPlayer(server);
  if (actor === 'admin') return newAdmin(server);
  if (actor === 'owner') return newOwner(server);
  const [squad] = await insertSquads(server, { count: 1 });
  if (!squad) throw new Error('no squad');
  return actor === 'leader' ? squad.leader : squad.signIn(1);
}
