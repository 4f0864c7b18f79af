import type { Page } from '@playwright/test';
import { loadFaces } from './drawn-screens.ts';

/** A slot of a drawn lobby: who sits in it, up to four. */
export interface DrawnSlot {
  no: number;
  names: readonly string[];
}

/**
 * Draws an observer's lobby screen: numbered slots in a grid with up to four names each, scrolled if they do not fit. The game's
 * own was not seen: columns, panels, faces and what a free seat shows are made up, by the seed.
 * @returns JPEG files
 */
export async function drawLobbyScreen(
  page: Page,
  options: { seed: number; slots: readonly DrawnSlot[] },
): Promise<{ pictures: Buffer[]; variant: string }> {
  await loadFaces(page);
  const { pictures, variant } = await page.evaluate(draw, options);
  return { pictures: pictures.map((picture) => Buffer.from(picture, 'base64')), variant };
}

/** Runs in the page, so it refers to nothing outside itself. */
async function draw({ seed, slots }: { seed: number; slots: readonly DrawnSlot[] }) {
  let state = seed * 2_654_435_761;
  /** Mulberry32. */
  function random(): number {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (low: number, high: number) => low + (high - low) * random();
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

  const { width, height } = pick([
    { width: 1600, height: 720 },
    { width: 1600, height: 900 },
    { width: 2400, height: 1080 },
  ]);
  const unit = height / 720;
  const perRow = pick([3, 4, 4, 5]);
  /** The number beside its four names, or above them. */
  const isBeside = random() < 0.6;
  const face = pick(['Drawn Hind', 'DejaVu Sans Condensed']);
  const word = isBeside ? '' : pick(['', 'Team ']);
  const free = pick(['Empty', '+', '']);
  const isDown = random() < 0.25;
  const em = between(17, 20) * unit;
  const pitch = em * between(1.4, 1.6);
  const ink = pick(['#ffffff', '#e8ecf2', '#f4efe0']);
  const panel = `rgba(${Math.round(between(5, 30))},${Math.round(between(10, 36))},50,0.8)`;
  const font = (px: number) =>
    `${px}px "${face}", "Drawn Hind Devanagari", "DejaVu Sans", sans-serif`;

  const [left, right, top, bottom] = [0.04 * width, 0.96 * width, 90 * unit, height - 70 * unit];
  const gap = 10 * unit;
  const wide = (right - left - gap * (perRow - 1)) / perRow;
  const head = isBeside ? 0 : em * 1.6;
  const high = head + 4 * pitch + 14 * unit;
  const rows = Math.ceil(slots.length / perRow);
  const longest = Math.max(0, rows * (high + gap) - gap - (bottom - top));
  const step = Math.max(high + gap, Math.floor((bottom - top) / (high + gap)) * (high + gap));
  const scrolls: number[] = [];
  for (let at = 0; at < longest; at += step) scrolls.push(at);
  scrolls.push(longest);

  const pictures: string[] = [];
  for (const scroll of scrolls) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const shade = context.createLinearGradient(0, 0, width, height);
    shade.addColorStop(0, 'hsl(210 30% 30%)');
    shade.addColorStop(1, 'hsl(30 25% 16%)');
    context.fillStyle = shade;
    context.fillRect(0, 0, width, height);
    context.textBaseline = 'middle';
    context.fillStyle = ink;
    context.font = font(em * 1.4);
    context.fillText('ROOM 4471021', left, 46 * unit);
    context.fillText('Erangel  Squad  TPP', width * 0.4, 46 * unit);
    context.textAlign = 'center';
    context.fillText('START', width * 0.9, height - 34 * unit);
    context.save();
    context.beginPath();
    context.rect(0, top, width, bottom - top);
    context.clip();
    for (const [index, { no, names }] of slots.entries()) {
      const column = isDown ? Math.floor(index / rows) : index % perRow;
      const row = isDown ? index % rows : Math.floor(index / perRow);
      const [x, y] = [left + column * (wide + gap), top + row * (high + gap) - scroll];
      context.fillStyle = panel;
      context.fillRect(x, y, wide, high);
      context.fillStyle = ink;
      context.textAlign = isBeside ? 'center' : 'left';
      context.font = font(em * (isBeside ? 1.7 : 1.05));
      context.fillText(
        `${word}${no}`,
        x + (isBeside ? 26 : 12) * unit,
        isBeside ? y + high / 2 : y + em * 0.95,
      );
      context.textAlign = 'left';
      context.font = font(em);
      for (let at = 0; at < 4; at += 1) {
        const name = names[at];
        context.fillStyle = name ? ink : 'rgba(255,255,255,0.75)';
        context.fillText(
          name ?? free,
          x + (isBeside ? 58 : 16) * unit,
          y + head + 7 * unit + (at + 0.5) * pitch,
          wide - (isBeside ? 66 : 30) * unit,
        );
      }
    }
    context.restore();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 });
    let text = '';
    for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
    pictures.push(btoa(text));
  }
  return {
    pictures,
    variant: `${width}x${height} ${perRow} in a row, ${isBeside ? 'beside' : 'above'} "${word}" free "${free}"${isDown ? ' down' : ''} ${face}`,
  };
}
