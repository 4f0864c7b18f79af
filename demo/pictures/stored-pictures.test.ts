import { readdir, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { planDemo } from '../plan-demo.ts';
import { keyOf } from './plan-pictures.ts';
import { copiesOf, readStored, storedDirectory, storePictures } from './stored-pictures.ts';

const plans = Object.values(planDemo(new Date()).pictures).flat();

it('keeps what is planned, and nothing else', async () => {
  expect(Object.keys(await readStored()).sort()).toEqual([...new Set(plans.map(keyOf))].sort());
});

it('has every copy of each picture as a file, none of them large, and no file beside them', async () => {
  const kept = await readStored();
  const copies = plans.flatMap((plan) =>
    copiesOf(plan, kept[keyOf(plan)] ?? '').map((path) => path.replace('/images/', '')),
  );
  const files = await readdir(`${storedDirectory}images`);
  expect(files.toSorted()).toEqual([...new Set(copies)].sort());
  for (const file of files) {
    const { size } = await stat(`${storedDirectory}images/${file}`);
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThan(250_000);
  }
});

it('are the same pictures whatever the day', () => {
  const later = planDemo(new Date('2031-12-31T18:30:00Z'));
  expect(Object.values(later.pictures).flat().map(keyOf)).toEqual(plans.map(keyOf));
});

it('goes into the storage of a site once', async () => {
  const stored = new Map<string, Uint8Array>();
  const storage = {
    has: async (key: string) => stored.has(key),
    put: async ({ key, body }: { key: string; body: Uint8Array }) => {
      expect(stored.has(key)).toBe(false);
      stored.set(key, body);
    },
  };
  const said: string[] = [];
  const sets = { posters: planDemo(new Date()).pictures.posters };
  for (const _start of [1, 2])
    await storePictures(storage, { sets, report: (line) => said.push(line) });
  expect(said).toEqual(['posters 3/3', 'posters 3/3']);
  expect(stored.size).toBe(15);
});
