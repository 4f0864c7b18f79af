/** A base URL for paths. Avoids a regex, which would backtrack from each slash. */
export function withoutLastSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
