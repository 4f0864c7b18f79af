import { type DraftRow, emptyRow } from '@one-dream/contract/scoring/rows.ts';
import type { Reading } from '../results.data.ts';
import type { CardDoubt, Proposal, ProposedCard, ProposedRow } from './propose-result.ts';
import type { ReadCard } from './read-picture.ts';

/** A card being checked by a person. */
export interface CheckedCard extends ProposedCard {
  key: number;
  /** All its doubts are answered, and a person confirmed it. */
  isSeen: boolean;
  /** Its numbers are typed before the reader's are shown, to measure the reader. */
  isBlind: boolean;
}

/** Cards checked on one screen. */
export const cardsAtOnce = 4;

/**
 * In the order of checking: what is doubtful first, then by place.
 * @param isBlind whether the card of this number is typed first; none by default
 */
export function toCheck(
  { cards }: Proposal,
  isBlind: (key: number) => boolean = () => false,
): CheckedCard[] {
  return cards
    .map((card, key) => {
      const checked = { ...card, key, isSeen: false, isBlind: isBlind(key) };
      return checked.isBlind ? { ...checked, rows: card.rows.map(hideNumber) } : checked;
    })
    .toSorted(
      (a, b) =>
        Number(openOf(b) > 0) - Number(openOf(a) > 0) ||
        Number(hasUnknownName(b)) - Number(hasUnknownName(a)) ||
        (a.rank ?? 0) - (b.rank ?? 0),
    );
}

const hideNumber = (row: ProposedRow): ProposedRow => ({
  ...row,
  value: null,
  doubt: null,
  offers: [],
  readAs: row.value,
});

/** The reader's answer for each card, regardless of corrections. */
export function listReadings(
  cards: readonly CheckedCard[],
  {
    proposed,
    read,
    hashes,
  }: {
    proposed: readonly ProposedCard[];
    read: readonly (readonly ReadCard[])[];
    /** IDs of the stored pictures, if they are stored. */
    hashes: readonly string[];
  },
): Reading[] {
  return cards.flatMap(({ key, entryId, rows, isBlind }) => {
    const original = proposed[key];
    const seen = original && read[original.at.picture]?.[original.at.card];
    if (!original || !seen || entryId === null) return [];
    const cells = original.rows.flatMap(({ value }, at) => {
      const player = rows[at]?.player;
      const box = seen.rows[at]?.box;
      const edges = box && [box.left, box.top, box.right, box.bottom].map(whole);
      return player == null
        ? []
        : [{ player, value, box: (edges as [number, number, number, number]) ?? null }];
    });
    const picture = hashes[original.at.picture] ?? null;
    return [{ entryId, size: seen.client, picture, rank: original.rank, isBlind, cells }];
  });
}

const whole = (pixel: number) => Math.max(0, Math.round(pixel));

/** Questions of a card that need an answer: each doubtful number, its place, its team, its missing rows. */
export function openOf({ rows, doubts }: Pick<ProposedCard, 'rows' | 'doubts'>): number {
  return rows.filter(({ value }) => value === null).length + doubts.length;
}

function hasUnknownName({ rows, entryId }: Pick<ProposedCard, 'rows' | 'entryId'>): boolean {
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

/** Assigns a player to a name, and removes that player from any other name. */
export function setPlayer(
  card: CheckedCard,
  at: number,
  player: number | null,
): Partial<CheckedCard> {
  return {
    rows: card.rows.map((row, index) =>
      index === at
        ? { ...row, player, isCorrected: true }
        : row.player !== null && row.player === player
          ? { ...row, player: null }
          : row,
    ),
  };
}

/** Names assigned by a person, to be recognised in later matches. */
export function listCorrectedNames(
  cards: readonly CheckedCard[],
): { entryId: string; player: number; alias: string }[] {
  return cards.flatMap(({ entryId, rows }) =>
    rows.flatMap(({ name, player, isCorrected }) =>
      isCorrected && entryId !== null && player !== null && [...name].length >= 2
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
