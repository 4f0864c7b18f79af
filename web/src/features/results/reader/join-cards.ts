import { groupBy } from '@one-dream/contract/group-by.ts';
import { screenNameKey, screenNameLikeness } from '@one-dream/contract/scoring/screen-names.ts';
import type { ReadCard, ReadRow } from './read-picture.ts';
import { numberAlone, type Vote, voteOnRows } from './vote-numbers.ts';

/** Picture and card that show it. */
export interface Place {
  picture: number;
  card: number;
}

export interface JoinedRow extends Vote {
  name: string;
}

/** A team's card, from all pictures that show it. */
export interface JoinedCard {
  /** Null if it could not be made out. */
  rank: number | null;
  rows: JoinedRow[];
  /** Its best picture, with all of `rows`. */
  at: Place;
}

/** A card of one picture, with its numbers voted on. */
interface Sighting {
  card: ReadCard;
  at: Place;
  rank: number | null;
  rows: (ReadRow & Vote)[];
  isWhole: boolean;
}

/**
 * Joins the cards of all pictures, which may overlap, repeat and come in any order. Cards of one place are one card; values
 * on which two pictures differ stay empty.
 */
export function joinCards(pictures: readonly (readonly ReadCard[])[]): JoinedCard[] {
  const cards = pictures.flat();
  // Shapes of digits are compared within one client's pictures only.
  const votes = new Map(
    [...groupBy(cards, ({ client }) => client).values()].flatMap((own) => [
      ...voteOnRows(own.flatMap(({ rows }) => rows)),
    ]),
  );
  const sightings = pictures.flatMap((own) => {
    const ranks = rankCards(own);
    const most = Math.max(0, ...own.map(({ rows }) => rows.length));
    return own.map(
      (card, at): Sighting => ({
        card,
        at: { picture: card.picture, card: at },
        rank: ranks[at] ?? null,
        rows: card.rows.map((row) => ({ ...row, ...(votes.get(row) as Vote) })),
        isWhole: !(card.isAtTop || card.isAtBottom) || card.rows.length === most,
      }),
    );
  });
  rankByContent(sightings);
  const joined = [...groupBy(sightings, ({ rank }) => rank)].flatMap(([rank, same]) =>
    rank === null ? groupByContent(same).map(joinSightings) : [joinSightings(same)],
  );
  const ranked = joined.filter(({ rank }) => rank !== null);
  // A fragment of a card that is complete elsewhere adds nothing.
  const stray = joined.filter(
    (one) => one.rank === null && !ranked.some((other) => isPartOf(one, other)),
  );
  return [...ranked.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)), ...stray];
}

/** Places in a column are consecutive, so the majority of the numbers read determines all; none if they contradict. */
export function rankCards(
  cards: readonly Pick<ReadCard, 'column' | 'rank' | 'isAtTop' | 'isAtBottom'>[],
): (number | null)[] {
  const columns = groupBy(cards, ({ column }) => column);
  const first = new Map(
    [...columns].map(([column, own]) => {
      // A number that is cut off can be misread: 14 as 1.
      const isInner = own.some(({ rank, isAtTop, isAtBottom }) => rank && !isAtTop && !isAtBottom);
      const starts = own.flatMap(({ rank, isAtTop, isAtBottom }, at) => {
        if (isInner && (isAtTop || isAtBottom)) return [];
        const number = rank && rank.sure > 0.7 ? numberAlone(rank.text) : undefined;
        return number === undefined || number - at < 1 ? [] : [number - at];
      });
      const counts = [...groupBy(starts, (start) => start)]
        .map(([start, { length }]) => ({ start, length }))
        .toSorted((a, b) => b.length - a.length);
      const [best] = counts;
      const isClear = best && (counts.length === 1 || best.length * 3 >= starts.length * 2);
      return [column, isClear ? best.start : null];
    }),
  );
  return cards.map((card) => {
    const start = first.get(card.column) ?? null;
    const at = columns.get(card.column)?.indexOf(card) ?? 0;
    return start === null ? null : start + at;
  });
}

/** Cards without a number that another picture shows with one, and the cards after them. */
function rankByContent(sightings: Sighting[]): void {
  const known = sightings.filter(({ rank }) => rank !== null);
  const open = sightings.filter(({ rank }) => rank === null);
  const columns = groupBy(open, ({ card }) => `${card.picture} ${card.column}`);
  for (const own of columns.values()) {
    const starts = own.flatMap(({ rows }, at) => {
      const [best] = known
        .filter(({ isWhole }) => isWhole)
        .flatMap(({ rank, rows: whole }) => {
          const found = alignRows(rows, whole);
          return found && rank !== null ? [{ rank, alike: found.alike }] : [];
        })
        .toSorted((a, b) => b.alike - a.alike);
      return best ? [best.rank - at] : [];
    });
    const [start] = starts;
    if (start === undefined || starts.some((one) => one !== start)) continue;
    for (const [at, sighting] of own.entries()) sighting.rank = start + at;
  }
}

/** Joins cards without a place by their names, as cards on the left are in every picture. */
function groupByContent(sightings: readonly Sighting[]): Sighting[][] {
  const groups: Sighting[][] = [];
  for (const sighting of sightings.toSorted((a, b) => b.rows.length - a.rows.length)) {
    const same = groups.find(([whole]) => whole && alignRows(sighting.rows, whole.rows));
    if (same) same.push(sighting);
    else groups.push([sighting]);
  }
  return groups;
}

const isAtEnd = ({ card }: Sighting) => card.isAtTop || card.isAtBottom;

function joinSightings(same: readonly Sighting[]): JoinedCard {
  const [base, ...others] = same.toSorted(
    (a, b) =>
      Number(b.isWhole) - Number(a.isWhole) ||
      b.rows.length - a.rows.length ||
      // At the end of a column the last name may be cut through.
      Number(isAtEnd(a)) - Number(isAtEnd(b)),
  ) as [Sighting, ...Sighting[]];
  const looks = base.rows.map((row) => [row]);
  for (const { rows } of others) {
    const found = alignRows(rows, base.rows);
    if (!found) continue;
    for (const [at, row] of rows.entries()) looks[at + found.shift]?.push(row);
  }
  return {
    rank: base.rank,
    at: base.at,
    rows: looks.map((own): JoinedRow => {
      const values = [...new Set(own.flatMap(({ value }) => value ?? []))];
      const [value = null] = values;
      const [row] = own as [ReadRow & Vote];
      return {
        name: own.map(({ name }) => name).find((name) => name !== '') ?? '',
        ...(values.length > 1
          ? { value: null, doubt: 'picturesDiffer', offers: values }
          : value === null
            ? { value, doubt: row.doubt, offers: [...new Set(own.flatMap(({ offers }) => offers))] }
            : { value, doubt: null, offers: [value] }),
      };
    }),
  };
}

/** Minimum similarity of two names of the same row. */
const sameRow = 0.6;

/** Position of a fragment's rows in the complete card; undefined if they do not belong to it. */
function alignRows(
  rows: readonly { name: string }[],
  whole: readonly { name: string }[],
): { shift: number; alike: number } | undefined {
  const keys = rows.map(({ name }) => screenNameKey(name));
  const wholeKeys = whole.map(({ name }) => screenNameKey(name));
  let best: { shift: number; alike: number } | undefined;
  for (let shift = 0; shift + keys.length <= wholeKeys.length; shift += 1) {
    const alike =
      keys.reduce((sum, key, at) => sum + screenNameLikeness(key, wholeKeys[at + shift] ?? ''), 0) /
      keys.length;
    if (alike >= sameRow && alike > (best?.alike ?? 0)) best = { shift, alike };
  }
  return best;
}

function isPartOf(part: JoinedCard, whole: JoinedCard): boolean {
  return part.rows.length <= whole.rows.length && alignRows(part.rows, whole.rows) !== undefined;
}
