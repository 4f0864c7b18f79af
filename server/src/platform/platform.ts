import type { Outside } from './outside.ts';
import type { Hooks } from './work/hooks.ts';
import type { Writers } from './work/work.ts';

/** Created once and passed to every action: external dependencies, and the wiring between features. */
export interface Platform extends Outside {
  /** Hooks through which lower features notify upper ones, in the same transaction. */
  hooks: Hooks;
  /** Writers of audit entries and notices for a unit of work. */
  writers: Writers;
}
