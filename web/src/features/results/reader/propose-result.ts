import { findTeams, type Squad } from './find-teams.ts';
import { type JoinedCard, type JoinedRow, joinCards, type Place } from './join-cards.ts';
import type { ReadCard } from './read-picture.ts';

/** Decisions a person has to make about a card, besides its numbers. */
export type CardDoubt = 'rankUnread' | 'teamUnfound' | 'rowsMissing';

export interface ProposedRow extends JoinedRow {
  /** Roster position; null if the name is nobody's of the squad. */
  player: number | null;
  /** A person assigned the player. */
  isCorrected?: true;
  /** For a card that is typed first: the reader's number, hidden until then. */
  readAs?: number | null;
}

/** A card as read from the pictures, with uncertain values left empty. */
export interface ProposedCard {
  rank: number | null;
  entryId: string | null;
  rows: ProposedRow[];
  doubts: CardDoubt[];
  at: Place;
}

export interface Proposal {
  cards: ProposedCard[];
  /** Places from 1 to the last that are on no card. */
  missing: number[];
  /** Teams of the lobby that are on no card. */
  unseen: string[];
}

/** Derives a match's result from the cards of all its pictures. @param lineup players in a full team */
export function proposeResult(
  pictures: readonly (readonly ReadCard[])[],
  { squads, lineup }: { squads: readonly Squad[]; lineup: number },
): Proposal {
  const cards = joinCards(pictures);
  const teams = findTeams(
    cards.map(({ rows }) => rows),
    squads,
  );
  const proposed = cards
    .map((card, at) => toProposed(card, { team: teams[at], squads, lineup }))
    // A fragment without a place and a team usually belongs to a card that is complete elsewhere.
    .filter(
      ({ rank, entryId, rows }) => rank !== null || entryId !== null || rows.length >= lineup,
    );
  const ranks = proposed.flatMap(({ rank }) => rank ?? []);
  const last = Math.max(0, ...ranks);
  const seen = new Set(proposed.map(({ entryId }) => entryId));
  return {
    cards: proposed,
    missing: Array.from({ length: last }, (_, at) => at + 1).filter((one) => !ranks.includes(one)),
    unseen: squads.map(({ entryId }) => entryId).filter((entryId) => !seen.has(entryId)),
  };
}

function toProposed(
  { rank, rows, at }: JoinedCard,
  {
    team,
    squads,
    lineup,
  }: {
    team: ReturnType<typeof findTeams>[number];
    squads: readonly Squad[];
    lineup: number;
  },
): ProposedCard {
  const squad = squads.find(({ entryId }) => entryId === team?.entryId);
  const expected = Math.min(lineup, squad?.players.length ?? lineup);
  const doubts: CardDoubt[] = [
    ...(rank === null ? (['rankUnread'] as const) : []),
    ...(team ? [] : (['teamUnfound'] as const)),
    ...(rows.length < expected ? (['rowsMissing'] as const) : []),
  ];
  return {
    rank,
    entryId: team?.entryId ?? null,
    rows: rows.map((row, index) => ({ ...row, player: team?.players[index] ?? null })),
    doubts,
    at,
  };
}
