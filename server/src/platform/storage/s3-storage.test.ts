import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { png } from '../../../../factories/pictures.ts';
import { openS3Server, type S3Server, signatureOf } from '../../../tests/support/s3-server.ts';
import { createImages } from '../images/create-images.ts';
import { serveImages } from '../images/serve-images.ts';
import { createStorage } from './create-storage.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

let server: S3Server;
let storage: Storage;
beforeAll(async () => {
  server = await openS3Server();
});
beforeEach(async () => {
  storage = await createS3Storage({ ...server.config, waitMs: 300 });
});
afterEach(() => {
  server.faults.clear();
  server.objects.clear();
});
afterAll(() => server.close());

const put = (key: string, text: string) =>
  storage.put({ key, body: Buffer.from(text), contentType: 'image/webp' });

async function keysOf(listing: AsyncIterable<string>): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of listing) keys.push(key);
  return keys.sort();
}

describe('the stand-in', () => {
  it('signs the example of the service as the service does', () => {
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    const headers: Record<string, string> = {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': empty,
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=',
    };
    const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
    const given = (name: string) => headers[name] ?? '';
    expect(signatureOf({ method: 'GET', url: '/test.txt', given, secret })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });
});

describe('a bucket', () => {
  it('gives back what was put, with its size; undefined for what is not there', async () => {
    await put('images/a-64.webp', 'hello');
    const found = await storage.get('images/a-64.webp');
    expect(found?.size).toBe(5);
    expect(found && (await buffer(found.body)).toString()).toBe('hello');
    expect(await storage.has('images/a-64.webp')).toBe(true);
    expect(await storage.get('images/b-64.webp')).toBeUndefined();
    expect(await storage.has('images/b-64.webp')).toBe(false);
  });

  it('lists page by page, all or those under a folder, and deletes twice without complaint', async () => {
    const keys = Array.from({ length: 8 }, (_, number) => `images/${number}.webp`);
    for (const key of [...keys, 'exports/deep/b.csv']) await put(key, key);
    expect(await keysOf(storage.list())).toEqual(['exports/deep/b.csv', ...keys]);
    expect(await keysOf(storage.list('images'))).toEqual(keys);
    for (const key of [...keys, keys[0] ?? '']) await storage.delete(key);
    expect(await keysOf(storage.list('images'))).toEqual([]);
  });

  it.each(['', '/a', '../a', 'images/../a', 'images/A.webp', 'a'.repeat(201)])(
    'refuses the key %j',
    async (key) => {
      await expect(put(key, 'x')).rejects.toThrow(TypeError);
      await expect(storage.get(key)).rejects.toThrow(TypeError);
      await expect(storage.delete(key)).rejects.toThrow(TypeError);
    },
  );

  it('that fails for a moment is asked again', async () => {
    server.faults.next({ route: 'request', status: 503, times: 2 });
    await put('images/a.webp', 'a');
    server.faults.next({ route: 'request', status: 500 });
    expect(await storage.has('images/a.webp')).toBe(true);
  });

  it.each([
    ['fails', { status: 503 }],
    ['hangs', { hangMs: 60_000 }],
  ])('that %s for long is told as away, in time, and goes on by itself', async (_how, fault) => {
    server.faults.next({ route: 'request', times: Number.POSITIVE_INFINITY, ...fault });
    const begun = performance.now();
    await expect(put('images/a.webp', 'a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(storage.get('images/a.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(performance.now() - begun).toBeLessThan(20_000);
    server.faults.clear();
    await put('images/a.webp', 'a');
    expect(await storage.has('images/a.webp')).toBe(true);
  });

  it('that refuses the keys, or is not there, stops the start with what to check', async () => {
    const { config } = server;
    await expect(createS3Storage({ ...config, secretAccessKey: 'other' })).rejects.toThrow(
      /SignatureDoesNotMatch\. Check S3_ENDPOINT/,
    );
    await expect(createS3Storage({ ...config, bucket: 'nowhere' })).rejects.toThrow(
      /NoSuchBucket.* bucket nowhere is there/,
    );
  });

  it('that is away does not stop the start', async () => {
    server.faults.next({ route: 'request', status: 503, times: 3 });
    const late = await createS3Storage(server.config);
    expect(await keysOf(late.list())).toEqual([]);
  });
});

it('pictures are taken into the bucket, and served from it by another process', async () => {
  const result = await createImages({ storage }).ingest({ bytes: await png(3, 300), kind: 'logo' });
  const path = result.ok ? result.path : '';
  expect([...server.objects.keys()].sort()).toEqual(
    ['128', '256', '64'].map((width) => `${path.slice(1, -'256.webp'.length)}${width}.webp`),
  );
  const app = Fastify();
  const other = await createStorage({ dataDirectory: '/nowhere', s3: server.config });
  await app.register(serveImages, { storage: other });
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(server.objects.get(path.slice(1)) ?? Buffer.of())).toBe(true);
  await app.close();
});

it('without a bucket, pictures are on disk', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'storage-'));
  const disk = await createStorage({ dataDirectory, s3: undefined });
  await disk.put({ key: 'images/a.webp', body: Buffer.from('a'), contentType: 'image/webp' });
  const same = await createDiskStorage({ directory: join(dataDirectory, 'storage') });
  expect(await same.has('images/a.webp')).toBe(true);
  await rm(dataDirectory, { recursive: true });
});
