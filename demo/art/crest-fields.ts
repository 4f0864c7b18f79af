import { polygon, regular, round } from './shapes.ts';

/** Outlines of a crest in a square of 256, and where the middle of a mark on it should be. */
export const outlines = {
  heater: {
    path: 'M128 14L226 36V126C226 184 180 222 128 244C76 222 30 184 30 126V36Z',
    middle: 122,
    room: 0.9,
  },
  hexagon: {
    path: polygon(regular({ x: 128, y: 128, radius: 116, corners: 6 })),
    middle: 128,
    room: 0.9,
  },
  round: { path: 'M14 128a114 114 0 1 1 228 0a114 114 0 1 1 -228 0Z', middle: 128, room: 0.92 },
  octagon: { path: 'M78 16H178L240 78V178L178 240H78L16 178V78Z', middle: 128, room: 0.98 },
  lozenge: { path: 'M128 8L248 128L128 248L8 128Z', middle: 128, room: 0.72 },
  plate: { path: 'M26 22H230V152L128 246L26 152Z', middle: 114, room: 0.86 },
  winged: {
    path: 'M128 30L158 12L236 30L222 142C216 186 176 222 128 246C80 222 40 186 34 142L20 30L98 12Z',
    middle: 122,
    room: 0.92,
  },
  kite: { path: 'M128 8L236 88L204 204L128 248L52 204L20 88Z', middle: 130, room: 0.9 },
  tall: { path: 'M64 12H192L222 42V188L168 244H88L34 188V42Z', middle: 124, room: 0.88 },
  wide: {
    path: polygon(regular({ x: 128, y: 128, radius: 120, corners: 6, turn: 30 })),
    middle: 128,
    room: 0.9,
  },
  cog: {
    path: polygon(
      regular({ x: 128, y: 128, radius: 118, corners: 32 }).map(([x, y], n) =>
        n % 2 ? [128 + (x - 128) * 0.915, 128 + (y - 128) * 0.915] : [x, y],
      ),
    ),
    middle: 128,
    room: 0.84,
  },
  chamfer: { path: 'M24 24H190L232 66V232H66L24 190Z', middle: 128, room: 0.94 },
} as const;

export type OutlineName = keyof typeof outlines;

/** What lies behind the mark, drawn in the field's darker tone; it is clipped to the outline. */
export const patterns = {
  half: 'M128 0H256V256H128Z',
  stripes: Array.from(
    { length: 9 },
    (_, n) => `M${n * 56 - 200} 256L${n * 56 + 56} 0h28L${n * 56 - 172} 256Z`,
  ).join(''),
  rays: Array.from({ length: 10 }, (_, n) => {
    const [left, right] = regular({ x: 128, y: 128, radius: 200, corners: 20, turn: 9 }).slice(
      n * 2,
      n * 2 + 2,
    );
    return left && right
      ? `M128 128L${round(left[0])} ${round(left[1])}L${round(right[0])} ${round(right[1])}Z`
      : '';
  }).join(''),
  quarters: 'M128 0H256V128H128ZM0 128H128V256H0Z',
  chief: 'M0 0H256V74H0Z',
  slash: 'M256 0V256H0Z',
  pale: 'M92 0H164V256H92Z',
  plain: '',
} as const;

export type PatternName = keyof typeof patterns;
