/** Error messages of schemas, created when a field is rejected. */

import type { Translatable } from './texts.ts';
import { inEnglish } from './translate.ts';

let speak: (text: Translatable) => string = inEnglish;

/** Error option of a check. Combine with other options: `{ ...refuses(text), abort: true }`. */
export function refuses(text: Translatable): { error: () => string } {
  return { error: () => speak(text) };
}

/** For checks that create their own issues. */
export function refusalText(text: Translatable): string {
  return speak(text);
}

const mark = '\u0000said:';

/**
 * Runs a parse whose messages stay translatable, for translation later: read them with `textOfIssue`. Issues must be read within
 * it, as schemas create messages lazily.
 */
export function keepingTexts<Result>(parse: () => Result): Result {
  const before = speak;
  speak = (text) => mark + JSON.stringify(text);
  try {
    return parse();
  } finally {
    speak = before;
  }
}

/** Text of an issue of `keepingTexts`; `undefined` for the library's own messages. */
export function textOfIssue(message: string): Translatable | undefined {
  return message.startsWith(mark) ? JSON.parse(message.slice(mark.length)) : undefined;
}
