import type { Role } from '@one-dream/contract/features/users.ts';
import type { Api } from './api.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  /** Of their session. */
  token: string;
}

export interface PlayerOptions {
  name?: string;
  email?: string;
  /** Without one, the account has none. */
  password?: string;
  role?: Role;
  verified?: boolean;
  inGame?: boolean;
  inGameName?: string;
  inGameId?: string;
  discord?: boolean;
}

export interface Squad {
  id: string;
  name: string;
  /** Of the invite link. */
  code: string;
  leader: Person;
  /** The leader first, who is signed in. */
  players: Person[];
  /** The player at that place, signed in as well. */
  signIn: (place: number) => Promise<Person>;
}

/**
 * A running site to make things in: everything is made by its calls, but for how people get in. A server test writes
 * their rows, a browser test sends them through Google's and Discord's stand-ins.
 */
export interface Site {
  api: Api;
  /** By the site's clock. */
  now: () => Date;
  /** Somebody new, signed in and ready to play unless told otherwise. */
  newPlayer: (options?: PlayerOptions) => Promise<Person>;
  /** Complete squads. */
  newSquads: (count: number) => Promise<Squad[]>;
  /** Runs the tournaments (admin) and assigns duties (owner). */
  admin: () => Promise<Person>;
  owner: () => Promise<Person>;
}
