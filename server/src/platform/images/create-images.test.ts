import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { imageUrl, imageWidths, isImagePath, uprightUrl } from '@one-dream/contract/images.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createImages, type Images } from './create-images.ts';
import { imageRefusal } from './refusals.ts';
import type { ImageKind } from './shapes.ts';

let directory: string;
let storage: Storage;
let images: Images;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'));
  storage = await createDiskStorage({ directory });
  images = createImages({ storage });
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const amber = { r: 255, g: 179, b: 26 };

function plain({ width, height }: { width: number; height: number }) {
  return sharp({ create: { width, height, channels: 3, background: amber } });
}

function noise({ width, height }: { width: number; height: number }) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: amber,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}

async function ingested({ bytes, kind }: { bytes: Uint8Array; kind: ImageKind }) {
  const result = await images.ingest({ bytes, kind });
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.path;
}

const stored = (path: string) => readFile(join(directory, path));

async function expectRefused(bytes: Uint8Array, reason: string) {
  expect(await images.ingest({ bytes, kind: 'avatar' })).toEqual({ ok: false, reason });
}

describe('what is taken', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'writes %s anew as WebP',
    async (format) => {
      const bytes = await plain({ width: 40, height: 30 }).toFormat(format).toBuffer();
      const path = await ingested({ bytes, kind: 'banner' });
      expect(isImagePath(path)).toBe(true);
      const copy = sharp(await stored(path));
      expect(await copy.metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
      const { dominant } = await copy.stats();
      expect(Math.abs(dominant.r - amber.r)).toBeLessThan(12);
      expect(Math.abs(dominant.b - amber.b)).toBeLessThan(12);
    },
  );

  it('keeps an emblem as squares of 64, 128 and 256', async () => {
    const bytes = await noise({ width: 500, height: 300 }).jpeg().toBuffer();
    for (const kind of ['avatar', 'logo'] as const) {
      const path = await ingested({ bytes, kind });
      expect(imageWidths(path)).toEqual([64, 128, 256]);
      for (const width of imageWidths(path)) {
        const copy = await sharp(await stored(imageUrl(path, width))).metadata();
        expect(copy).toMatchObject({ format: 'webp', width, height: width });
      }
    }
  });

  it.each([
    ['banner', 1600],
    ['poster', 1600],
    ['notification', 960],
  ] as const)('keeps the ratio of a %s at every width up to %i', async (kind, widest) => {
    const bytes = await plain({ width: 2000, height: 1000 }).png().toBuffer();
    const path = await ingested({ bytes, kind });
    expect(Math.max(...imageWidths(path))).toBe(widest);
    for (const width of imageWidths(path)) {
      const copy = await sharp(await stored(imageUrl(path, width))).metadata();
      expect(copy).toMatchObject({ width, height: width / 2 });
    }
  });

  it('keeps the part of a wide poster that an upright screen shows, and of nothing else', async () => {
    const left = await plain({ width: 1000, height: 900 }).png().toBuffer();
    const bytes = await sharp({
      create: { width: 1600, height: 900, channels: 3, background: '#102030' },
    })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const path = await ingested({ bytes, kind: 'poster' });
    const upright = await sharp(await stored(String(uprightUrl(path))))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(upright.info).toMatchObject({ width: 600, height: 900 });
    // Of 1,600 pixels those from 700 to 1,300: what is amber ends at 1,000, in the middle.
    const redAt = (x: number) => upright.data[(450 * 600 + x) * upright.info.channels] ?? 0;
    expect(Math.abs(redAt(290) - amber.r)).toBeLessThan(12);
    expect(redAt(310)).toBeLessThan(40);

    const square = await ingested({
      bytes: await plain({ width: 1600, height: 1600 }).png().toBuffer(),
      kind: 'poster',
    });
    const part = sharp(await stored(String(uprightUrl(square))));
    expect(await part.metadata()).toMatchObject({ width: 768, height: 1152 });
    const tall = await plain({ width: 300, height: 600 }).png().toBuffer();
    for (const whole of [
      await ingested({ bytes: tall, kind: 'poster' }),
      await ingested({ bytes, kind: 'banner' }),
    ])
      await expect(stored(String(uprightUrl(whole)))).rejects.toThrow('ENOENT');
  });

  it('never enlarges', async () => {
    const small = await ingested({
      bytes: await plain({ width: 700, height: 70 }).png().toBuffer(),
      kind: 'banner',
    });
    expect(imageWidths(small)).toEqual([480, 700]);
    const dot = await ingested({
      bytes: await plain({ width: 1, height: 1 }).png().toBuffer(),
      kind: 'logo',
    });
    expect(imageWidths(dot)).toEqual([1]);
  });

  it('bounds a very tall picture', async () => {
    const path = await ingested({
      bytes: await plain({ width: 20, height: 9000 }).png().toBuffer(),
      kind: 'poster',
    });
    expect((await sharp(await stored(path)).metadata()).height).toBe(1600);
  });

  it('takes grey, 16-bit, palette and CMYK pictures, and keeps transparency', async () => {
    const source = noise({ width: 80, height: 80 });
    const grey = await source.clone().greyscale().png().toBuffer();
    const deep = await source.clone().toColourspace('rgb16').png().toBuffer();
    const palette = await source.clone().png({ palette: true }).toBuffer();
    const cmyk = await source.clone().toColourspace('cmyk').jpeg().toBuffer();
    for (const bytes of [grey, deep, palette, cmyk]) {
      const copy = await sharp(await stored(await ingested({ bytes, kind: 'logo' }))).stats();
      expect(copy.channels[0]?.mean).toBeGreaterThan(90);
      expect(copy.channels[0]?.mean).toBeLessThan(170);
    }
    const clear = await source.clone().ensureAlpha(0.5).png().toBuffer();
    const copy = await sharp(await stored(await ingested({ bytes: clear, kind: 'logo' }))).stats();
    expect(copy.channels[3]?.mean).toBeCloseTo(128, -1);
  });

  it('uses the first frame of an animation', async () => {
    const red = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const blue = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    for (const format of ['gif', 'webp'] as const) {
      const bytes = await sharp([red, blue], { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(bytes).metadata()).pages).toBe(2);
      const copy = sharp(await stored(await ingested({ bytes, kind: 'avatar' })));
      expect((await copy.metadata()).pages ?? 1).toBe(1);
      const { dominant } = await copy.stats();
      expect(dominant.r).toBeGreaterThan(200);
      expect(dominant.b).toBeLessThan(60);
    }
  });

  it('turns the picture upright', async () => {
    const top = await plain({ width: 100, height: 50 }).png().toBuffer();
    const upright = await sharp({
      create: { width: 100, height: 200, channels: 3, background: '#000' },
    })
      .composite([{ input: top, gravity: 'north' }])
      .png()
      .toBuffer();
    // Lying on its side, with the orientation tag that says so (6: turn clockwise to view).
    const bytes = await sharp(upright)
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 });
    const copy = await stored(await ingested({ bytes, kind: 'banner' }));
    expect(await sharp(copy).metadata()).toMatchObject({ width: 100, height: 200 });
    const pixels = await sharp(copy).raw().toBuffer();
    expect(pixels[0]).toBeGreaterThan(200);
    expect(pixels.at(-3)).toBeLessThan(50);
  });

  it('drops GPS, camera, colour profile and comments', async () => {
    const bytes = await noise({ width: 300, height: 300 })
      .withExif({
        IFD0: { Copyright: 'secret-owner', Model: 'secret-camera' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '28/1 36/1 50/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '77/1 12/1 32/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-note</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(bytes.includes('secret-camera') && bytes.includes('secret-note')).toBe(true);
    const path = await ingested({ bytes, kind: 'avatar' });
    for (const width of imageWidths(path)) {
      const copy = await stored(imageUrl(path, width));
      const { exif, icc, xmp, iptc, comments } = await sharp(copy).metadata();
      expect({ exif, icc, xmp, iptc, comments }).toEqual({});
      expect(copy.includes('secret')).toBe(false);
    }
  });

  it('writes a polyglot anew without its second nature', async () => {
    const payload = '<html><script>alert(1)</script></html>';
    const png = await noise({ width: 90, height: 90 }).png().toBuffer();
    const gif = await plain({ width: 90, height: 90 }).gif().toBuffer();
    for (const bytes of [png, gif].map((image) => Buffer.concat([image, Buffer.from(payload)]))) {
      const copy = await stored(await ingested({ bytes, kind: 'avatar' }));
      expect(copy.includes('script')).toBe(false);
      expect((await sharp(copy).metadata()).format).toBe('webp');
    }
  });

  it('gives what a person sends a name of its own, and tells it before the first byte is written', async () => {
    const bytes = await noise({ width: 70, height: 70 }).png().toBuffer();
    const told: string[] = [];
    const ingest = async () => {
      const beforeKeeping = async (path: string) => {
        expect(await storage.has(path.slice(1))).toBe(false);
        told.push(path);
      };
      const result = await images.ingest({ bytes, kind: 'avatar', beforeKeeping });
      return result.ok && result.path;
    };
    const paths = [await ingest(), await ingest()];
    expect(paths).toEqual(told);
    expect(new Set(paths).size).toBe(2);
    for (const path of told) expect(await storage.has(path.slice(1))).toBe(true);
  });

  it('keeps the same picture of its own once', async () => {
    const bytes = await noise({ width: 300, height: 300 }).png().toBuffer();
    const before = await count();
    const paths = await Promise.all([1, 2, 3].map(() => ingested({ bytes, kind: 'avatar' })));
    expect(new Set(paths).size).toBe(1);
    expect(await count()).toBe(before + 3);

    async function count() {
      let keys = 0;
      for await (const _ of storage.list('images')) keys++;
      return keys;
    }
  });
});

describe('what is refused', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG behind an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7 …'],
    ['BMP', 'BM\0\0\0\0'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['text', 'hello'],
  ])('%s', (_, content) => expectRefused(Buffer.from(content, 'latin1'), 'unsupported'));

  it('TIFF', async () =>
    expectRefused(await plain({ width: 9, height: 9 }).tiff().toBuffer(), 'unsupported'));

  it('SVG behind a GIF or PNG signature', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    for (const head of ['GIF89a', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff']) {
      const result = await images.ingest({
        bytes: Buffer.from(head + svg, 'latin1'),
        kind: 'logo',
      });
      expect(result.ok).toBe(false);
    }
  });

  it('an empty file and a bare signature', async () => {
    await expectRefused(new Uint8Array(), 'broken');
    await expectRefused(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'broken');
  });

  it('6 MB', async () => {
    const bytes = await noise({ width: 1500, height: 1400 })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(6_000_000);
    await expectRefused(bytes, 'too-large');
  });

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('%s cut short', async (format) => {
    const whole = await noise({ width: 400, height: 400 }).toFormat(format).toBuffer();
    await expectRefused(whole.subarray(0, whole.length >> 1), 'broken');
  });

  it('a film of too many frames', async () => {
    const { data, info } = await sharp({
      create: { width: 1, height: 1001, channels: 3, background: '#000' },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at++) data[at] = (at * 37) % 256;
    const raw = { width: info.width, height: info.height, channels: info.channels, pageHeight: 1 };
    const bytes = await sharp(data, { raw }).gif({ loop: 0 }).toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBeGreaterThan(1000);
    await expectRefused(bytes, 'too-many-pixels');
  });

  it.each(['png', 'webp', 'gif', 'jpeg', 'avif'] as const)(
    '26 megapixels of %s, from the header, within 100 MB of memory',
    async (format) => {
      const file = join(directory, `large.${format}`);
      const large = plain({ width: 6500, height: 4000 });
      await writeFile(file, await large.toFormat(format, { effort: 1 }).toBuffer());
      // In a process of its own: peak memory of this one says nothing about one picture.
      const probe = `
        import { readFile } from 'node:fs/promises';
        import { createImages } from ${JSON.stringify(import.meta.resolve('./create-images.ts'))};
        const images = createImages({ storage: undefined });
        await images.ingest({ bytes: Buffer.from('warm'), kind: 'avatar' });
        const bytes = await readFile(process.argv[1]);
        const before = process.resourceUsage().maxRSS;
        const result = await images.ingest({ bytes, kind: 'banner' });
        const megabytes = (process.resourceUsage().maxRSS - before) / 1024;
        console.log(JSON.stringify({ result, megabytes }));`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', probe, file]);
      const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
      const { result, megabytes } = JSON.parse(output);
      expect(result).toEqual({ ok: false, reason: 'too-many-pixels' });
      expect(megabytes).toBeLessThan(100);
    },
  );
});

it('tells a person what is wrong, under the right status', () => {
  const seen = (
    ['too-large', 'unsupported', 'too-many-pixels', 'broken', 'too-costly'] as const
  ).map(imageRefusal);
  expect(seen.map(({ code, status }) => [code, status])).toEqual([
    ['IMAGE_TOO_LARGE', 413],
    ['IMAGE_UNSUPPORTED', 415],
    ['IMAGE_TOO_MANY_PIXELS', 422],
    ['IMAGE_BROKEN', 422],
    ['IMAGE_UNSUPPORTED', 415],
  ]);
  expect(translateTo('en', seen[0]?.said ?? asWritten(''))).toContain('5 MB');
  expect(translateTo('en', seen[2]?.said ?? asWritten(''))).toContain('25 megapixels');
});
