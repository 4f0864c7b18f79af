import { expect, it } from 'vitest';
import { alertsOf } from './health-words.ts';

const check = (name: 'API' | 'Mail', state: 'ok' | 'failing') =>
  ({ name, state, latencyMs: null, detail: '' }) as const;
const line = (name: 'mail' | 'backup' | 'push', state: 'ok' | 'todo' | 'failing' | 'off') =>
  ({ name, state, say: '' }) as const;

it('counts what is to be done as well as what fails', () => {
  const lines = [line('mail', 'ok'), line('backup', 'todo'), line('push', 'off')];
  expect(alertsOf([check('API', 'ok')], lines)).toEqual({ alerts: 1, failing: 0 });
});

it('counts once what both lists have', () => {
  const checks = [check('API', 'failing'), check('Mail', 'failing')];
  expect(alertsOf(checks, [line('mail', 'failing')])).toEqual({ alerts: 2, failing: 2 });
});

it('counts the live checks before the others are there', () => {
  expect(alertsOf([check('Mail', 'failing')], [])).toEqual({ alerts: 1, failing: 1 });
});
