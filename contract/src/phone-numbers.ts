import { withLatinDigits } from './game-ids.ts';

export const indiaCode = '91';

/** What people and address books write between the digits of one number. */
const inNumber = /[\s().\-\p{Pd}\u2212\u00b7]/gu;
/** Marks of direction and other invisible signs that are copied along with a contact. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Whole numbers, each with a `+` or digits of its own. */
const candidate = /\+?\(?\+?\d[\d\s().\-\p{Pd}\u2212\u00b7]{6,40}/gu;
/** Numbers without a country code are India's: ten digits that begin with 6 to 9, with or without 0, 00 or 91 before them. */
const indian = /^(?:00|0)?(?:91)?0?([6-9]\d{9})$/;

/**
 * Every phone number in a text, in the form of `wa.me` (country code first, digits only), each once.
 * @example readPhones('0 98765 43210 / +91 91234-56789') // ['919876543210', '919123456789']
 */
export function readPhones(text: string): string[] {
  const plain = withLatinDigits(text.slice(0, 300).replace(invisible, ''));
  const found = (plain.match(candidate) ?? []).flatMap((piece) => {
    const one = readOne(piece);
    // Two numbers with nothing but spaces between them.
    return one === undefined ? splitInTwo(piece) : [one];
  });
  return [...new Set(found)];
}

function readOne(piece: string): string | undefined {
  const digits = piece.replace(inNumber, '');
  const isAbroad = digits.startsWith('+') || digits.startsWith('00');
  const bare = digits.replace(/\+/g, '');
  const own = indian.exec(bare)?.[1];
  if (own) return `${indiaCode}${own}`;
  const full = bare.replace(/^00/, '');
  return isAbroad && /^[1-9]\d{7,14}$/.test(full) && !full.startsWith(indiaCode) ? full : undefined;
}

function splitInTwo(piece: string): string[] {
  const words = piece.trim().split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const [first, second] = [words.slice(0, at), words.slice(at)].map((part) =>
      readOne(part.join('')),
    );
    if (first && second) return [first, second];
  }
  return [];
}
