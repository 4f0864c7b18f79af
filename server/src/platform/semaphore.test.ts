import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { semaphore } from './semaphore.ts';

it('runs at most so many at once, in order, and survives failures', async () => {
  const inTurn = semaphore(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) =>
      inTurn(async () => {
        started.push(n);
        most = Math.max(most, ++running);
        await wait(1 + (n % 3));
        running--;
        if (n % 4 === 0) throw new Error('no');
        return n;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(started).toEqual(Array.from({ length: 12 }, (_, n) => n));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
});

it('refuses at once who comes when the queue is full, and takes others when it has room again', async () => {
  const refuse = () => new Error('full');
  const inTurn = semaphore(1, { longestQueue: 2, refuse });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const first = [1, 2, 3].map((n) => inTurn(() => gate.then(() => n)));
  await expect(inTurn(async () => 4)).rejects.toThrow('full');
  open();
  expect(await Promise.all(first)).toEqual([1, 2, 3]);
  expect(await inTurn(async () => 5)).toBe(5);
});

it('refuses at once who would wait too long at the pace of now', async () => {
  let now = 0;
  let took = 100;
  const inTurn = semaphore(1, {
    longestWait: 1000,
    refuse: () => new Error('full'),
    clock: () => now,
  });
  const work = async () => {
    now += took;
  };
  await inTurn(work);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const running = inTurn(() => gate);
  const queued = Array.from({ length: 12 }, () => inTurn(work));
  const outcomes = Promise.allSettled(queued);
  await expect(queued.at(-1)).rejects.toThrow('full');
  await expect(queued.at(-2)).rejects.toThrow('full');
  // The machine gets busy: those at the end are told so before their turn, the others are served.
  took = 600;
  open();
  await running;
  const served = (await outcomes).filter(({ status }) => status === 'fulfilled');
  expect(served.length).toBeGreaterThan(0);
  expect(served.length).toBeLessThan(10);
  // Once it is quiet again, the queue is as long as it was.
  took = 1;
  for (let run = 0; run < 30; run++) await inTurn(work);
  expect(
    (await Promise.allSettled(Array.from({ length: 40 }, () => inTurn(work)))).every(
      ({ status }) => status === 'fulfilled',
    ),
  ).toBe(true);
});
