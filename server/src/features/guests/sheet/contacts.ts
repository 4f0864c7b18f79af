import { withoutEnds } from './cells.ts';

export function parseEmail(text: string): string | undefined {
  return text
    .slice(0, 300)
    .split(/[\s<>(),;:"]+/)
    .map((word) => withoutEnds(word, '.'))
    .find((word) => /^[^@]+@[^@.]+(?:\.[^@.]+)*\.[a-z]{2,24}$/i.test(word))
    ?.toLowerCase();
}

/** What stands beside a telephone number. */
export const withoutPhone = (text: string) => text.replace(/[+\d\s().-]{10,}/g, ' ').trim();
