import { expect } from 'vitest';
import type { Answer } from '../../../factories/api.ts';

/** Number of rounds per race; `ROUNDS=500` for a long run. Races of hundreds of calls use a fifth. */
const rounds = Number(process.env.ROUNDS ?? 50);

/**
 * Runs a race again and again and goes on after a violation, so that they can be counted.
 * @param round one race, with a look at what it left; throws what is wrong
 */
export async function runRounds({
  race,
  isCostly = false,
  round,
}: {
  race: string;
  isCostly?: boolean;
  round: (number: number) => Promise<void>;
}): Promise<void> {
  const count = isCostly ? Math.ceil(rounds / 5) : rounds;
  const violations: string[] = [];
  const begun = performance.now();
  for (let number = 0; number < count; number++)
    await round(number).catch((error: Error) => void violations.push(error.message));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.info(`${race}: ${count} rounds, ${violations.length} violations, ${seconds} s`);
  expect(violations).toEqual([]);
}

/** Counts answers by code: `{ ok: 1, SLOTS_FILLED: 199 }`. @throws if any is a server failure */
export function tally(answers: readonly Answer[]): Record<string, number> {
  for (const { status, body } of answers) if (status >= 500) throw new Error(JSON.stringify(body));
  const groups = Map.groupBy(answers, ({ body }) => String(body.code ?? 'ok'));
  return Object.fromEntries([...groups].map(([code, group]) => [code, group.length]));
}
