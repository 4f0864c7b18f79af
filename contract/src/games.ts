/** The games that are played here. All that is to be said of a game stands here; the database's copy is held to it by a test. */

export const games = ['BGMI', 'PUBGM', 'FREE_FIRE'] as const;
export type Game = (typeof games)[number];

/** How the game calls them. */
export interface ScoringLabels {
  /** A first placement. */
  win: string;
  elims: string;
}

export interface GameFacts {
  /** As people call it. */
  name: string;
  labels: ScoringLabels;
  /** Name of the delivered preset that it is scored by where nobody chose. */
  preset: string;
  /** Maps to begin with, in their order; an admin may change them. */
  maps: readonly { name: string; recall: boolean }[];
  /** The match of a match-point final after which the most points win. */
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

/** For a choice. */
export const gameOptions = games.map((game) => ({ value: game, label: gameFacts[game].name }));
