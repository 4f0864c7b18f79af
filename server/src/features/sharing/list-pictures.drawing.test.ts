import type { Match, SlotRow } from '@one-dream/contract/features/matches/matches.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import { describe, expect, it, test } from 'vitest';
import { recordingCanvas, tall, wide } from '../../../tests/support/recording-canvas.ts';
import { pictureTexts as texts } from '../../pictures.texts.ts';
import { clockOf, dayOf, drawSchedule, drawSlots } from './list-pictures.drawing.ts';
import { colours, type Frame } from './picture-frame.drawing.ts';

const logo = `/images/${'a'.repeat(40)}-480.webp`;
const frame: Frame = { left: 60, right: 1020, top: 200, bottom: 1200 };
const wideFrame: Frame = { left: 96, right: 1824, top: 200, bottom: 960 };

test.each([
  ['2026-11-22T15:15:00Z', 'Sun 22 Nov', '20:45 IST'],
  // Midnight in India.
  ['2026-11-22T18:29:00Z', 'Sun 22 Nov', '23:59 IST'],
  ['2026-11-22T18:30:00Z', 'Mon 23 Nov', '00:00 IST'],
  ['2026-12-31T18:30:00Z', 'Fri 1 Jan', '00:00 IST'],
])('%s is %s, %s', (moment, day, clock) => {
  const text = [dayOf(moment), clockOf(moment)].map((value) => inEnglish(texts.value({ value })));
  expect(text).toEqual([day, clock]);
});

/** Counts columns and rows of items at these places. */
function gridOf(places: readonly { x: number; y: number }[]): [columns: number, rows: number] {
  const columns = Map.groupBy(places, ({ x }) => Math.round(x));
  return [columns.size, Math.max(...[...columns.values()].map((column) => column.length))];
}

describe('a slot list', () => {
  const draw = (count: number, shape = tall, room = frame) => {
    const canvas = recordingCanvas(shape);
    const slots = Array.from({ length: count }, (_, index) => ({
      ...{ roomSlot: index + 2, name: `Team ${index}`, logo, group: 'A' },
    }));
    drawSlots(canvas, { frame: room, slots: slots as SlotRow[] });
    return canvas;
  };

  it.each([
    ['tall', 1, [1, 1]],
    ['tall', 12, [1, 12]],
    ['tall', 13, [2, 7]],
    ['tall', 24, [2, 12]],
    ['wide', 16, [2, 8]],
    ['wide', 17, [3, 6]],
    ['wide', 24, [3, 8]],
  ] as const)('on a %s picture of %i is in columns and rows %j', (shape, count, grid) => {
    const [of, room] = shape === 'tall' ? [tall, frame] : [wide, wideFrame];
    const canvas = draw(count, of, room);
    const numbers = canvas.texts.filter(({ fill }) => fill === colours.flare);
    expect(gridOf(numbers)).toEqual(grid);
    for (const { y } of canvas.texts) {
      expect(y).toBeGreaterThan(room.top);
      expect(y).toBeLessThan(room.bottom);
    }
    for (const { x, maxWidth = 0 } of canvas.texts)
      expect(x + maxWidth).toBeLessThanOrEqual(room.right);
  });

  it('of none is empty', () => {
    expect(draw(0)).toMatchObject({ texts: [], shapes: [], pictures: [] });
  });

  it('goes down a column, then on to the next', () => {
    const canvas = draw(13);
    const [first, seventh, eighth] = ['2', '8', '9'].map(canvas.textAt);
    expect(seventh?.x).toBe(first?.x);
    expect(eighth?.y).toBe(first?.y);
    expect(eighth?.x).toBeGreaterThan(first?.x ?? 0);
  });
});

describe('a schedule', () => {
  const match = (no: number, changes: Partial<Match> = {}) =>
    ({
      ...{ no, stage: 'Finals', groups: [], map: 'Erangel', state: 'scheduled' },
      startsAt: '2026-11-22T15:15:00Z',
      ...changes,
    }) as Match;
  const draw = (matches: Match[], shape = tall, room = frame) => {
    const canvas = recordingCanvas(shape);
    drawSchedule(canvas, { frame: room, matches });
    return canvas;
  };

  it.each<[string, Partial<Match>, string, string, string]>([
    ['to come', {}, '20:45 IST', 'Finals', colours.quiet],
    ['of groups', { groups: ['A', 'C'] }, '20:45 IST', 'Finals · Group A + C', colours.quiet],
    ['being played', { state: 'playing' }, '20:45 IST', 'Finals · Live now', colours.live],
    ['over', { state: 'published' }, '20:45 IST', 'Finals · Played', colours.quiet],
    ['that is final', { state: 'final' }, '20:45 IST', 'Finals · Played', colours.quiet],
    // Its time means nothing any more.
    ['postponed', { state: 'postponed' }, 'Postponed', 'Finals', colours.quiet],
    ['cancelled', { state: 'cancelled' }, 'Cancelled', 'Finals', colours.quiet],
  ])('shows a match %s', (_which, changes, time, about, fill) => {
    const canvas = draw([match(3, changes)]);
    expect(canvas.textAt('Match 3 · Erangel').align).toBeUndefined();
    expect(canvas.textAt(time).align).toBe('right');
    expect(canvas.textAt(about).fill).toBe(fill);
    expect(canvas.textAt('Sun 22 Nov').fill).toBe(colours.quiet);
  });

  it.each([
    ['Erangel', '#7e8f4e'],
    [' rondo ', '#8a5f9e'],
    ['Elsewhere', colours.line],
  ])('marks %s in its hue', (map, hue) => {
    expect(draw([match(1, { map })]).shapes.join('')).toContain(`fill="${hue}"`);
  });

  it.each([
    ['tall', 12, [1, 12]],
    ['wide', 6, [1, 6]],
    ['wide', 7, [2, 4]],
  ] as const)('on a %s picture of %i is in columns and rows %j', (shape, count, grid) => {
    const [of, room] = shape === 'tall' ? [tall, frame] : [wide, wideFrame];
    const matches = Array.from({ length: count }, (_, index) => match(index + 1));
    const canvas = draw(matches, of, room);
    expect(gridOf(canvas.texts.filter(({ text }) => text.startsWith('Match')))).toEqual(grid);
    for (const { y } of canvas.texts) expect(y).toBeLessThan(room.bottom);
  });
});
