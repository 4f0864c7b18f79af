import type { Page } from '@playwright/test';
import { withoutFirstData } from '../support/checks.ts';

/** Answers a call with a refusal, as the server would. */
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
  /** Below `/api`, as a glob. */
  path: string;
  status?: number;
  code?: string;
  message: string;
}

/** Answers a call as if the server had this to say. */
export async function answer(
  page: Page,
  { path, json }: { path: string; json: object },
): Promise<void> {
  await withoutFirstData(page);
  await page.route(`**/api${path}`, (route) => route.fulfill({ json: { success: true, ...json } }));
}
