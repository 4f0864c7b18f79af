import { type Cut, fitCut } from './cut-rows.ts';

/** A phone's pictures share one size, so a cut made for one applies to all. */
const keyOf = ({ width, height }: { width: number; height: number }) =>
  `screenshot-cut:${width}x${height}`;

/** The cut last used on this device; by default the middle of the screen, where lists are. */
export function readCut(size: { width: number; height: number }): Cut {
  const usual = { top: size.height * 0.2, height: size.height * 0.06, rows: 12 };
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(size)) ?? 'null');
    return fitCut(
      kept && Number.isFinite(kept.top + kept.height + kept.rows) ? kept : usual,
      size.height,
    );
  } catch {
    return fitCut(usual, size.height);
  }
}

export function hasCut(size: { width: number; height: number }): boolean {
  try {
    return localStorage.getItem(keyOf(size)) !== null;
  } catch {
    return false;
  }
}

export function keepCut(size: { width: number; height: number }, cut: Cut): void {
  try {
    localStorage.setItem(keyOf(size), JSON.stringify(cut));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
