/**
 * Custom ID of a button: version, action and IDs. The sender may have forged it, so it is never trusted: the call that
 * receives the IDs looks each one up again.
 */
const version = '1';
/** Discord's limit. */
const longest = 100;
const part = /^[\w-]{0,40}$/;

export function writeCustomId(action: string, ...args: readonly string[]): string {
  const text = [version, action, ...args].join('|');
  if (text.length > longest) throw new Error(`The custom id of ${action} is too long.`);
  return text;
}

/** `undefined` for another version or a foreign ID. */
export function readCustomId(text: string): { action: string; args: string[] } | undefined {
  if (text.length > longest) return undefined;
  const [of, action, ...args] = text.split('|');
  if (of !== version || !action || args.length > 3) return undefined;
  return [action, ...args].every((one) => part.test(one)) ? { action, args } : undefined;
}
