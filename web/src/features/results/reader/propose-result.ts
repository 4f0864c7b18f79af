import { findTeams, type Squad } from './find-teams.ts';
import { type JoinedCard, type JoinedRow, joinCards, type Place } from './join-cards.ts';
import type { ReadCard } from './read-picture.ts';

/** What a person has to decide about a card, besides its numbers. */
export type CardDoubt = 'rankUnread' | 'teamUnfound' | 'rowsMissing';

export interface ProposedRow extends JoinedRow {
  /** Roster position; null if the name is nobody's of the squad. */
  player: number | null;
  /** A person said whose it is. */
  isCorrected?: true;
  /** What a card that is typed first was read as; not shown before. */
  readAs?: number | null;
}

/** A card as read off the pictures: a proposal, empty where it is not sure. */
export interface ProposedCard {
  rank: number | null;
  entryId: string | null;
  rows: ProposedRow[];
  doubts: CardDoubt[];
  at: Place;
}

export interface Proposal {
  cards: ProposedCard[];
  /** Places between 1 and the last that stand on no card. */
  missing: number[];
  /** Teams of the lobby that stand on no card. */
  unseen: string[];
}

/** Reads a match off the cards of all its pictures. @param lineup players in a full team */
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
    // A piece of a card without a place and a team is most often that of a card that is whole elsewhere.
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
