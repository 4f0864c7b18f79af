import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from './find-chromium.ts';

export type { Browser, Page } from '@playwright/test';

/** A browser for programs other than tests. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions({ isWhole: true }));
}
