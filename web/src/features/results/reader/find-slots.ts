import { groupBy } from '@one-dream/contract/group-by.ts';
import { screenNameKey } from '@one-dream/contract/scoring/screen-names.ts';
import { median } from './find-cards.ts';
import { panelRows } from './panel-rows.ts';
import { type Box, heightOf, widthOf } from './raster.ts';
import { around, type Recognised } from './read-picture.ts';

/** A line of text of a lobby screen. */
export interface ReadText extends Recognised {
  box: Box;
  /** Equal for texts that look the same. */
  look: number;
}

/** A player in a slot, with the name as read. */
export type Seat = Pick<ReadText, 'text' | 'sure' | 'box'>;

/** A numbered slot as one picture shows it. */
export interface ReadSlot {
  picture: number;
  no: number;
  /** From top to bottom; empty for a free slot. */
  seats: Seat[];
  /** Cut off by scrolling: some of its seats may be outside the picture. */
  isCut: boolean;
  box: Box;
}

/** Maximum number of slots in a room, and minimum visible on a lobby screen. */
const mostSlots = 25;
const fewestSlots = 4;
/** A text that occurs this often is not a name, as names in a lobby differ. */
const furniture = 3;
/** Labels of a free seat. */
const freeSeat = /^(empty|vacant|open|join|invite|free|none|add)$/i;

interface Numbered {
  no: number;
  x: number;
  y: number;
  text: ReadText;
}

interface Grid {
  columns: number[];
  rows: number[];
  /** The slot's number at a grid position; undefined if unknown. */
  noAt: (row: number, column: number) => number | undefined;
  labels: ReadText[];
  /** Height of a line of text. */
  line: number;
}

/** Finds the slots of a lobby screen by their numbers, which stand in a grid; none if the picture is of something else. */
export function findSlots(texts: readonly ReadText[], picture: number): ReadSlot[] {
  const grid = findGrid(texts);
  if (!grid) return [];
  const names = alignedNames(withoutHeadings(texts, grid), grid);
  const panels = panelRows(
    names.map(({ text }) => text.box),
    { ...grid, labels: grid.labels.map(({ box }) => box) },
  );
  if (!panels) return [];
  const { top, pitch } = panels;
  const slots = grid.rows.flatMap((y, row) =>
    grid.columns.flatMap((x, column) => {
      const no = grid.noAt(row, column);
      if (no === undefined) return [];
      const own = names
        .filter((name) => name.column === column)
        .filter(({ text }) => {
          const from = middleOf(text.box) - y - top;
          return from >= 0 && from < pitch;
        })
        .map(({ text }) => text)
        .toSorted((a, b) => a.box.top - b.box.top);
      return [{ no, row, x, y, own }];
    }),
  );
  const lines = slots.flatMap(({ own, y }) => own.map(({ box }) => middleOf(box) - y));
  const [highest, lowest] = [Math.min(...lines), Math.max(...lines)];
  const reaches = (row: number, end: number) =>
    slots.some(
      (slot) =>
        slot.row === row &&
        slot.own.some(({ box }) => Math.abs(middleOf(box) - slot.y - end) < grid.line),
    );
  const isCut = (row: number) =>
    (row === 0 && !reaches(row, highest)) ||
    (row === grid.rows.length - 1 && !reaches(row, lowest));
  // Crops of equal size, so that a free slot is visibly free.
  const panel = around([
    { left: -grid.line, top: -grid.line, right: grid.line, bottom: grid.line },
    ...slots.flatMap(({ own, x, y }) =>
      own.map(({ box }) => ({
        left: box.left - x,
        top: box.top - y,
        right: box.right - x,
        bottom: box.bottom - y,
      })),
    ),
  ]);
  const isFree = freeSeats(names.map(({ text }) => text));
  return slots.map(({ no, row, x, y, own }) => ({
    picture,
    no,
    seats: own
      .filter((text) => !isFree(text))
      .map(({ text, sure, box }) => ({ text, sure, box: grown(box, grid.line * 0.25) })),
    isCut: lines.length > 0 && isCut(row),
    box: grown(
      {
        left: x + panel.left,
        top: y + panel.top,
        right: x + panel.right,
        bottom: y + panel.bottom,
      },
      grid.line * 0.4,
    ),
  }));
}

/** Joins the slots of all pictures by number, each from the picture that shows the most of it. */
export function joinSlots(pictures: readonly (readonly ReadSlot[])[]): Map<number, ReadSlot> {
  const byNo = groupBy(pictures.flat(), ({ no }) => no);
  return new Map(
    [...byNo].map(([no, seen]) => {
      const [best] = seen.toSorted(
        (a, b) => b.seats.length - a.seats.length || Number(a.isCut) - Number(b.isCut),
      ) as [ReadSlot, ...ReadSlot[]];
      // Another picture shows it completely.
      return [no, { ...best, isCut: seen.every(({ isCut }) => isCut) }];
    }),
  );
}

const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;
const centreOf = ({ left, right }: Box) => (left + right) / 2;

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: Math.max(0, Math.round(left - by)),
  top: Math.max(0, Math.round(top - by)),
  right: Math.round(right + by),
  bottom: Math.round(bottom + by),
});

/** Numbers from 1 to 25, by themselves or after the same word, in columns and rows. */
function findGrid(texts: readonly ReadText[]): Grid | undefined {
  const numbered = texts.flatMap((text) => {
    const [, word = '', digits = ''] = /^(\D{0,8}?)[\s.:#]*(\d{1,2})$/u.exec(text.text) ?? [];
    const no = Number(digits);
    if (digits === '' || no < 1 || no > mostSlots) return [];
    return [
      { word: word.trim().toLowerCase(), no, x: centreOf(text.box), y: middleOf(text.box), text },
    ];
  });
  // Names may end in numbers as well: slot numbers share the same word, or have none.
  const [found] = [...groupBy(numbered, ({ word }) => word).values()].toSorted(
    (a, b) => differentOf(b) - differentOf(a),
  );
  if (!found || differentOf(found) < fewestSlots) return undefined;
  const line = median(found.map(({ text }) => heightOf(text.box)));
  const byX = clusters(
    found.map(({ x }) => x),
    line,
  );
  // A name that is a number is not aligned with the column of slot numbers.
  const high = Math.max(...byX.map(({ size }) => size));
  const columns = byX.filter(({ size }) => size > 1 || high < 3);
  const inColumn = found.filter(({ x }) => columns.some(({ at }) => Math.abs(at - x) <= line));
  const rows = clusters(
    inColumn.map(({ y }) => y),
    line,
  );
  const placed = inColumn.map((one) => ({
    ...one,
    row: nearest(rows, one.y),
    column: nearest(columns, one.x),
  }));
  if (differentOf(placed) < fewestSlots) return undefined;
  const noAt = numbering(placed, { rows: rows.length, columns: columns.length });
  if (!noAt) return undefined;
  return {
    columns: columns.map(({ at }) => at),
    rows: rows.map(({ at }) => at),
    noAt,
    labels: placed.map(({ text }) => text),
    line,
  };
}

const differentOf = (found: readonly { no: number }[]) => new Set(found.map(({ no }) => no)).size;

/** Slots are numbered along rows or down columns, so the majority of the numbers read determines all. */
function numbering(
  placed: readonly (Numbered & { row: number; column: number })[],
  size: { rows: number; columns: number },
): Grid['noAt'] | undefined {
  const orders = [
    (row: number, column: number) => row * size.columns + column,
    // Down the columns, which a scrolled list shows in part.
    ...Array.from({ length: mostSlots - size.rows + 1 }, (_, more) => {
      const high = size.rows + more;
      return (row: number, column: number) => column * high + row;
    }),
  ];
  const votes = orders.flatMap((order) =>
    [...groupBy(placed, ({ no, row, column }) => no - order(row, column))].map(([start, own]) => ({
      order,
      start,
      count: own.length,
    })),
  );
  const [best] = votes.toSorted((a, b) => b.count - a.count);
  if (!best || best.count < fewestSlots || best.count * 3 < placed.length * 2) return undefined;
  return (row, column) => {
    const no = best.start + best.order(row, column);
    return no >= 1 && no <= mostSlots ? no : undefined;
  };
}

function clusters(values: readonly number[], near: number): { at: number; size: number }[] {
  const groups: number[][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last && value - median(last) <= near) last.push(value);
    else groups.push([value]);
  }
  return groups.map((own) => ({ at: median(own), size: own.length }));
}

function nearest(own: readonly { at: number }[], value: number): number {
  const distances = own.map(({ at }) => Math.abs(at - value));
  return distances.indexOf(Math.min(...distances));
}

const keyOf = ({ text }: ReadText) => text.trim().toLowerCase();

/** A word found only next to numbers is part of the slot's label: `Team 7`, as one text or two. */
function withoutHeadings(texts: readonly ReadText[], { rows, line }: Grid): ReadText[] {
  const wordOf = (text: ReadText) =>
    keyOf(text)
      .replace(/\d{1,2}$/u, '')
      .trim();
  const isBeside = ({ box }: ReadText) =>
    rows.some((y) => Math.abs(middleOf(box) - y) <= line * 0.5);
  const headings = new Set(
    [...groupBy(texts, wordOf)].flatMap(([word, own]) =>
      own.length >= furniture && own.every(isBeside) ? [word] : [],
    ),
  );
  return texts.filter((text) => !headings.has(wordOf(text)));
}

/** Texts aligned with the number of their column, at the left or the centre, unlike buttons and titles. */
function alignedNames(
  texts: readonly ReadText[],
  { columns, rows, labels, line }: Grid,
): { text: ReadText; column: number }[] {
  // Numbers that were misread are at their expected position all the same.
  const isLabel = ({ box }: ReadText) =>
    columns.some((x) => Math.abs(centreOf(box) - x) <= line * 0.8) &&
    rows.some((y) => Math.abs(middleOf(box) - y) <= line * 0.5);
  const others = texts.filter((text) => !labels.includes(text) && !isLabel(text));
  const step =
    columns.length > 1 ? (columns[1] ?? 0) - (columns[0] ?? 0) : Number.POSITIVE_INFINITY;
  const ways = [({ left }: Box) => left, centreOf].map((edgeOf) => {
    const distances = others.flatMap((text) =>
      columns.flatMap((x, column) => {
        const from = edgeOf(text.box) - x;
        return from > -step / 2 && from < step ? [{ text, column, from }] : [];
      }),
    );
    const groups = clusters(
      distances.map(({ from }) => from),
      line * 0.6,
    );
    const most = Math.max(0, ...groups.map(({ size }) => size));
    // The column to the right is as regular, but further away.
    const [best] = groups
      .filter(({ size }) => size >= most * 0.6)
      .toSorted((a, b) => Math.abs(a.at) - Math.abs(b.at));
    return distances.filter(({ from }) => best && Math.abs(from - best.at) <= line * 0.8);
  });
  const [best = []] = ways.toSorted((a, b) => b.length - a.length);
  return best.filter(({ text: { box } }) => widthOf(box) < step);
}

/** Whether a text marks a free seat: a word or a sign that occurs in several of them. */
function freeSeats(texts: readonly ReadText[]): (text: ReadText) => boolean {
  const byText = groupBy(
    texts.filter(({ text }) => text.trim() !== ''),
    keyOf,
  );
  const byLook = groupBy(texts, ({ look }) => look);
  return (text) =>
    freeSeat.test(screenNameKey(text.text)) ||
    freeSeat.test(text.text.trim()) ||
    (byText.get(keyOf(text))?.length ?? 0) >= furniture ||
    (byLook.get(text.look)?.length ?? 0) >= furniture;
}
