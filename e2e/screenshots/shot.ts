import type { Page } from '@playwright/test';
import type { AccountKey } from '../support/api.ts';
import type { Scene } from './scene.ts';

export type Size = 'phone' | 'tablet' | 'desk';

/** One picture: a page in one state. */
export interface Shot {
  /** Name of the file. */
  name: string;
  path: string | ((scene: Scene) => string);
  as?: AccountKey | ((scene: Scene) => { token: string });
  /** Before the page is opened: answers in the server's place. */
  before?: (page: Page, scene: Scene) => Promise<unknown>;
  /** Leads from the open page to the state. */
  act?: (page: Page, scene: Scene) => Promise<unknown>;
  /** Text that must be visible before the screenshot; the page's heading by default. */
  shows?: string | RegExp;
  /** Captures the viewport only, for overlays. */
  isOnScreenOnly?: boolean;
  /** All sizes by default. */
  sizes?: Size[];
}
