import type { Outside } from './outside.ts';
import type { Hooks } from './work/hooks.ts';
import type { Writers } from './work/work.ts';

/** Made once and handed to every action: what is outside the features, and what the app has wired between them. */
export interface Platform extends Outside {
  /** Hooks by which lower features call upper ones, in the same transaction. */
  hooks: Hooks;
  /** How a unit of work writes its audit and its notices. */
  writers: Writers;
}
