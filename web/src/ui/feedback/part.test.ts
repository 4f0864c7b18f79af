import { expect, test, vi } from 'vitest';
import { makePart } from './part.ts';

const Dialog = () => null;

test('is fetched once, however often it is asked for', async () => {
  const load = vi.fn(async () => Dialog);
  const part = makePart(load);
  expect(part.read()).toEqual({ status: 'waiting' });
  await Promise.all([part.fetch(), part.fetch()]);
  await part.fetch();
  expect(load).toHaveBeenCalledTimes(1);
  expect(part.read()).toEqual({ status: 'ready', Component: Dialog });
});

test('what failed can be fetched again, and nothing is thrown', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => Dialog);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const part = makePart(load);
  const states: string[] = [];
  const leave = part.subscribe(() => states.push(part.read().status));
  await part.fetch();
  expect(part.read()).toEqual({ status: 'failed' });
  await part.fetch();
  expect(part.read()).toEqual({ status: 'ready', Component: Dialog });
  leave();
  expect(states).toEqual(['failed', 'waiting', 'ready']);
  await expect(part.awaitCode()).resolves.toBe(Dialog);
});

test('is there once what goes along with it is', async () => {
  const emblem = makePart(async () => Dialog);
  const part = makePart(async () => Dialog, [emblem]);
  const known: string[] = [];
  part.subscribe(() => known.push(emblem.read().status));
  await part.fetch();
  expect(known).toEqual(['ready']);
});
