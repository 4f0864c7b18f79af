import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Runs that end when they are told to; each answers with its number, from 1 on. */
function openRuns({ atOnce }: { atOnce: number }) {
  const begun: PromiseWithResolvers<number>[] = [];
  const ask = coalesce(
    () => {
      const run = Promise.withResolvers<number>();
      begun.push(run);
      return run.promise;
    },
    { atOnce, rest: 0 },
  );
  return {
    ask,
    countBegun: () => begun.length,
    end: (no: number) => begun[no - 1]?.resolve(no),
    fail: (no: number) => begun[no - 1]?.reject(new Error(`run ${no}`)),
  };
}

test('the first ones to ask begin a run each at once, as many as may overlap', () => {
  const { ask, countBegun } = openRuns({ atOnce: 2 });
  void ask();
  void ask();
  void ask();
  expect(countBegun()).toBe(2);
});

test('who asks meanwhile shares the next run to begin, however many they are', async () => {
  const { ask, end, countBegun } = openRuns({ atOnce: 1 });
  const first = ask();
  const others = Array.from({ length: 1000 }, ask);
  end(1);
  expect(await first).toBe(1);
  await expect.poll(countBegun).toBe(2);
  end(2);
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
});

test('nobody gets a run that began before they asked', async () => {
  const { ask, end, countBegun } = openRuns({ atOnce: 1 });
  const first = ask();
  const second = ask();
  end(1);
  await first;
  await expect.poll(countBegun).toBe(2);
  const third = ask();
  end(2);
  expect(await second).toBe(2);
  await expect.poll(countBegun).toBe(3);
  end(3);
  expect(await third).toBe(3);
});

test('a run that fails is told to those who share it, and leaves its place', async () => {
  const { ask, end, fail, countBegun } = openRuns({ atOnce: 1 });
  const first = ask();
  const second = ask();
  const third = ask();
  fail(1);
  await expect(first).rejects.toThrow('run 1');
  await expect.poll(countBegun).toBe(2);
  fail(2);
  await expect(second).rejects.toThrow('run 2');
  await expect(third).rejects.toThrow('run 2');
  await wait(5);
  const later = ask();
  end(3);
  expect(await later).toBe(3);
});
