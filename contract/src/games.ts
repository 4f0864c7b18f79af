/** Terms used in the game. */
export interface ScoringLabels {
  /** Term for a first placement. */
  win: string;
  elims: string;
}

export interface GameFacts {
  name: string;
  labels: ScoringLabels;
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

const facts = {
  BGMI: { name: 'BGMI', ...battlegrounds },
  PUBGM: { name: 'PUBG Mobile', ...battlegrounds },
  FREE_FIRE: {
    name: 'Free Fire',
    labels: { win: 'Booyah', elims: 'Kills' },
    maps: ['Bermuda', 'Purgatory', 'Kalahari', 'Alpine', 'Nexterra', 'Solara'].map((name) => ({
      name,
      recall: false,
    })),
    matchCap: 8,
  },
} satisfies Record<string, GameFacts>;

/** The supported games. Each has its presets in `scoring/presets.ts`. */
export type Game = keyof typeof facts;
export const games = Object.keys(facts) as [Game, ...Game[]];
export const gameFacts: Readonly<Record<Game, GameFacts>> = facts;

export const gameOptions = games.map((game) => ({ value: game, label: gameFacts[game].name }));
