import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { describe, expect, it } from 'vitest';
import { recordingCanvas, tall, wide } from '../../../tests/support/recording-canvas.ts';
import { colours, type Frame } from './picture-frame.drawing.ts';
import { drawWinners } from './winners-picture.drawing.ts';

const frame: Frame = { left: 60, right: 1020, top: 200, bottom: 1000 };
const stage = {
  preset: { labels: { win: 'WWCD', elims: 'Elims' } },
} as unknown as StageStandings;

function draw(
  count: number,
  {
    shape = tall,
    prize = '',
    topPlayer,
  }: {
    shape?: typeof tall;
    prize?: string;
    topPlayer?: { name: string; team: string; elims: number };
  } = {},
) {
  const canvas = recordingCanvas(shape);
  const winners = Array.from({ length: count }, (_, index) => ({
    row: {
      ...{ name: `Team ${index + 1}`, logo: '', rank: index + 1, totalX10: 905, wwcd: 2 },
      elims: 41,
    } as StandingLine,
    prize,
  }));
  drawWinners(canvas, { frame, stage, winners, topPlayer });
  return canvas;
}

describe('the podium', () => {
  it('of a tall picture is one above the other, the first the largest', () => {
    const canvas = draw(3);
    const places = ['Team 1', 'Team 2', 'Team 3'].map(canvas.textAt);
    expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).toSorted((a, b) => a - b));
    expect(places.map(({ size }) => size)).toEqual([76, 58, 58]);
  });

  it('of a wide picture is second, first, third, the first the highest', () => {
    const canvas = draw(3, { shape: wide });
    const [first, second, third] = ['Team 1', 'Team 2', 'Team 3'].map(canvas.textAt);
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    expect(first?.x).toBeLessThan(third?.x ?? 0);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(second?.y).toBeLessThan(third?.y ?? 0);
  });

  it.each([
    ['tall', tall, 0],
    ['tall', tall, 1],
    ['tall', tall, 4],
    ['wide', wide, 0],
    ['wide', wide, 1],
    ['wide', wide, 4],
  ] as const)('of a %s picture has room for %#', (_shape, shape, count) => {
    const canvas = draw(count, { shape, prize: '₹50,000' });
    expect(canvas.texts.filter(({ text }) => text.startsWith('Team'))).toHaveLength(count);
    for (const { x, y } of canvas.texts) {
      expect(x).toBeGreaterThan(frame.left);
      expect(x).toBeLessThan(frame.right);
      expect(y).toBeGreaterThan(frame.top);
      expect(y).toBeLessThanOrEqual(frame.bottom);
    }
    // Only one place is gold.
    const gold = canvas.shapes.filter((svg) => svg.includes(`stroke="${colours.live}"`));
    expect(gold).toHaveLength(Math.min(1, count));
  });

  it('says points, wins and eliminations as the preset calls them', () => {
    expect(draw(1).textAt('90.5 points · 2 WWCD · 41 elims').fill).toBe(colours.quiet);
  });

  it.each([
    ['tall', tall],
    ['wide', wide],
  ] as const)('of a %s picture has prizes where there are any', (_shape, shape) => {
    expect(draw(1, { shape, prize: '₹50,000' }).textAt('₹50,000').fill).toBe(colours.flare);
    expect(draw(1, { shape }).texts.map(({ text }) => text)).not.toContain('');
  });

  it('leaves room at its foot for who eliminated the most', () => {
    const topPlayer = { name: 'Rohan', team: 'Soul', elims: 41 };
    const canvas = draw(3, { topPlayer });
    const text = canvas.textAt('Most eliminations: Rohan (Soul), 41');
    const without = draw(3).textAt('Team 3');
    expect(canvas.textAt('Team 3').y).toBeLessThan(without.y);
    expect(text.y).toBeGreaterThan(canvas.textAt('Team 3').y);
  });
});
