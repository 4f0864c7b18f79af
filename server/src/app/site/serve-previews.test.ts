import { Readable } from 'node:stream';
import { previewPath } from '@one-dream/contract/images.ts';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import type { Storage } from '../../platform/storage/storage.ts';
import { servePreviews } from './serve-previews.ts';

const picture = `/images/${'a'.repeat(40)}-600.webp`;

it('draws a preview once for all who ask at once, keeps it, and counts what is drawn', async () => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  const get = vi.fn(async () => ({ body: Readable.from([bytes]), size: bytes.length }));
  const consume = vi.fn(async () => {});
  const app = Fastify();
  servePreviews(app, { storage: { get } as unknown as Storage, limiter: { consume } as never });
  const url = previewPath({ kind: 'team', picture });
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject(url)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(get).toHaveBeenCalledTimes(1);
  const counted = consume.mock.calls.length;
  await app.inject(url);
  expect(consume).toHaveBeenCalledTimes(counted);
  expect(get).toHaveBeenCalledTimes(1);
  await app.inject(previewPath({ kind: 'tournament', picture }));
  expect(consume).toHaveBeenCalledTimes(counted + 1);
  expect(consume).toHaveBeenLastCalledWith('drawnByAddress', expect.any(String));
  await app.close();
});

it('looks once in a minute for a picture that is not there', async () => {
  const get = vi.fn(async () => undefined);
  const consume = vi.fn(async () => {});
  const app = Fastify();
  servePreviews(app, { storage: { get } as unknown as Storage, limiter: { consume } as never });
  const url = previewPath({ kind: 'team', picture });
  for (let times = 0; times < 5; times += 1) expect((await app.inject(url)).statusCode).toBe(404);
  expect(get).toHaveBeenCalledTimes(1);
  expect(consume).toHaveBeenCalledTimes(1);
  await app.close();
});
