/** Whether two values, or what two forms hold, are equal as JSON. */
export function areSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
