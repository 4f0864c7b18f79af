/** Error texts of schemas, made when a field is refused. */

import { inEnglish } from './say.ts';
import type { Said } from './texts.ts';

type Speak = (said: Said) => string;
let speak: Speak = inEnglish;

/** Error option of a check. With more of a check's settings: `{ ...refuses(text), abort: true }`. */
export function refuses(said: Said): { error: () => string } {
  return { error: () => speak(said) };
}

/** For a check that makes its issues itself. */
export function sayRefusal(said: Said): string {
  return speak(said);
}

/** A page says them in its language. */
export function sayRefusalsWith(speakToo: Speak): void {
  speak = speakToo;
}

const mark = '\u0000said:';

/**
 * Runs a parse whose refusals are told as texts, for whoever knows the language later: `saidOf` has them. What is wrong has to
 * be read in it: a schema makes its words as they are read.
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

/** Text of an issue of `keepingTexts`; `undefined` for the words of the schema library. */
export function saidOf(message: string): Said | undefined {
  return message.startsWith(mark) ? JSON.parse(message.slice(mark.length)) : undefined;
}
