import { correlate } from './find-cards.ts';
import { findSlots, type ReadSlot, type ReadText } from './find-slots.ts';
import { type Box, type Grey, grow, heightOf, scaled, widthOf } from './raster.ts';
import { type KnownName, type Recognise, sameName } from './read-picture.ts';
import { toInput } from './recogniser-input.ts';
import { findRuns, maskText } from './text-runs.ts';

/** Maximum number of texts: 25 slots with numbers, four names each, and surrounding texts. */
const mostTexts = 300;
const look = { width: 64, height: 12 };

/** A text already read, cached because pictures overlap. */
export interface KnownText extends KnownName {
  sure: number;
  /** Width by height. */
  shape: number;
}
/** Shorter texts are not cached, as numbers look alike. */
const shortest = 2;

/** Cuts and reads one picture of a lobby; an empty list if no numbered slots are found in it. */
export async function readLobby(
  grey: Grey,
  options: { picture: number; recognise: Recognise; known: KnownText[]; onRow?: () => void },
): Promise<ReadSlot[]> {
  const { picture, recognise, known, onRow } = options;
  const lines = findRuns(maskText(grey)).filter((box) => isLine(box, grey));
  if (lines.length > mostTexts) return [];
  const texts: ReadText[] = [];
  for (const box of lines) {
    const height = heightOf(box);
    const shown = grow(box, { x: height * 0.25, y: height * 0.2 }, grey);
    const seen = scaled(grey, shown, look).data;
    const shape = widthOf(box) / height;
    let at = known.findIndex(
      (one) => Math.abs(one.shape - shape) < 0.25 && correlate(one.look, seen) > sameName,
    );
    const before = shape < shortest ? undefined : known[at];
    const { text, sure } = before
      ? { text: before.name, sure: before.sure }
      : await recognise(toInput(grey, shown));
    if (at < 0) at = known.push({ look: seen, name: text, sure, shape }) - 1;
    texts.push({ box, text, sure, look: at });
    onRow?.();
  }
  return findSlots(texts, picture);
}

function isLine(box: Box, { height }: Grey): boolean {
  const tall = heightOf(box);
  return tall >= height * 0.012 && tall <= height * 0.08 && widthOf(box) <= tall * 16;
}
