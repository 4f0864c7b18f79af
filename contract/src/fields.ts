import * as z from 'zod/mini';
import { emailMaxLength, passwordLength, phonePrefix, searchedTogether } from './limits.ts';
import { isStreamSafe, normalised } from './text.ts';

/** So many times as long as what is kept may be what comes: letters in pieces, spaces around them. */
const rawFactor = 4;

/**
 * Any text that is tidied before it is checked. Its raw length is looked at first, and what cannot be normalised
 * in linear time is refused: nothing that is done to a text later costs more than reading it.
 * Every field that changes a text is made of this.
 */
export function typed({
  max,
  required,
  tooLong,
  unusable,
  tidy,
}: {
  /** Longest text after tidying. */
  max: number;
  required?: string | undefined;
  tooLong: string;
  unusable: string;
  tidy: (text: string) => string;
}) {
  return z.pipe(
    z
      .string(required)
      .check(
        z.maxLength(max * rawFactor, { error: tooLong, abort: true }),
        z.refine(isStreamSafe, { error: unusable, abort: true }),
      ),
    z.transform(tidy),
  );
}

const wordsOf = (label: string, max: number) => ({
  required: `${label} is required.`,
  tooLong: `${label} can be at most ${max} characters long.`,
  unusable: `${label} has characters that cannot be used here.`,
});

/**
 * One line of text as a person types it: NFC, outer and doubled spaces removed, control and
 * invisible formatting characters refused. `label` starts the messages: "Team name is required.".
 */
export function line({ label, min, max }: { label: string; min: number; max: number }) {
  const words = wordsOf(label, max);
  return z.pipe(
    typed({ max, ...words, tidy: (text) => normalised(text, 'NFC').replace(/\s+/gu, ' ').trim() }),
    z.string().check(
      z.minLength(min, min <= 1 ? words.required : `${label} needs at least ${min} characters.`),
      z.maxLength(max, words.tooLong),
      z.refine((text) => !hasForbiddenCharacters(text), words.unusable),
    ),
  );
}

/** Several lines of text; line breaks kept (CRLF becomes LF), other control characters refused. */
export function paragraphs({ label, min = 0, max }: { label: string; min?: number; max: number }) {
  const words = wordsOf(label, max);
  return z.pipe(
    typed({
      max,
      ...words,
      tidy: (text) => normalised(text, 'NFC').replace(/\r\n?/g, '\n').trim(),
    }),
    z.string().check(
      z.minLength(min, words.required),
      z.maxLength(max, words.tooLong),
      z.refine((text) => !hasForbiddenCharacters(text.replace(/[\n\t]/g, ' ')), words.unusable),
    ),
  );
}

/** Search text of a list: compared as typed, spaces included, in NFC. */
export function searchText({ max }: { max: number }) {
  const words = wordsOf('A search', max);
  return z.pipe(
    typed({ max, ...words, tidy: (text) => normalised(text, 'NFC') }),
    z.string().check(
      z.maxLength(max, words.tooLong),
      z.refine((text) => !hasForbiddenCharacters(text), words.unusable),
    ),
  );
}

/** Several search texts at once. */
export function searchTexts({ max }: { max: number }) {
  return z.array(searchText({ max })).check(
    z.maxLength(searchedTogether, `Search for at most ${searchedTogether} at once.`),
    z.refine((texts) => texts.every((text) => text.trim() !== ''), 'Leave out what is empty.'),
  );
}

// Control characters, lone surrogates, bidi overrides and invisible separators. Zero-width joiner and
// non-joiner stay: Indian scripts need them.
const forbidden =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff]/u;

function hasForbiddenCharacters(text: string): boolean {
  return forbidden.test(text);
}

/** An e-mail address, lower-cased, as it is kept and compared. */
export const email = z.pipe(
  typed({
    max: emailMaxLength,
    required: 'Email is required.',
    tooLong: 'That email address is too long.',
    unusable: 'Enter a valid email address.',
    tidy: (text) => normalised(text, 'NFKC').trim().toLowerCase(),
  }),
  z
    .string()
    .check(
      z.minLength(1, 'Email is required.'),
      z.maxLength(emailMaxLength, { error: 'That email address is too long.', abort: true }),
      z.email('Enter a valid email address.'),
    ),
);

/** A password on its way in; what is common is refused by the server, which has the list. */
export const newPassword = z.string('Password is required.').check(
  z.minLength(passwordLength.min, `Use at least ${passwordLength.min} characters.`),
  z.maxLength(passwordLength.max, {
    error: `Use at most ${passwordLength.max} characters.`,
    abort: true,
  }),
  z.refine(isStreamSafe, 'Use a password without that many accents in a row.'),
);

/** A password to be compared: nothing is said about its form. */
export const existingPassword = z
  .string('Password is required.')
  .check(z.minLength(1, 'Password is required.'), z.maxLength(1024, 'That password is too long.'));

const notMobile = 'Enter a 10-digit Indian mobile number, such as 9876543210.';

/** A ten-digit Indian mobile number without prefix, or empty. `+91 98765-43210` is taken as `9876543210`. */
export const mobileNumber = z.pipe(
  typed({
    max: 20,
    tooLong: notMobile,
    unusable: notMobile,
    tidy: (text) => {
      const compact = text.replace(/[\s()-]/g, '');
      return compact.startsWith(phonePrefix) ? compact.slice(phonePrefix.length) : compact;
    },
  }),
  z.string().check(z.regex(/^([6-9]\d{9})?$/, notMobile)),
);

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Identifier of a row, as it travels under `_id`. */
export const id = z.string().check(z.regex(idForm, 'That is not an id.'));

/** Whether it could be the identifier of a row. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && idForm.test(value);
}

/** An opaque secret in a path or body, as this site issued it. Only looking it up tells whether it is one. */
export const opaqueToken = z
  .string('That link is not valid.')
  .check(z.minLength(1, 'That link is not valid.'), z.maxLength(200, 'That link is not valid.'));

/** ISO 8601 UTC. */
export const timestamp = z.string();

const linkMaxLength = 2048;
const notALink = 'Use a link that starts with https:// or with / for a page of this site.';

/** `https:` or a path of this site; never another scheme. Empty means none. */
export const link = z.pipe(
  typed({
    max: linkMaxLength,
    tooLong: 'That link is too long.',
    unusable: notALink,
    tidy: (text) => text.trim(),
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
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

export const picturePath = z.string();

/** How many there are in all; of what a search finds at most `searchCountCap`. */
export const listTotal = z.number();

/** Where the next page of a list begins: the id of the last one of the page before. */
export const cursor = z.string().check(z.regex(idForm, 'That cursor is not valid.'));

/** As `cursor`, of a list in another order than that of the ids: with what the last one was sorted by. */
export const sortedCursor = z
  .string()
  .check(
    z.regex(
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[\w-]{1,700})?$/,
      'That cursor is not valid.',
    ),
  );
