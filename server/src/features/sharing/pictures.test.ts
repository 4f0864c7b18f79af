import type { Match, SlotRow } from '@one-dream/contract/features/matches/matches.ts';
import {
  type ShareShape,
  shareShapes,
} from '@one-dream/contract/features/sharing/sharing.values.ts';
import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { recordingCanvas } from '../../../tests/support/recording-canvas.ts';
import { setUpLanguages } from '../../app/set-up-languages.ts';
import { type Canvas, createCanvas } from '../../platform/drawing/canvas.ts';
import { rasterise } from '../../platform/drawing/rasterise.ts';
import { openType } from '../../platform/drawing/typefaces.ts';
import { drawSchedule, drawSlots } from './list-pictures.drawing.ts';
import { drawFrame, type Frame } from './picture-frame.drawing.ts';
import { drawMatchResult, drawStandings, linesWithCuts } from './standings-picture.drawing.ts';
import { drawWinners } from './winners-picture.drawing.ts';

const type = await openType();

const names = [
  'Team Soul',
  'क्वालिफ़ाई क्लब',
  'A team with a name of forty characters!!',
  'नमस्ते योद्धा',
  ...Array.from({ length: 12 }, (_, index) => `Squad ${index + 5}`),
];
const rows = names.map((name, index): StandingLine => {
  const rank = index + 1;
  return {
    ...{ entryId: String(index), teamId: '', name, logo: '', number: rank, rank },
    ...{ isTied: index === 4, isRuled: false, standing: 'in', isChampion: index === 0 },
    ...{ isEligible: false, played: 6, wwcd: 1, placementX10: 400 - 20 * index, elims: 50 - index },
    ...{ elimX10: 10, adjustmentX10: 0, totalX10: 975 - 45 * index, moved: (index % 5) - 2 },
    ...{ band: index < 8 ? 0 : 1, matches: [] },
  };
});
const stage = {
  name: 'Grand Finals',
  preset: { labels: { win: 'WWCD', elims: 'Elims' } },
  bands: [
    { from: 1, to: 8, groups: null, leadsTo: { stageId: '', name: 'Semi-finals' } },
    { from: 9, to: null, groups: null, leadsTo: null },
  ],
} as StageStandings;
const slots = names.map(
  (name, index): SlotRow => ({
    ...{ entryId: String(index), teamId: '', name, logo: '', group: 'A', roomSlot: index + 2 },
  }),
);
const matches = ['Rondo', 'Erangel', 'Miramar', 'Sanhok', 'Vikendi', 'Elsewhere'].map(
  (map, index) =>
    ({
      ...{ no: index + 1, map, stage: 'Grand Finals', groups: index % 2 ? ['A', 'B'] : [] },
      startsAt: new Date(Date.UTC(2026, 10, 22, 14, 30 + 45 * index)).toISOString(),
      state: (['final', 'playing', 'scheduled', 'scheduled', 'scheduled', 'postponed'] as const)[
        index
      ],
    }) as Match,
);
const views: Record<string, (canvas: Canvas, frame: Frame) => void> = {
  standings: (canvas, frame) =>
    drawStandings(canvas, { frame, stage, lines: linesWithCuts(stage, rows) }),
  match: (canvas, frame) =>
    drawMatchResult(canvas, {
      frame,
      stage,
      lines: rows.map((row, index) => ({
        ...row,
        cell: {
          ...{ matchId: '', no: 1, status: index < 15 ? 'played' : 'absent', elims: 16 - index },
          ...{ placement: index < 15 ? index + 1 : null, pointsX10: 200 - 10 * index },
        },
      })),
    }),
  slots: (canvas, frame) => drawSlots(canvas, { frame, slots }),
  schedule: (canvas, frame) => drawSchedule(canvas, { frame, matches }),
  winners: (canvas, frame) =>
    drawWinners(canvas, {
      frame,
      stage,
      winners: rows.slice(0, 3).map((row) => ({ row, prize: '₹50,000' })),
      topPlayer: { name: 'रोहन', team: 'Team Soul', elims: 41 },
    }),
};

function drawn(view: string, shape: ShareShape, language: Language = 'en') {
  const canvas = createCanvas(type, shareShapes[shape], (text) => translateTo(language, text));
  const frame = drawFrame(canvas, {
    ...{ organisation: 'One Dream Esports', kicker: view, title: 'ग्रैंड फिनाले Cup #6' },
    ...{ about: 'Grand Finals · Provisional', address: 'play.example.in' },
    ...{ moment: 'Sun 22 Nov, 21:40 IST', page: 1, pages: 2 },
  });
  views[view]?.(canvas, frame);
  return canvas.finish();
}

describe('pictures to share', () => {
  // Letter by letter with its place. After an intended change, look at the pictures before taking the new sums.
  it('are laid out the same on every machine', () => {
    const sums = Object.keys(views).flatMap((view) =>
      (['portrait', 'wide'] as const).map(
        (shape) => `${view} ${shape} ${drawn(view, shape).layoutHash.slice(0, 12)}`,
      ),
    );
    expect(sums).toMatchInlineSnapshot(`
      [
        "standings portrait 4df57ccb2889",
        "standings wide 2c00e0e1a578",
        "match portrait a4a33fe4e811",
        "match wide 0b55e390ba1e",
        "slots portrait af8abb620e96",
        "slots wide 592ce669e7a0",
        "schedule portrait 3ad95d1b287f",
        "schedule wide 8f128c995d02",
        "winners portrait 4f0053fad530",
        "winners wide 099f99913143",
      ]
    `);
  });

  it('are in the organisation’s language', () => {
    setUpLanguages();
    for (const view of Object.keys(views).filter((name) => name !== 'slots'))
      expect(drawn(view, 'wide', 'hi').layoutHash).not.toBe(drawn(view, 'wide').layoutHash);
    const canvas = recordingCanvas(shareShapes.wide);
    const frame = { left: 96, right: 1824, top: 200, bottom: 960 };
    views.standings?.({ ...canvas, translateText: (text) => translateTo('hi', text) }, frame);
    const text = canvas.texts.map(({ text }) => text);
    expect(text).toEqual(expect.arrayContaining(['टीम', 'फ़िनिश', 'कुल', 'टॉप 8 → Semi-finals']));
    expect(text).not.toContain('Team');
  });

  it('keep every letter on the picture', () => {
    for (const view of Object.keys(views))
      for (const shape of ['portrait', 'wide'] as const) {
        const { svg, width, height } = drawn(view, shape);
        const places = svg.matchAll(/<use [^>]*translate\(([-\d.]+) ([-\d.]+)\)/g);
        for (const [, x, y] of places) {
          expect(Number(x)).toBeGreaterThan(20);
          expect(Number(x)).toBeLessThan(width - 40);
          expect(Number(y)).toBeGreaterThan(40);
          expect(Number(y)).toBeLessThan(height - 30);
        }
      }
  });

  it('are outlines: no letter is left for the fonts of a machine, and no name can be markup', () => {
    const canvas = createCanvas(type, shareShapes.portrait);
    canvas.text({
      ...{ text: '<script>alert(1)</script>"&', typeface: 'text', size: 30 },
      ...{ x: 100, y: 100, fill: '#fff' },
    });
    const { svg } = canvas.finish();
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('script');
  });

  it('come out in their shapes', async () => {
    const drawing = drawn('winners', 'wide');
    const png = await rasterise(drawing, { storage: undefined as never });
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 1920,
      height: 1080,
    });
  });
});
