import { emblem } from '../../ui/art/emblem-part.ts';
import { makePart } from '../../ui/feedback/part.ts';

/** Tables and podium: preloaded, as most visitors look at other tabs first. */
export const resultsTab = makePart(
  async () => (await import('./results-tab.tsx')).ResultsTab,
  [emblem],
);
