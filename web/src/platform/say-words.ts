import { i18n } from '@lingui/core';
import { englishOf, type Said } from '@one-dream/contract/texts.ts';

/** Translates a text of the contract whose values are plain words, such as a page's name: sufficient for most pages. */
export function sayWords({ key, values }: Said): string {
  return i18n._(key, values, { message: englishOf(key) as string });
}
