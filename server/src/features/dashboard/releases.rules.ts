/** Compares two versions such as `1.2.3`. */
export function isNewer(one: string, than: string): boolean {
  const [a, b] = [one, than].map((version) => version.split('.').map(Number));
  for (let at = 0; at < 3; at++) {
    const [left = 0, right = 0] = [a?.[at], b?.[at]];
    if (left !== right) return left > right;
  }
  return false;
}
