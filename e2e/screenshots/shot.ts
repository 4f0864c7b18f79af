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
  /** What has to be seen before the picture is taken; the heading of the page otherwise. */
  shows?: string | RegExp;
  /** Only what is on the screen, for what lies above the page. */
  isOnScreenOnly?: boolean;
  /** All sizes otherwise. */
  sizes?: Size[];
}
