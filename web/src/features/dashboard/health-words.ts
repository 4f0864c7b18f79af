import { t } from '@lingui/core/macro';
import type { HealthLine } from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import type { SystemCheck } from '@one-dream/contract/features/dashboard/dashboard.ts';

/** `9 right, 2 to do, 1 failing`. */
export function sumOf(lines: readonly HealthLine[]): string {
  const count = (state: HealthLine['state']) => lines.filter((line) => line.state === state).length;
  const [right, todo, failing] = [count('ok'), count('todo'), count('failing')];
  if (todo + failing === 0) return t`Everything that is set up works.`;
  if (failing === 0) return t`${right} right, ${todo} to do`;
  return t`${right} right, ${todo} to do, ${failing} failing`;
}

/** Live checks that *Site health* has a line for. */
const lineOf: Partial<Record<SystemCheck['name'], HealthLine['name']>> = {
  Mail: 'mail',
  'Discord bot': 'discord',
};

/** What fails or is to be done: each thing once, though both lists may have it. */
export function alertsOf(
  checks: readonly SystemCheck[],
  lines: readonly HealthLine[],
): { alerts: number; failing: number } {
  const open = lines.filter(({ state }) => state === 'todo' || state === 'failing');
  const others = checks.filter(
    ({ name, state }) => state === 'failing' && !open.some((line) => line.name === lineOf[name]),
  );
  const failing = open.filter(({ state }) => state === 'failing').length + others.length;
  return { alerts: open.length + others.length, failing };
}
