/** Whether two values, or what two forms hold, are equal as JSON. An empty field is equal to a missing one. */
export function areSame(a: unknown, b: unknown): boolean {
  return asJson(a) === asJson(b);
}

const asJson = (value: unknown) =>
  JSON.stringify(value, (_key, part) => (part === '' ? undefined : part));
