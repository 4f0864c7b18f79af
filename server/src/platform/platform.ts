import type { Outside } from './outside.ts';
import type { Hooks } from './work/hooks.ts';
import type { Writers } from './work/work.ts';

/** Made once and handed to every action: what is outside the features, and what the app has wired between them. */
export interface Platform extends Outside {
  /** What lower features tell upper ones, in the transaction of the lower one. */
  hooks: Hooks;
  /** How a unit of work writes its audit and its notices. */
  writers: Writers;
}
