import { picture } from '@one-dream/contract/limits.ts';
import sharp from 'sharp';
import { semaphore } from '../semaphore.ts';
import { countScans } from './jpeg-scans.ts';
import type { ImageRefusalReason } from './refusals.ts';
import type { Shape } from './shapes.ts';

// Only the first frame is used, but all must be scanned to find the end of the file.
const maxFrames = 1000;
const maxPixelsOfAllFrames = 10 * picture.maxPixels;
/** Encoders write 10 to 20. Each scan goes over the whole picture, and the timeout does not stop the JPEG decoder within it. */
const maxScans = 100;
/** 25 megapixels of progressive JPEG in full colour, or 12 of AVIF. */
const maxBytesHeld = 6 * picture.maxPixels;
/** Beyond this, pictures are decoded one at a time; a photo of 12 megapixels is below. */
const manyBytesHeld = 2 * picture.maxPixels;
const decodeSeconds = 20;

const alone = semaphore(1);

/** Eight bits per channel, sRGB, upright, without metadata. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

type Refused = { ok: false; reason: ImageRefusalReason };

/** Validates a picture by its bytes and header before decoding it, scaled down to at most `shape`. */
export async function decode({
  bytes,
  shape,
}: {
  bytes: Uint8Array;
  shape: Shape;
}): Promise<{ ok: true; pixels: Pixels } | Refused> {
  if (bytes.byteLength > picture.maxBytes) return refused('too-large');
  if (bytes.byteLength === 0) return refused('broken');
  const format = sniffFormat(bytes);
  if (!format) return refused('unsupported');
  if (format === 'jpeg' && countScans(bytes, maxScans + 1) > maxScans) return refused('too-costly');
  try {
    const header = await readHeader(bytes);
    const reason = judge(header, format);
    if (reason) return refused(reason);
    const read = () => readPixels({ bytes, size: shape(header.autoOrient) });
    const pixels = await (bytesHeld(header) > manyBytesHeld ? alone(read) : read());
    return { ok: true, pixels };
  } catch {
    // sharp gives no causes: anything it cannot read counts as damaged.
    return refused('broken');
  }
}

type Header = Awaited<ReturnType<typeof readHeader>>;

function readHeader(bytes: Uint8Array) {
  // Without sharp's own pixel limit, which would throw the same error as a damaged file.
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

function judge(header: Header, format: ImageFormat): ImageRefusalReason | undefined {
  if (header.format !== format) return 'unsupported';
  const pixels = header.width * header.height;
  const frames = header.pages ?? 1;
  if (pixels > picture.maxPixels) return 'too-many-pixels';
  if (frames > maxFrames || pixels * frames > maxPixelsOfAllFrames) return 'too-many-pixels';
  return bytesHeld(header) > maxBytesHeld ? 'too-costly' : undefined;
}

/** Estimates the memory that decoding takes at once. JPEG and PNG are decoded row by row, unless they are progressive. */
function bytesHeld(header: Header): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = header;
  const pixels = width * height;
  const sampleBytes = depth === 'uchar' ? 1 : 2;
  // The decoder keeps several copies: 18 bytes per pixel were measured, 8 bits deep.
  if (format === 'heif') return pixels * 12 * sampleBytes;
  if (format !== 'png' && format !== 'jpeg') return pixels * channels * sampleBytes;
  if (!isProgressive) return 0;
  // A coefficient has two bytes.
  if (format === 'jpeg') return pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  return pixels * channels * sampleBytes;
}

async function readPixels({
  bytes,
  size,
}: {
  bytes: Uint8Array;
  size: { width: number; height: number };
}): Promise<Pixels> {
  // `failOn: error` tolerates the harmless oddities of phone cameras, and rejects truncated files.
  const { data, info } = await sharp(bytes, {
    limitInputPixels: picture.maxPixels,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  })
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

function refused(reason: ImageRefusalReason): Refused {
  return { ok: false, reason };
}

/** Accepted formats, by sharp's names; it names AVIF after its container. */
type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'heif';

/** Detects the format from the first bytes; undefined if unsupported. */
function sniffFormat(bytes: Uint8Array): ImageFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64));
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  // HEIC shares the container but not the codec, and AVIF sequences (`avis`) are videos.
  if (text(4, 12) === 'ftypavif') return 'heif';
  if (text(4, 12) === 'ftypmif1' && text(16, 64).includes('avif')) return 'heif';
  return undefined;
}
