import { evenSizes } from './lobby-sizes.ts';
import { shuffle } from './shuffle.ts';

export const drawMethods = ['random', 'snake', 'registration', 'manual'] as const;
export type DrawMethod = (typeof drawMethods)[number];

export interface ShareOut<Team> {
  method: DrawMethod;
  /** `random`, `registration`: by entry number. `snake`: best first. */
  teams: readonly Team[];
  groups: number;
  /** 16 hex digits; only used by `random`. */
  seed: string;
}

/**
 * Distributes teams to groups whose sizes differ by at most one (match day §4.3).
 * - `random`: shuffled by the seed, then cut into consecutive pieces: the first ones are group A.
 * - `snake`: A B C, C B A, A B C, …, to balance the strength of the groups.
 * - `registration`: in order, keeping their numbers as slots where a room has them.
 * - `manual`: in order, for a host to move.
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
