import { deviceStorage } from '../../../platform/browser-storage.ts';
import { type Cut, fitCut } from './cut-rows.ts';

type Size = { width: number; height: number };

/** A phone's pictures share one size, so a cut made for one applies to all. */
const keyOf = ({ width, height }: Size) => `screenshot-cut:${width}x${height}`;

/** The cut last used on this device; by default the middle of the screen, where lists are. */
export function readCut(size: Size): Cut {
  const usual = { top: size.height * 0.2, height: size.height * 0.06, rows: 12 };
  const stored = deviceStorage.readJson(keyOf(size)) as Cut | undefined;
  const isCut = stored && Number.isFinite(stored.top + stored.height + stored.rows);
  return fitCut(isCut ? stored : usual, size.height);
}

export const hasCut = (size: Size) => deviceStorage.read(keyOf(size)) !== undefined;
export const saveCut = (size: Size, cut: Cut) => deviceStorage.writeJson(keyOf(size), cut);
