import type { Role } from '@one-dream/contract/features/users/users.ts';
import type { Api } from './api.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  /** Session token. */
  token: string;
}

export interface PlayerOptions {
  name?: string;
  email?: string;
  /** Without one, the account has no password. */
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
  /** Code of the invite link. */
  code: string;
  leader: Person;
  /** The leader, signed in, comes first. */
  players: Person[];
  /** Signs in the player at that position. */
  signIn: (place: number) => Promise<Person>;
}

/**
 * A running site for creating test data: everything is created by calls, except sign-in. A server test writes the rows, a
 * browser test goes through Google's and Discord's stand-ins.
 */
export interface Site {
  api: Api;
  /** Site time. */
  now: () => Date;
  /** A new person, by default signed in and ready to play. */
  newPlayer: (options?: PlayerOptions) => Promise<Person>;
  /** Creates complete squads. */
  newSquads: (count: number) => Promise<Squad[]>;
  /** Runs the tournaments (admin) and assigns duties (owner). */
  admin: () => Promise<Person>;
  owner: () => Promise<Person>;
}
