import { inTab } from './kept.ts';
import { keptPath } from './kept-path.ts';

/**
 * Where a visitor was going before signing in. Kept per tab, so that it survives the round trip to Discord; after half an hour
 * they have forgotten it.
 */
const kept = keptPath({
  where: inTab,
  key: 'return-path',
  lifetime: 30 * 60_000,
});

export const rememberReturnPath = kept.keep;
/** The path to go to after signing in: within this site, or home. */
export const readReturnPath = kept.read;
export const forgetReturnPath = kept.forget;
