import { readPhones } from '@one-dream/contract/phone-numbers.ts';
import { withoutEnds } from './cells.ts';

export function parseEmail(text: string): string | undefined {
  return text
    .slice(0, 300)
    .split(/[\s<>(),;:"]+/)
    .map((word) => withoutEnds(word, '.'))
    .find((word) => /^[^@]+@[^@.]+(?:\.[^@.]+)*\.[a-z]{2,24}$/i.test(word))
    ?.toLowerCase();
}

/** Removes phone numbers from a text. */
export const withoutPhone = (text: string) => text.replace(/[+\d\s().-]{10,}/g, ' ').trim();

/**
 * An Indian phone number (ten digits, the first from 6 to 9, together or in the usual groups) that is not labelled as an id, or any
 * number with a `+`.
 */
const phone =
  /(?<![\p{L}\p{Nd}+]|\+\p{Nd}{1,3}[ -]?|\bu?id[ :.#-]{0,3})(?:\(\+?91\) ?|\+?91[ -]?|0[ -]?)?[6-9६-९](?:\p{Nd}{4}[ .-]?\p{Nd}{5}|\p{Nd}{2}[ .-]\p{Nd}{3}[ .-]\p{Nd}{4}|\p{Nd}{3}[ .-]\p{Nd}{3}[ .-]\p{Nd}{3})(?![\p{L}\p{Nd}])|\+\p{Nd}[\p{Nd} -]{6,14}\p{Nd}(?!\p{Nd})/giu;

/** Takes phone numbers, and the punctuation around them, out of a text about a team or its players. */
export function takePhones(text: string): { rest: string; phones: string[] } {
  const phones = (text.match(phone) ?? []).filter((one) => readPhones(one).length > 0);
  if (phones.length === 0) return { rest: text, phones };
  const rest = phones
    .reduce((left, one) => left.replace(one, ' '), text)
    .replace(/[([]\s*[)\]]/g, ' ');
  return { rest: withoutEnds(rest, ' –—-_=|→➝➜>~:,/').replace(/ {2,}/g, ' '), phones };
}
