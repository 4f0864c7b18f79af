import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createImages } from './create-images.ts';

let directory: string;
let storage: Storage;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'costly-'));
  storage = await createDiskStorage({ directory });
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const ingest = (bytes: Buffer) => createImages({ storage }).ingest({ bytes, kind: 'avatar' });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#28a' } });
const endOfImage = Buffer.from([0xff, 0xd9]);

/** What comes before the first scan of a progressive JPEG, and that scan, which may be repeated: it says that none refines it. */
function firstScan(bytes: Buffer) {
  const at = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const headerEnd = at + 2 + bytes.readUInt16BE(at + 2);
  const next = bytes.indexOf(Buffer.from([0xff, 0xc4]), headerEnd);
  const scan = Buffer.from(bytes.subarray(at, next));
  scan[headerEnd - at - 1] = 0;
  return { head: bytes.subarray(0, at), scan };
}

const taken = { ok: true };
const tooCostly = { ok: false, reason: 'too-costly' };

it('a JPEG of more than 100 scans is refused: each goes over the whole picture', async () => {
  const bytes = await plain(64, 64).jpeg({ progressive: true }).toBuffer();
  const { head, scan } = firstScan(bytes);
  const withScans = (count: number) =>
    Buffer.concat([head, ...Array<Buffer>(count).fill(scan), endOfImage]);
  expect(await ingest(withScans(100))).toMatchObject(taken);
  expect(await ingest(withScans(101))).toEqual(tooCostly);
  // Within segments and behind the end of the picture, bytes are what they are.
  const comment = Buffer.from([0xff, 0xfe, 0x03, 0xea, ...Array(500).fill([0xff, 0xda]).flat()]);
  const behind = Buffer.concat(Array(200).fill(scan));
  const harmless = [bytes.subarray(0, 2), comment, bytes.subarray(2), behind];
  expect(await ingest(Buffer.concat(harmless))).toMatchObject(taken);
});

it('what would be more than 150 MB in memory at once is refused, and no photo of 12 megapixels', async () => {
  const deep = plain(5000, 5000).ensureAlpha().toColourspace('rgb16');
  const interlaced = await deep.png({ progressive: true, compressionLevel: 1 }).toBuffer();
  expect(await ingest(interlaced)).toEqual(tooCostly);
  const avif = await plain(4200, 3000).avif({ effort: 0 }).toBuffer();
  expect(await ingest(avif)).toEqual(tooCostly);
  const photo = plain(4000, 3000);
  for (const bytes of [
    await photo.clone().jpeg({ progressive: true }).toBuffer(),
    await photo.clone().png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    await photo.clone().avif({ effort: 0 }).toBuffer(),
  ])
    expect(await ingest(bytes)).toMatchObject(taken);
});

it('what comes while 60 pictures wait is refused, and may be sent again', async () => {
  const full = createImages({ storage });
  const bytes = await plain(9, 9).png().toBuffer();
  const sent = await Promise.allSettled(
    Array.from({ length: 70 }, () => full.ingest({ bytes, kind: 'avatar' })),
  );
  const refused = sent.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 10 });
  expect(await full.ingest({ bytes, kind: 'avatar' })).toMatchObject({ ok: true });
});
