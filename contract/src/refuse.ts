/** Error messages of schemas, created when a field is rejected. */

import { inEnglish } from './say.ts';
import type { Said } from './texts.ts';

let speak: (said: Said) => string = inEnglish;

/** Error option of a check. Combine with other options: `{ ...refuses(text), abort: true }`. */
export function refuses(said: Said): { error: () => string } {
  return { error: () => speak(said) };
}

/** For checks that create their own issues. */
export function sayRefusal(said: Said): string {
  return speak(said);
}

const mark = '\u0000said:';

/**
 * Runs a parse whose messages stay translatable, for translation later: read them with `saidOf`. Issues must be read within
 * it, as schemas create messages lazily.
 */
export function keepingTexts<Result>(parse: () => Result): Result {
  const before = speak;
  speak = (said) => mark + JSON.stringify(said);
  try {
    return parse();
  } finally {
    speak = before;
  }
}

/** Text of an issue of `keepingTexts`; `undefined` for the library's own messages. */
export function saidOf(message: string): Said | undefined {
  return message.startsWith(mark) ? JSON.parse(message.slice(mark.length)) : undefined;
}
