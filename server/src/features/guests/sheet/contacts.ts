import { withLatinDigits } from '@one-dream/contract/game-ids.ts';
import { withoutEnds } from './cells.ts';

/** Parses a WhatsApp number to the form of `wa.me`, or undefined. Without a country code it is India's. */
export function parsePhone(text: string): string | undefined {
  const digits = withLatinDigits(text)
    .replace(/^.*?(?=[+\d])/s, '')
    .replace(/[^\d+]/g, '');
  const bare = digits.replace(/^\+/, '').replace(/^00/, '');
  if (/^[6-9]\d{9}$/.test(bare)) return `91${bare}`;
  if (/^0[6-9]\d{9}$/.test(bare)) return `91${bare.slice(1)}`;
  if (/^91[6-9]\d{9}$/.test(bare)) return bare;
  return digits.startsWith('+') && /^[1-9]\d{7,14}$/.test(bare) ? bare : undefined;
}

export function parseEmail(text: string): string | undefined {
  return text
    .slice(0, 300)
    .split(/[\s<>(),;:"]+/)
    .map((word) => withoutEnds(word, '.'))
    .find((word) => /^[^@]+@[^@.]+(?:\.[^@.]+)*\.[a-z]{2,24}$/i.test(word))
    ?.toLowerCase();
}
