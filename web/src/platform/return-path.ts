import { tabStorage } from './browser-storage.ts';
import { storedPath } from './stored-path.ts';

/**
 * Where a visitor was going before signing in. Stored per tab, so that it survives the round trip to Discord; it expires after
 * half an hour.
 */
const stored = storedPath({
  where: tabStorage,
  key: 'return-path',
  lifetime: 30 * 60_000,
});

export const rememberReturnPath = stored.keep;
/** The path to go to after signing in: within this site, or home. */
export const readReturnPath = stored.read;
export const forgetReturnPath = stored.forget;
