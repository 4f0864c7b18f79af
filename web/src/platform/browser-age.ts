/**
 * Whether this browser is older than those of `browserslist`: each of them has it since the version named there, but for
 * Firefox, which had it before.
 */
export function isTooOld(): boolean {
  return !('isWellFormed' in String.prototype);
}
