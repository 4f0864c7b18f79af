import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { imageCopies, uprightUrl } from '@one-dream/contract/images.ts';
import { semaphore } from '../../server/src/platform/semaphore.ts';
import type { Storage } from '../../server/src/platform/storage/storage.ts';
import { keyOf, type PicturePlan } from './plan-pictures.ts';

/** Prints a line to the terminal. */
export type Report = (line: string) => void;

/**
 * Directory of the demo's pictures, laid out like a site's storage. New ones are added in all sizes and listed in
 * `index.json`.
 */
export const storedDirectory = fileURLToPath(new URL('./stored/', import.meta.url));

/** Path of each picture, by the key of its plan. */
export async function readStored(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(`${storedDirectory}index.json`, 'utf8'));
}

const atOnce = 8;

/** Paths of a picture's copies, the widest last. Only posters have upright copies. */
export function copiesOf({ kind }: PicturePlan, path: string): string[] {
  const copies = imageCopies(path).reverse();
  return kind === 'poster' ? copies : copies.filter((copy) => copy !== uprightUrl(path));
}

/**
 * Copies the demo's pictures to the storage of a site.
 * @returns their paths on the wire, by plan
 */
export async function storePictures<Name extends string>(
  storage: Pick<Storage, 'has' | 'put'>,
  { sets, report }: { sets: Record<Name, PicturePlan[]>; report: Report },
): Promise<Record<Name, string[]>> {
  const kept = await readStored();
  const inTurn = semaphore(atOnce);
  const store = async (plan: PicturePlan): Promise<string> => {
    const path = kept[keyOf(plan)];
    if (!path) throw new Error(`${storedDirectory}index.json names no picture "${keyOf(plan)}".`);
    for (const copy of copiesOf(plan, path)) {
      const key = copy.slice(1);
      if (!(await storage.has(key)))
        await storage.put({
          key,
          body: await readFile(`${storedDirectory}${key}`),
          contentType: 'image/webp',
        });
    }
    return path;
  };
  const entries = Object.entries(sets) as [Name, PicturePlan[]][];
  const stored = entries.map(async ([name, plans]) => {
    const paths = await Promise.all(plans.map((plan) => inTurn(() => store(plan))));
    report(`${name} ${paths.length}/${plans.length}`);
    return [name, paths] as const;
  });
  return Object.fromEntries(await Promise.all(stored)) as Record<Name, string[]>;
}
