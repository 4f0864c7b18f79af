import '../src/styles/site.css';
import '../src/styles/office.css';
import { afterEach, beforeEach, expect } from 'vitest';
import { closePage } from './open-page.tsx';
import { installStubbedApi, resetStubbedApi } from './stub-api.ts';

installStubbedApi();
// Nobody waits for a quiet moment.
window.requestIdleCallback = (run) =>
  window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }));

beforeEach(() => void resetStubbedApi());

afterEach(() => {
  closePage();
  expect(resetStubbedApi(), 'what the contract or the test does not know').toEqual([]);
});
