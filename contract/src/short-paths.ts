/** A tournament's address for chats: `/t/` and 25 characters instead of `/tournament/` and 36; the rest of the path stays. */

const longForm =
  /^\/tournament\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?=\/|\?|$)/;

/** Shortens the path of a tournament's page; others stay as they are. */
export function shortPath(path: string): string {
  return path.replace(
    longForm,
    (_, id: string) => `/t/${BigInt(`0x${id.replaceAll('-', '')}`).toString(36)}`,
  );
}

/** The tournament's ID, which a short path has in base 36. Any other code is returned as it is: no tournament has it as its ID. */
export function tournamentIdOf(code: string): string {
  if (!/^[0-9a-z]{1,25}$/.test(code)) return code;
  const number = [...code].reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  );
  const hex = number.toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.+)$/, '$1-$2-$3-$4-$5');
}
