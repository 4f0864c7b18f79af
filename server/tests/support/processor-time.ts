import { pbkdf2Sync } from 'node:crypto';

/** CPU time in milliseconds. */
export async function measureProcessor(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The least of some tries, each made only while the one before was too much: what is too much once was a
 * collection of garbage or a first compilation, what is too much each time is the request.
 */
export async function leastProcessor(
  act: () => Promise<unknown>,
  { enough, tries = 4 }: { enough: number; tries?: number },
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let made = 0; made < tries && least > enough; made++)
    least = Math.min(least, await measureProcessor(act));
  return least;
}

/** Milliseconds that the work of `measureSlowness` takes on the machine on which the tests' limits were set. */
const referenceMs = 8;

/** @returns how many times more processor the same work costs here and now, other work beside it included; at least 1 */
export async function measureSlowness(): Promise<number> {
  const spent = await measureProcessor(async () => pbkdf2Sync('a', 'b', 20_000, 64, 'sha512'));
  return Math.max(1, spent / referenceMs);
}
