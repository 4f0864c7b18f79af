/** An address that paths are put behind. Not a pattern: one looks for its end from each slash anew. */
export function withoutLastSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
