import { expect, test } from 'vitest';
import { stateOf } from './tournament-state.ts';

test.each([
  ['CLOSED', 'check-in', { text: 'CHECK-IN', like: 'OPENED' }],
  ['CLOSED', 'locked', { text: 'TEAMS ARE SET', like: 'LOCKED' }],
  ['CLOSED', 'closed', { text: 'CLOSED', like: 'CLOSED' }],
  ['OPENED', 'registration', { text: 'OPENED', like: 'OPENED' }],
  ['OPENED', 'cancelled', { text: 'CALLED OFF', like: 'CLOSED' }],
] as const)('%s in the phase %s is called by what one can do', (status, phase, state) => {
  expect(stateOf(status, phase)).toEqual(state);
});
