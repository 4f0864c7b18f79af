import type {
  StageStandings,
  StandingLine,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { describe, expect, it } from 'vitest';
import { recordingCanvas, tall, wide } from '../../../tests/support/recording-canvas.ts';
import { colours, type Frame } from './picture-frame.drawing.ts';
import {
  drawMatchResult,
  drawStandings,
  linesOfMatch,
  linesWithCuts,
} from './standings-picture.drawing.ts';

const frame: Frame = { left: 60, right: 1020, top: 200, bottom: 1200 };
const stage = {
  ...{ name: 'Finals', preset: { labels: { win: 'WWCD', elims: 'Elims' } } },
  bands: [
    { from: 1, to: 2, groups: null, leadsTo: { name: 'Finals' } },
    { from: 3, to: 4, groups: null, leadsTo: { name: 'Wildcard' } },
    { from: 5, to: null, groups: null, leadsTo: null },
  ],
} as unknown as StageStandings;
const line = (number: number, changes: Partial<StandingLine> = {}) =>
  ({
    ...{ entryId: `e${number}`, teamId: '', name: `Team ${number}`, logo: '', number },
    ...{ rank: number, isTied: false, isRuled: false, standing: 'in', isChampion: false },
    ...{ isEligible: false, played: 6, wwcd: 2, placementX10: 400, elims: 50, elimX10: 500 },
    ...{ adjustmentX10: 0, totalX10: 905, moved: 0, band: null, matches: [] },
    ...changes,
  }) as StandingLine;
const draw = (rows: StandingLine[], shape = tall) => {
  const canvas = recordingCanvas(shape);
  drawStandings(canvas, { frame, stage, lines: linesWithCuts(stage, rows) });
  return canvas;
};
const saysOf = (canvas: ReturnType<typeof draw>) => canvas.texts.map(({ text }) => text);

describe('a row of a table', () => {
  it.each<[string, Partial<StandingLine>, string, string]>([
    ['of the first three', { rank: 3 }, '3', colours.flare],
    ['below them', { rank: 4 }, '4', colours.text],
    ['that shares its rank', { rank: 7, isTied: true }, '7=', colours.text],
    ['at the foot', { rank: null }, '–', colours.text],
  ])('%s has its rank: %j', (_which, changes, rank, fill) => {
    expect(draw([line(9, changes)]).textAt(rank).fill).toBe(fill);
  });

  it.each<[string, Partial<StandingLine>, string, string]>([
    ['usual', {}, 'Team 9', colours.text],
    ['of the champion', { isChampion: true }, 'Team 9 · Champion', colours.live],
    ['unranked', { rank: null }, 'Team 9', colours.quiet],
  ])('that is %s has its name: %j', (_which, changes, name, fill) => {
    expect(draw([line(9, changes)]).textAt(name).fill).toBe(fill);
  });

  it.each([
    [5, '5', colours.green],
    [-11, '11', colours.red],
  ])('that moved by %i says so', (moved, text, fill) => {
    const canvas = draw([line(9, { moved, rank: 8 })]);
    expect(canvas.textAt(text).fill).toBe(fill);
    expect(canvas.shapes.filter((shape) => shape.includes(`fill="${fill}"`))).toHaveLength(1);
  });

  it('that did not move says nothing of it', () => {
    const { shapes } = draw([line(9)]);
    expect(shapes.join('')).not.toMatch(new RegExp(`${colours.green}|${colours.red}`));
  });

  it('has its points as they are said, the total last', () => {
    const canvas = draw([line(9)]);
    expect(saysOf(canvas)).toEqual(expect.arrayContaining(['90.5', '40', '50', '2']));
    expect(canvas.textAt('90.5').x).toBe(frame.right - 20);
    expect(canvas.textAt('40').x).toBeLessThan(canvas.textAt('50').x);
  });

  it('has room for the number of matches on a wide picture alone', () => {
    expect(saysOf(draw([line(9)]))).not.toContain('Matches');
    expect(saysOf(draw([line(9)], wide))).toContain('Matches');
  });
});

describe('a cut', () => {
  it('says where the ranks above it lead, in its place', () => {
    const canvas = draw([0, 0, 1, 2].map((band, index) => line(index + 1, { band })));
    expect(saysOf(canvas).filter((text) => /→|out/.test(text))).toEqual([
      'Top 2 → Finals',
      'Ranks 3–4 → Wildcard',
    ]);
    const { y } = canvas.textAt('Top 2 → Finals');
    expect(y).toBeGreaterThan(canvas.textAt('Team 2').y);
    expect(y).toBeLessThan(canvas.textAt('Team 3').y);
  });

  it('takes its room from the rows: none leaves the frame', () => {
    const rows = Array.from({ length: 20 }, (_, index) =>
      line(index + 1, { band: index < 2 ? 0 : index < 4 ? 1 : 2 }),
    );
    for (const shape of [tall, wide])
      for (const { y } of draw(rows, shape).texts) {
        expect(y).toBeGreaterThan(frame.top);
        expect(y).toBeLessThanOrEqual(frame.bottom);
      }
  });
});

const cell = (placement: number | null, status = 'played') => ({
  ...{ matchId: 'm1', no: 1, status, placement, elims: 7, pointsX10: 170 },
});
const table = {
  rows: [
    line(1, { matches: [cell(null, 'absent')] as never }),
    line(2, { matches: [cell(2)] as never }),
    line(3, { matches: [cell(1)] as never }),
    line(4, { matches: [{ ...cell(3), matchId: 'm2' }] as never }),
    line(5, { matches: [cell(3, 'disqualified')] as never }),
  ],
} as unknown as StandingTable;

describe('the result of a match', () => {
  it('has who was in it, by placement, then who was absent', () => {
    expect(linesOfMatch(table, 'm1').map(({ number }) => number)).toEqual([3, 2, 5, 1]);
    expect(linesOfMatch(table, 'm2').map(({ number }) => number)).toEqual([4]);
    expect(linesOfMatch(table, 'm3')).toEqual([]);
  });

  it('says who did not play, and counts them no place', () => {
    const canvas = recordingCanvas(tall);
    drawMatchResult(canvas, { frame, stage, lines: linesOfMatch(table, 'm1') });
    const text = saysOf(canvas);
    expect(text).toEqual(
      expect.arrayContaining(['Team 3', 'Team 5 · disqualified', 'Team 1 · absent', '17']),
    );
    expect(canvas.textAt('–').y).toBeGreaterThan(canvas.textAt('Team 2').y);
  });
});
