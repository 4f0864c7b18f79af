/** As `URL.parse`, which the phones that the site is for do not all have. `undefined` if it is no address. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
