/** How many there are of something; of what a search finds often only that there are at least so many. */
export type Total = { value: number; isAtLeast?: boolean };

/** `1,234`, or `500+`. */
export function totalText({ value, isAtLeast }: Total): string {
  return `${value.toLocaleString('en-IN')}${isAtLeast ? '+' : ''}`;
}
