import { type CutCard, type CutRow, correlate, findCards, median } from './find-cards.ts';
import { cutGlyphs, type Glyph } from './glyphs.ts';
import { type Box, type Grey, grow, heightOf, scaled } from './raster.ts';
import { type RecogniserInput, toInput } from './recogniser-input.ts';

export interface Recognised {
  text: string;
  /** 0 to 1. */
  sure: number;
}
export type Recognise = (input: RecogniserInput) => Promise<Recognised>;

/** A player's row as one picture shows it. */
export interface ReadRow {
  name: string;
  /** Whole strip, number and word. */
  strip: Recognised;
  /** The number by itself, with different contrast. */
  alone: Recognised;
  /** Shapes of its digits; empty if they could not be separated. */
  glyphs: Glyph[];
  /** Name and number, in the picture's pixels. */
  box: Box;
}

/** A card as one picture shows it. */
export interface ReadCard extends Pick<CutCard, 'column' | 'isAtTop' | 'isAtBottom'> {
  picture: number;
  /** Size of the picture, which is the same for all of one phone. */
  client: string;
  rank: Recognised | undefined;
  rankBox: Box | undefined;
  rows: ReadRow[];
  box: Box;
}

/** A name with its picture, cached because pictures overlap and names take the longest to read. */
export interface KnownName {
  look: Uint8Array;
  name: string;
}

/** Cuts and reads one picture; an empty list if no cards are found in it. */
export async function readPicture(
  grey: Grey,
  options: { picture: number; recognise: Recognise; known: KnownName[]; onRow?: () => void },
): Promise<ReadCard[]> {
  const cards: ReadCard[] = [];
  for (const { rows, rank, ...card } of findCards(grey)) {
    const height = median(rows.map(({ number }) => heightOf(number)));
    const read: ReadRow[] = [];
    for (const row of rows) {
      read.push(await readRow(grey, row, height, options));
      options.onRow?.();
    }
    const rankBox = rank && grow(rank, { x: height * 0.4, y: height * 0.25 }, grey);
    cards.push({
      ...card,
      picture: options.picture,
      client: `${grey.width}x${grey.height}`,
      rank: rankBox && (await options.recognise(toInput(grey, rankBox))),
      rankBox,
      rows: read,
      box: around([...read.map(({ box }) => box), ...(rankBox ? [rankBox] : [])]),
    });
  }
  return cards;
}

async function readRow(
  grey: Grey,
  { strip, number, space, name }: CutRow,
  height: number,
  { recognise, known }: Pick<Parameters<typeof readPicture>[1], 'recognise' | 'known'>,
): Promise<ReadRow> {
  const margin = (x: number, y: number) => ({ x: height * x, y: height * y });
  return {
    strip: await recognise(toInput(grey, grow(strip, margin(0.25, 0.22), grey))),
    alone: await recognise(
      toInput(grey, besideWord(grow(number, margin(0.4, 0.22), grey), number.right + space * 0.6), {
        isInverted: true,
      }),
    ),
    glyphs: cutGlyphs(grey, number),
    name: name
      ? await readName(grey, grow(name, margin(0.25, 0.2), grey), { recognise, known })
      : '',
    box: grow(around(name ? [name, strip] : [strip]), margin(0.3, 0.35), grey),
  };
}

/** Excludes the word's first letter, which would be read as a digit. */
function besideWord(box: Box, most: number): Box {
  return { ...box, right: Math.min(box.right, Math.round(most)) };
}

const nameLook = { width: 64, height: 12 };
export const sameName = 0.97;

async function readName(
  grey: Grey,
  box: Box,
  { recognise, known }: { recognise: Recognise; known: KnownName[] },
): Promise<string> {
  const look = scaled(grey, box, nameLook).data;
  const before = known.find((one) => correlate(one.look, look) > sameName);
  if (before) return before.name;
  const name = (await recognise(toInput(grey, box))).text;
  known.push({ look, name });
  return name;
}

export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
