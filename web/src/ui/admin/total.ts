/** A total; for search results often only a lower bound. */
export type Total = { value: number; isAtLeast?: boolean };

/** `1,234`, or `500+`. */
export function totalText({ value, isAtLeast }: Total): string {
  return `${value.toLocaleString('en-IN')}${isAtLeast ? '+' : ''}`;
}
