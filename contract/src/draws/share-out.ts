import { evenSizes } from './lobby-sizes.ts';
import { shuffle } from './shuffle.ts';

export const drawMethods = ['random', 'snake', 'registration', 'manual'] as const;
export type DrawMethod = (typeof drawMethods)[number];

export interface ShareOut<Team> {
  method: DrawMethod;
  /** `random`, `registration`: in the order of their numbers in the tournament. `snake`: best first. */
  teams: readonly Team[];
  groups: number;
  /** 16 hexadecimal digits; only `random` uses it. */
  seed: string;
}

/**
 * Shares teams out into groups whose sizes differ by at most one (match day §4.3).
 * - `random`: shuffled by the seed, then dealt in one piece each: the first ones are group A.
 * - `snake`: A B C, C B A, A B C, …, so that the strength of the groups is alike.
 * - `registration`: as they come, and they keep their numbers where a room has them.
 * - `manual`: as they come, for a host to move.
 */
export function shareOut<Team>({ method, teams, groups, seed }: ShareOut<Team>): Team[][] {
  if (method === 'snake') return dealAsSnake({ teams, groups });
  const order = method === 'random' ? shuffle({ items: teams, seed }) : teams;
  let start = 0;
  return evenSizes({ teams: teams.length, groups }).map((size) => {
    const group = order.slice(start, start + size);
    start += size;
    return group;
  });
}

function dealAsSnake<Team>({
  teams,
  groups,
}: {
  teams: readonly Team[];
  groups: number;
}): Team[][] {
  const dealt: Team[][] = Array.from({ length: groups }, () => []);
  teams.forEach((team, index) => {
    const place = index % groups;
    const isBackwards = Math.floor(index / groups) % 2 === 1;
    dealt[isBackwards ? groups - 1 - place : place]?.push(team);
  });
  return dealt;
}
