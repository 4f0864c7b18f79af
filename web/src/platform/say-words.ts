import { i18n } from '@lingui/core';
import { englishOf, type Said } from '@one-dream/contract/texts.ts';

/** A text of the contract whose values are words, as a name of a page is: most pages need no more of it. */
export function sayWords({ key, values }: Said): string {
  return i18n._(key, values, { message: englishOf(key) as string });
}
