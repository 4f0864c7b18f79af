import { t } from '@lingui/core/macro';
import type { HealthLine } from '@one-dream/contract/features/dashboard/dashboard.health.ts';

/** `9 right, 2 to do, 1 failing`. */
export function sumOf(lines: readonly HealthLine[]): string {
  const count = (state: HealthLine['state']) => lines.filter((line) => line.state === state).length;
  const [right, todo, failing] = [count('ok'), count('todo'), count('failing')];
  if (todo + failing === 0) return t`Everything that is set up works.`;
  if (failing === 0) return t`${right} right, ${todo} to do`;
  return t`${right} right, ${todo} to do, ${failing} failing`;
}
