import { readdir, rm, writeFile } from 'node:fs/promises';
import { createImages } from '../../server/src/platform/images/create-images.ts';
import { createDiskStorage } from '../../server/src/platform/storage/disk-storage.ts';
import { rasterise } from '../art/rasterise.ts';
import { planDemo } from '../plan-demo.ts';
import { draw, hashOf } from './draw.ts';
import { type KeptPictures, keptDirectory } from './kept-pictures.ts';
import { keyOf } from './plan-pictures.ts';

/** `npm run demo:draw`: draws the pictures of the demo organisation anew, as if people had sent them. */
const plans = Object.values(planDemo(new Date()).pictures).flat();
await rm(keptDirectory, { recursive: true, force: true });
const images = createImages({ storage: await createDiskStorage({ directory: keptDirectory }) });
const kept: KeptPictures = {};
for (const plan of plans) {
  const svg = draw(plan);
  const taken = await images.ingest({ bytes: await rasterise(svg, plan.width), kind: plan.kind });
  if (!taken.ok) throw new Error(`"${keyOf(plan)}" is not taken: ${taken.reason}.`);
  kept[keyOf(plan)] = { path: taken.path, drawing: hashOf(svg) };
}
// What the storage writes drafts in.
await rm(`${keptDirectory}.unfinished`, { recursive: true });
await writeFile(`${keptDirectory}index.json`, `${JSON.stringify(kept, null, 2)}\n`);
const files = await readdir(`${keptDirectory}images`);
console.log(`${Object.keys(kept).length} pictures in ${files.length} files: ${keptDirectory}`);
