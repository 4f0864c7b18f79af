/** The supported games, with all their properties; a test keeps the database's copy in sync. */

export const games = ['BGMI', 'PUBGM', 'FREE_FIRE'] as const;
export type Game = (typeof games)[number];

/** Terms used in the game. */
export interface ScoringLabels {
  /** Term for a first placement. */
  win: string;
  elims: string;
}

export interface GameFacts {
  name: string;
  labels: ScoringLabels;
  /** Name of the built-in preset used by default. */
  preset: string;
  /** Initial maps, in order; an admin may change them. */
  maps: readonly { name: string; recall: boolean }[];
  /** Match of a match-point final after which the most points win. */
  matchCap: number;
}

const battlegrounds = {
  labels: { win: 'WWCD', elims: 'Elims' },
  maps: [
    { name: 'Erangel', recall: false },
    { name: 'Miramar', recall: false },
    { name: 'Rondo', recall: true },
    { name: 'Sanhok', recall: false },
    { name: 'Vikendi', recall: false },
  ],
  matchCap: 18,
};

export const gameFacts: Readonly<Record<Game, GameFacts>> = {
  BGMI: { name: 'BGMI', preset: 'BGMI 10', ...battlegrounds },
  PUBGM: { name: 'PUBG Mobile', preset: 'PUBGM 20', ...battlegrounds },
  FREE_FIRE: {
    name: 'Free Fire',
    labels: { win: 'Booyah', elims: 'Kills' },
    preset: 'Free Fire 12',
    maps: ['Bermuda', 'Purgatory', 'Kalahari', 'Alpine', 'Nexterra', 'Solara'].map((name) => ({
      name,
      recall: false,
    })),
    matchCap: 8,
  },
};

export const gameOptions = games.map((game) => ({ value: game, label: gameFacts[game].name }));
