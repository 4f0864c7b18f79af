/**
 * Whether this browser is older than the versions in `browserslist`. `isWellFormed` came with exactly those
 * versions, except in Firefox, which had it earlier.
 */
export function isTooOld(): boolean {
  return !('isWellFormed' in String.prototype);
}
