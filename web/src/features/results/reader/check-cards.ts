import { type DraftRow, emptyRow } from '@one-dream/contract/scoring/rows.ts';
import type { CardDoubt, Proposal, ProposedCard, ProposedRow } from './propose-result.ts';

/** A card while a person checks it. */
export interface CheckedCard extends ProposedCard {
  key: number;
  /** It was on the screen, all that was doubtful answered, and somebody said that it is right. */
  isSeen: boolean;
}

/** Cards on a screen that are looked at together. */
export const cardsAtOnce = 4;

/** In the order of checking: what is doubtful first, then by place. */
export function toCheck({ cards }: Proposal): CheckedCard[] {
  return cards
    .map((card, key) => ({ ...card, key, isSeen: false }))
    .toSorted(
      (a, b) =>
        Number(openOf(b) > 0) - Number(openOf(a) > 0) ||
        Number(hasUnknownName(b)) - Number(hasUnknownName(a)) ||
        (a.rank ?? 0) - (b.rank ?? 0),
    );
}

/** Questions of a card that need an answer: each doubtful number, its place, its team, its missing rows. */
export function openOf({ rows, doubts }: Pick<ProposedCard, 'rows' | 'doubts'>): number {
  return rows.filter(({ value }) => value === null).length + doubts.length;
}

export function hasUnknownName({ rows, entryId }: Pick<ProposedCard, 'rows' | 'entryId'>): boolean {
  return entryId !== null && rows.some(({ player }) => player === null);
}

export function changeCard(
  cards: readonly CheckedCard[],
  key: number,
  change: (card: CheckedCard) => Partial<CheckedCard>,
): CheckedCard[] {
  return cards.map((card) => (card.key === key ? { ...card, ...change(card) } : card));
}

/** Answers a question of a card. */
export const settle = ({ doubts }: ProposedCard, doubt: CardDoubt): { doubts: CardDoubt[] } => ({
  doubts: doubts.filter((one) => one !== doubt),
});

export function setNumber(
  card: CheckedCard,
  at: number,
  value: number | null,
): Partial<CheckedCard> {
  return { rows: replaceRow(card, at, { value }) };
}

/** Says whose a name is; whoever had that player before has none. */
export function setPlayer(
  card: CheckedCard,
  at: number,
  player: number | null,
): Partial<CheckedCard> {
  return {
    rows: card.rows.map((row, index) =>
      index === at
        ? { ...row, player, isPutRight: true }
        : row.player !== null && row.player === player
          ? { ...row, player: null }
          : row,
    ),
  };
}

/** Names that a person put right, to be known the next time. */
export function listPutRight(
  cards: readonly CheckedCard[],
): { entryId: string; player: number; alias: string }[] {
  return cards.flatMap(({ entryId, rows }) =>
    rows.flatMap(({ name, player, isPutRight }) =>
      isPutRight && entryId !== null && player !== null && [...name].length >= 2
        ? [{ entryId, player, alias: name }]
        : [],
    ),
  );
}

function replaceRow(card: CheckedCard, at: number, change: Partial<ProposedRow>): ProposedRow[] {
  return card.rows.map((row, index) => (index === at ? { ...row, ...change } : row));
}

/** Values that the same cell of two cards cannot both have: a place, or a team, twice. */
export function clashesOf(cards: readonly CheckedCard[]): { ranks: number[]; entryIds: string[] } {
  const twice = <T>(values: readonly T[]) => [
    ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
  ];
  return {
    ranks: twice(cards.flatMap(({ rank }) => rank ?? [])),
    entryIds: twice(cards.flatMap(({ entryId }) => entryId ?? [])),
  };
}

/** Writes the checked cards into the rows of a draft; teams on no card stay as they are. */
export function fillRows(
  rows: readonly DraftRow[],
  cards: readonly CheckedCard[],
  { lineup }: { lineup: number },
): DraftRow[] {
  const byTeam = new Map(cards.map((card) => [card.entryId, card]));
  return rows.map((row) => {
    const card = byTeam.get(row.entryId);
    if (!card) return row;
    return {
      ...emptyRow(row.entryId),
      status: row.status === 'disqualified' ? 'disqualified' : 'played',
      placement: card.rank,
      elims: card.rows.reduce((sum, { value }) => sum + (value ?? 0), 0),
      fielded: card.rows.length < lineup ? card.rows.length : null,
      players: card.rows.flatMap(({ player, value }) =>
        player === null ? [] : [{ player, elims: value ?? 0 }],
      ),
      // A row that a person added has no name.
      strangers: card.rows.flatMap(({ player, name }) =>
        player === null && name !== '' ? [{ name: name.slice(0, 60), gameId: '' }] : [],
      ),
    };
  });
}
