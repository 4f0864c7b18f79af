import type { Page } from '@playwright/test';
import type { AccountKey } from '../support/api.ts';
import type { Scene } from './scene.ts';

export type Size = 'phone' | 'tablet' | 'desk';

/** One screenshot: a page in one state. */
export interface Shot {
  /** File name. */
  name: string;
  path: string | ((scene: Scene) => string);
  as?: AccountKey | ((scene: Scene) => { token: string });
  /** Runs before the page is opened, for example to stub answers. */
  before?: (page: Page, scene: Scene) => Promise<unknown>;
  /** Brings the open page into the state. */
  act?: (page: Page, scene: Scene) => Promise<unknown>;
  /** Text that must be visible before the screenshot; the page's heading by default. */
  shows?: string | RegExp;
  /** Captures the viewport only, for overlays. */
  isOnScreenOnly?: boolean;
  /** All sizes by default. */
  sizes?: Size[];
}
