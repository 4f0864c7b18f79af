import { isUntouched } from '../server/src/operations/operations.queries.ts';
import type { Platform } from '../server/src/platform/platform.ts';
import type { Report } from './pictures/stored-pictures.ts';

/** Seeds an unused database with the demo organisation. @returns whether it did */
export async function prepareDemo(
  platform: Platform,
  { report }: { report: Report },
): Promise<boolean> {
  if (!(await isUntouched(platform.db))) return false;
  const begun = performance.now();
  const { seedDemo } = await import('./seed-demo.ts');
  const say: Report = (line) => report(`Preparing the demo organisation … ${line}`);
  if (!(await seedDemo(platform, { report: say }))) return false;
  say(`done after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return true;
}
