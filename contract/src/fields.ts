import * as z from 'zod/mini';
import { emailMaxLength, pageSize, passwordLength, searchedTogether } from './limits.ts';
import { parseUrl } from './parse-url.ts';
import { indiaCode, readPhones } from './phone-numbers.ts';
import {
  beforeForbidden,
  hasPiledMarks,
  isStreamSafe,
  isVisible,
  normalised,
  withoutInvisible,
  withPlainBreaks,
} from './text.ts';

/** Raw input may be this many times longer than the stored text: decomposed letters, surrounding spaces. */
const rawFactor = 4;

/**
 * A text that is normalised before validation. Its raw length is checked first, and text that cannot be normalised in linear
 * time is rejected, so later processing never costs more than reading. Every field that transforms text is based on this.
 */
export function typed(text: {
  /** Maximum length after normalising. */
  max: number;
  required?: string | undefined;
  tooLong: string;
  unusable: string;
  tidy: (text: string) => string;
}) {
  return z.pipe(
    z
      .string(text.required)
      .check(
        z.maxLength(text.max * rawFactor, { error: text.tooLong, abort: true }),
        z.refine(isStreamSafe, { error: text.unusable, abort: true }),
      ),
    z.transform(text.tidy),
  );
}

const wordsOf = (label: string, max: number) => ({
  required: `${label} is required.`,
  tooLong: `${label} can be at most ${max} characters long.`,
  unusable: `${label} has characters that cannot be used here.`,
});

/** Rejects control characters and the like, and says where the first one is. */
const allUsable = (label: string) =>
  z.refine<string>((text) => beforeForbidden(text) === undefined, {
    error: ({ input }) => {
      const before = beforeForbidden(String(input));
      return before
        ? `${label} has a character that cannot be used here, after “${before}”.`
        : `${label} starts with a character that cannot be used here.`;
    },
  });

/** Marks that copying brings along are dropped; fillers and line breaks are spaces. */
const asLine = (text: string) =>
  normalised(withoutInvisible(withPlainBreaks(text)), 'NFC')
    .replace(/\s+/gu, ' ')
    .trim();

const asParagraphs = (text: string) =>
  normalised(withoutInvisible(withPlainBreaks(text)).replace(/[\u202d\u202e]/g, ''), 'NFC').trim();

/**
 * A single line of user input: NFC, outer and repeated spaces removed, invisible marks dropped, control characters rejected.
 * `label` starts the messages: "Team name is required.".
 */
export function line({ label, min, max }: { label: string; min: number; max: number }) {
  const words = wordsOf(label, max);
  return z.pipe(
    typed({ max, ...words, tidy: asLine }),
    z.string().check(
      z.minLength(min, min <= 1 ? words.required : `${label} needs at least ${min} characters.`),
      z.maxLength(max, words.tooLong),
      z.refine((text) => min === 0 || isVisible(text), words.required),
      z.refine((text) => !hasPiledMarks(text), words.unusable),
      allUsable(label),
    ),
  );
}

/** Several lines of text; line breaks are kept as LF, invisible marks dropped, other control characters rejected. */
export function paragraphs({ label, min = 0, max }: { label: string; min?: number; max: number }) {
  const words = wordsOf(label, max);
  return z.pipe(
    typed({
      max,
      ...words,
      tidy: asParagraphs,
    }),
    z.string().check(
      z.minLength(min, words.required),
      z.maxLength(max, words.tooLong),
      z.refine((text) => min === 0 || isVisible(text), words.required),
      allUsable(label),
    ),
  );
}

/** Search text of a list: compared verbatim, spaces included, in NFC. */
export function searchText({ max }: { max: number }) {
  const words = wordsOf('A search', max);
  return z.pipe(
    typed({ max, ...words, tidy: (text) => normalised(withoutInvisible(text), 'NFC') }),
    z.string().check(z.maxLength(max, words.tooLong), allUsable('A search')),
  );
}

export function searchTexts() {
  return z.array(searchText({ max: 100 })).check(
    z.maxLength(searchedTogether, `Search for at most ${searchedTogether} at once.`),
    z.refine((texts) => texts.every((text) => text.trim() !== ''), 'Leave out what is empty.'),
  );
}

/** An email address, lower-cased for storage and comparison. */
export const email = z.pipe(
  typed({
    max: emailMaxLength,
    required: 'Email is required.',
    tooLong: 'That email address is too long.',
    unusable: 'Enter a valid email address.',
    tidy: (text) => normalised(asParagraphs(text), 'NFKC').trim().toLowerCase(),
  }),
  z
    .string()
    .check(
      z.minLength(1, 'Email is required.'),
      z.maxLength(emailMaxLength, { error: 'That email address is too long.', abort: true }),
      z.email('Enter a valid email address.'),
    ),
);

/** A new password; the server rejects common ones, as it has the list. */
export const newPassword = z.string('Password is required.').check(
  z.minLength(passwordLength.min, `Use at least ${passwordLength.min} characters.`),
  z.maxLength(passwordLength.max, {
    error: `Use at most ${passwordLength.max} characters.`,
    abort: true,
  }),
  z.refine(isStreamSafe, 'Use a password without that many accents in a row.'),
);

/** A password to verify: its format is not validated. */
export const existingPassword = z
  .string('Password is required.')
  .check(z.minLength(1, 'Password is required.'), z.maxLength(1024, 'That password is too long.'));

const notMobile = 'Enter a 10-digit Indian mobile number, such as 9876543210.';

/** Result for a text with more than one number. */
const twoNumbers = '2';

/** A ten-digit Indian mobile number without prefix, or empty; read as any phone number is (`phone-numbers.ts`). */
export const mobileNumber = z.pipe(
  typed({
    max: 20,
    tooLong: notMobile,
    unusable: notMobile,
    tidy: (text) => {
      const [number = text.trim(), ...others] = readPhones(text);
      if (others.length > 0) return twoNumbers;
      return number.startsWith(indiaCode) ? number.slice(indiaCode.length) : number;
    },
  }),
  z.string().check(
    z.refine((text) => text !== twoNumbers, {
      error: 'Enter one number only: the one on which you are reached.',
      abort: true,
    }),
    z.regex(/^([6-9]\d{9})?$/, notMobile),
  ),
);

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Identifier of a row, sent as `_id`. */
export const id = z.string().check(z.regex(idForm, 'That is not an id.'));

/** Whether it has the form of a row identifier. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && idForm.test(value);
}

/** An opaque secret issued by this site, in a path or body. Only a look-up can validate it. */
export const opaqueToken = z
  .string('That link is not valid.')
  .check(z.minLength(1, 'That link is not valid.'), z.maxLength(200, 'That link is not valid.'));

/** ISO 8601 UTC. */
export const timestamp = z.string();

const linkMaxLength = 2048;
const notALink = 'Use a link that starts with https:// or with / for a page of this site.';

/** `https:` or a path of this site; no other scheme. Empty means none. */
export const link = z.pipe(
  typed({
    max: linkMaxLength,
    tooLong: 'That link is too long.',
    unusable: notALink,
    tidy: asParagraphs,
  }),
  z.string().check(
    z.maxLength(linkMaxLength, { error: 'That link is too long.', abort: true }),
    z.refine((text) => text === '' || isSafeLink(text), notALink),
  ),
);

/** Whether `text` is an absolute `https:` URL or a path of this site (`/…`, not `//…`). */
export function isSafeLink(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  return parseUrl(text)?.protocol === 'https:';
}

export const picturePath = z.string();

/** Total number of items; for search results at most `searchCountCap`. */
export const listTotal = z.number();

/** Cursor of the next page: the ID of the last row of the previous one. */
const cursor = z.string().check(z.regex(idForm, 'That cursor is not valid.'));

/** Like `cursor`, for lists not sorted by ID: includes the sort value of the last row. */
export const sortedCursor = z
  .string()
  .check(
    z.regex(
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[\w-]{1,700})?$/,
      'That cursor is not valid.',
    ),
  );

const limit = z.optional(z.int().check(z.minimum(1), z.maximum(pageSize.max)));
/** Which part of a list to return. */
export const page = { cursor: z.optional(cursor), limit };
export const sortedPage = { cursor: z.optional(sortedCursor), limit };
