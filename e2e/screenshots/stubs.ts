import type { Page } from '@playwright/test';
import { withoutFirstData } from '../support/checks.ts';

/** Stubs a call with a refusal. */
export async function refuse(
  page: Page,
  { path, status = 503, code = 'UNAVAILABLE', message }: Refusal,
): Promise<void> {
  await withoutFirstData(page);
  await page.route(`**/api${path}`, (route) =>
    route.fulfill({ status, json: { success: false, code, message } }),
  );
}

export interface Refusal {
  /** Glob below `/api`. */
  path: string;
  status?: number;
  code?: string;
  message: string;
}

/** Stubs a call with an answer. */
export async function answer(
  page: Page,
  { path, json }: { path: string; json: object },
): Promise<void> {
  await withoutFirstData(page);
  await page.route(`**/api${path}`, (route) => route.fulfill({ json: { success: true, ...json } }));
}
