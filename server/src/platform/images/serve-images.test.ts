import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createImages } from './create-images.ts';
import { serveImages } from './serve-images.ts';

let directory: string;
let app: FastifyInstance;
let path: string;
let storage: Storage;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'serve-'));
  storage = await createDiskStorage({ directory });
  app = Fastify();
  await app.register(serveImages, { storage });
  const bytes = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#fb1' },
  })
    .png()
    .toBuffer();
  const result = await createImages({ storage }).ingest({ bytes, kind: 'logo' });
  path = result.ok ? result.path : '';
  await storage.put({
    key: 'backup/secret.txt',
    body: Buffer.from('secret'),
    contentType: 'text/plain',
  });
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

describe('GET /images/:name', () => {
  it('serves a picture that may be kept for good', async () => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256 });
  });

  it('answers 304 to whoever has it', async () => {
    const { etag } = (await app.inject(path)).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await app.inject({ url: path, headers: { 'if-none-match': String(known) } });
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
    }
    const other = await app.inject({ url: path, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it('sends another copy of a picture from before there was such a copy', async () => {
    const older = `images/${'a'.repeat(40)}`;
    const put = (name: string) =>
      storage.put({
        key: `${older}-${name}.webp`,
        body: Buffer.from(name),
        contentType: 'image/webp',
      });
    await put('480');
    await put('1600');
    for (const name of ['768', '960', '1600-upright']) {
      const answer = await app.inject(`/${older}-${name}.webp`);
      expect([answer.statusCode, answer.body]).toEqual([200, '1600']);
      expect(answer.headers.etag).toBe(`"${'a'.repeat(40)}-${name}.webp"`);
    }
    expect((await app.inject(`/${older}-64.webp`)).statusCode).toBe(404);
  });

  it('answers HEAD', async () => {
    const answer = await app.inject({ method: 'HEAD', url: path });
    expect(answer.statusCode).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
    expect(answer.body).toBe('');
  });

  it.each([
    `/images/${'0'.repeat(40)}-256.webp`,
    '/images/nothing.webp',
    '/images/..%2fbackup%2fsecret.txt',
    '/images/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/images/..',
    '/images/%00',
    '/images/',
  ])('answers 404 to %s, and no one keeps that', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
  });
});
