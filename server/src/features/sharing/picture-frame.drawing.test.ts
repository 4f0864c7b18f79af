import { describe, expect, it } from 'vitest';
import { recordingCanvas, tall, wide } from '../../../tests/support/recording-canvas.ts';
import {
  colours,
  drawCrest,
  drawFrame,
  drawName,
  drawPanel,
  isWide,
  type PictureHead,
} from './picture-frame.drawing.ts';

const head: PictureHead = {
  ...{ organisation: 'One Dream', kicker: 'Standings', title: 'Night Cup', about: 'Finals' },
  ...{ address: 'play.example.in', moment: 'Sun 22 Nov', page: 1, pages: 1 },
};
const framed = (changes: Partial<PictureHead> = {}, shape = tall) => {
  const canvas = recordingCanvas(shape);
  const room = drawFrame(canvas, { ...head, ...changes });
  return { canvas, room };
};

it.each([
  [1920, 1080, true],
  [1080, 1350, false],
  [1080, 1080, false],
])('a picture of %i × %i is wide: %s', (width, height, is) => {
  expect(isWide({ width, height })).toBe(is);
});

describe('a frame', () => {
  it.each([
    ['tall', tall, 60],
    ['wide', wide, 96],
  ] as const)('of a %s picture leaves the room between head and foot', (_shape, shape, margin) => {
    const { canvas, room } = framed({}, shape);
    expect([room.left, shape.width - room.right]).toEqual([margin, margin]);
    expect(room.top).toBeGreaterThan(canvas.textAt('Finals').y);
    expect(room.bottom).toBeLessThan(canvas.textAt('play.example.in').y);
    expect(room.bottom - room.top).toBeGreaterThan(shape.height / 2);
  });

  it.each([
    ['short', 'Cup', 96],
    // 26 letters of 48 pixels exceed the 960 available: as large as fits.
    ['long', 'x'.repeat(26), 73],
    ['longest', 'x'.repeat(60), 58],
  ])('writes a %s title as large as fits, and cuts the rest', (_which, title, size) => {
    const written = framed({ title }).canvas.textAt(title.toUpperCase());
    expect(Math.floor(written.size)).toBe(size);
    expect(written.maxWidth).toBe(960);
  });

  it.each([
    [1, 1, []],
    [1, 2, ['1/2']],
    [2, 2, ['2/2']],
  ])('of page %i of %i says: %j', (page, pages, text) => {
    const { canvas } = framed({ page, pages });
    const foot = canvas.texts.map(({ text }) => text).filter((text) => /^\d\/\d$/.test(text));
    expect(foot).toEqual(text);
    // The moment stands beside it, not below.
    const moment = canvas.textAt('Sun 22 Nov').x;
    if (text.length > 0) expect(moment).toBeLessThan(1020);
    else expect(moment).toBe(1020);
  });

  it('has no letter of anybody in its shapes', () => {
    const { canvas } = framed({ title: '<script>', about: '"&', address: '<a>' });
    expect(canvas.shapes.join('')).not.toMatch(/script|"&|<a>/);
  });
});

it('a panel has one corner cut', () => {
  const canvas = recordingCanvas(tall);
  drawPanel(canvas, { left: 10, top: 20, right: 110, bottom: 220, chamfer: 15 });
  expect(canvas.shapes[0]).toContain('d="M10 20H95L110 35V220H10Z"');
});

describe('a crest', () => {
  const crest = (name: string, logo: string) => {
    const canvas = recordingCanvas(tall);
    drawCrest(canvas, { name, logo, x: 5, y: 6, size: 50 });
    return canvas;
  };

  it('is the logo where there is one', () => {
    const path = `/images/${'a'.repeat(40)}-480.webp`;
    expect(crest('Soul', path)).toMatchObject({
      ...{ texts: [], shapes: [], pictures: [{ path, x: 5, y: 6, size: 50 }] },
    });
  });

  it.each(['', 'https://elsewhere.example/logo.png', '<svg>'])(
    'is drawn in place of %j',
    (logo) => {
      const canvas = crest('Soul', logo);
      expect(canvas.pictures).toEqual([]);
      expect(canvas.shapes).toHaveLength(1);
    },
  );

  it('is always the same for a name, with its initials where it has no sign', () => {
    const names = Array.from({ length: 40 }, (_, index) => `Team ${index}`);
    const drawn = names.map((name) => crest(name, ''));
    expect(names.map((name) => crest(name, '').shapes)).toEqual(drawn.map(({ shapes }) => shapes));
    expect(new Set(drawn.map(({ shapes }) => shapes.join())).size).toBeGreaterThan(30);
    const lettered = drawn.filter(({ texts }) => texts.length > 0);
    expect(lettered.length).toBeGreaterThan(0);
    expect(lettered.length).toBeLessThan(names.length);
    for (const { texts } of lettered) expect(texts[0]).toMatchObject({ align: 'center', x: 30 });
  });
});

describe('a name', () => {
  const drawn = (text: string) => {
    const canvas = recordingCanvas(tall);
    const place = { x: 0, y: 100, size: 60, maxWidth: 480 };
    drawName(canvas, { ...place, text, typeface: 'numeral', fill: colours.text });
    for (const line of canvas.texts) expect(canvas.measure(line)).toBeLessThanOrEqual(480);
    return canvas.texts.map(({ text: line, size, y }) => [line, size, y]);
  };
  it('stands in one line where it fits', () => {
    expect(drawn('Blue Zone Brigad')).toEqual([['Blue Zone Brigad', 60, 100]]);
  });
  it('else in two, in the place of one', () => {
    expect(drawn('Blue Zone Brigade')).toEqual([
      ['Blue Zone', 37, 100 - 37 * 0.95],
      ['Brigade', 37, 100],
    ]);
    expect(drawn('A'.repeat(40)).map(([line]) => line)).toEqual(['A'.repeat(20), 'A'.repeat(20)]);
  });
  it('else smaller, and only then without its middle', () => {
    const [first, second] = drawn('Sundarbans Stalkers of Eastern India Delta');
    expect([first?.[0], second?.[0]]).toEqual(['Sundarbans Stalkers of', 'Eastern India Delta']);
    const [start, end] = drawn(`${'A'.repeat(60)}${'B'.repeat(60)}`);
    expect([start?.[0], end?.[0]]).toEqual([
      expect.stringMatching(/^A+…$/),
      expect.stringMatching(/^B+$/),
    ]);
    expect(start?.[1]).toBe(25);
  });
});
