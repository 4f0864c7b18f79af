import { expect, test } from 'vitest';
import { revalidatingCache } from './revalidating-cache.ts';

/** A database of one number: `write` changes it, `makings` counts how often the value was made. */
function openStore() {
  let state = 0;
  let moment = 0;
  const counts = { makings: 0 };
  let beforeAnswer = async () => {};
  const read = revalidatingCache({
    readSnapshot: async () => String(moment),
    readState: async () => String(state),
    make: async () => {
      counts.makings++;
      const made = state;
      await beforeAnswer();
      return made;
    },
  });
  return {
    read,
    counts,
    write: () => {
      state++;
      moment++;
    },
    writeElsewhere: () => {
      moment++;
    },
    holdAnswers: (gate: () => Promise<void>) => {
      beforeAnswer = gate;
    },
  };
}

test('is made once for as long as nothing is written', async () => {
  const { read, counts } = openStore();
  for (let times = 0; times < 20; times++) expect(await read()).toBe(0);
  expect(counts.makings).toBe(1);
});

test('is not made again for what is written elsewhere', async () => {
  const { read, writeElsewhere, counts } = openStore();
  for (let times = 0; times < 5; times++) {
    await read();
    writeElsewhere();
  }
  expect(counts.makings).toBe(1);
});

test('whoever asks after a write gets what was written', async () => {
  const { read, write, counts } = openStore();
  for (let round = 0; round < 20; round++) {
    expect(await read()).toBe(round);
    write();
  }
  expect(counts.makings).toBe(20);
});

test('whoever asks while an older value is on its way does not get that one', async () => {
  const { read, write, holdAnswers } = openStore();
  let release = () => {};
  holdAnswers(
    () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  const before = read();
  await new Promise((resolve) => setTimeout(resolve, 5));
  write();
  const after = read();
  holdAnswers(async () => {});
  release();
  expect(await before).toBe(0);
  expect(await after).toBe(1);
});

test('for a thousand who ask at once it is made once', async () => {
  const { read, counts } = openStore();
  await Promise.all(Array.from({ length: 1000 }, () => read()));
  expect(counts.makings).toBe(1);
});

test('is made again when its moment has come, although nothing was written', async () => {
  const { now, counts, read } = openTurning([100, 300]);
  for (let times = 0; times < 5; times++) expect(await read()).toBe(0);
  now.set(99);
  await read();
  expect(counts.makings).toBe(1);
  now.set(100);
  expect(await read()).toBe(100);
  now.set(250);
  await read();
  expect(counts.makings).toBe(2);
  now.set(400);
  expect(await read()).toBe(400);
  now.set(9000);
  expect(await read()).toBe(400);
  expect(counts.makings).toBe(3);
});

/** Of a value that is another at each of these moments; its own is when it was made. */
function openTurning(moments: readonly number[]) {
  let at = 0;
  const counts = { makings: 0 };
  const read = revalidatingCache({
    readSnapshot: async () => 'nothing written',
    readState: async () => 'nothing written',
    turns: {
      now: () => at,
      next: async () => moments.find((moment) => moment > at) ?? Number.POSITIVE_INFINITY,
    },
    make: async () => {
      counts.makings++;
      return at;
    },
  });
  return { read, counts, now: { set: (moment: number) => (at = moment) } };
}

test('a failure is told to those who waited for it, the next ones are served', async () => {
  let isAway = true;
  const read = revalidatingCache({
    readSnapshot: async () => {
      if (isAway) throw new Error('away');
      return 'here';
    },
    readState: async () => 'here',
    make: async () => 'made',
  });
  await expect(read()).rejects.toThrow('away');
  isAway = false;
  expect(await read()).toBe('made');
});
