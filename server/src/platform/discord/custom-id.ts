/**
 * Custom id of a button: version, action and ids. Whoever presses may have written it themselves, so it is
 * never believed: each id is looked up again by the call that it goes into.
 */
const version = '1';
/** Discord's limit. */
const longest = 100;
const part = /^[\w-]{0,40}$/;

export interface Pressed {
  action: string;
  args: string[];
}

export function writeCustomId(action: string, ...args: readonly string[]): string {
  const text = [version, action, ...args].join('|');
  if (text.length > longest) throw new Error(`The custom id of ${action} is too long.`);
  return text;
}

/** `undefined` for one of another version, or that nobody here wrote. */
export function readCustomId(text: string): Pressed | undefined {
  if (text.length > longest) return undefined;
  const [of, action, ...args] = text.split('|');
  if (of !== version || !action || args.length > 3) return undefined;
  return [action, ...args].every((one) => part.test(one)) ? { action, args } : undefined;
}
