import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { acceptedLanguage } from './languages.ts';
import { keepingTexts, refuses, textOfIssue } from './refuse.ts';
import { asWritten, day, defineTexts, list, moment, rupees } from './texts.ts';
import { inEnglish, setUpTranslation, translateTo } from './translate.ts';

const texts = defineTexts('test', {
  gone: 'It is gone.',
  full: '{team} is full.',
  lacks: '{count, plural, one {# player is} other {# players are}} missing in {team}.',
  because: 'No: {reason}',
});

const hinglish = {
  'test.full': compileMessageOrThrow('{team} full hai.'),
  'test.lacks': compileMessageOrThrow(
    '{team} mein {count, plural, one {# player} other {# players}} kam hain.',
  ),
};

beforeAll(() => {
  setUpTranslation({
    parse: compileMessageOrThrow,
    messagesOf: (language) => (language === 'hi-Latn' ? hinglish : {}),
  });
});
afterAll(() => setUpTranslation({ parse: (template) => template, messagesOf: () => ({}) }));

it('says a text with its values', () => {
  expect(inEnglish(texts.gone)).toBe('It is gone.');
  expect(inEnglish(texts.full({ team: 'Night Owls' }))).toBe('Night Owls is full.');
  expect(inEnglish(texts.lacks({ count: 1, team: 'A' }))).toBe('1 player is missing in A.');
  expect(inEnglish(texts.lacks({ count: 100000, team: 'A' }))).toBe(
    '1,00,000 players are missing in A.',
  );
  expect(inEnglish(texts.because({ reason: texts.full({ team: 'A' }) }))).toBe('No: A is full.');
  expect(inEnglish(asWritten('{this} stays'))).toBe('{this} stays');
});

it('says it in another language, with its plural forms, and in English what that one lacks', () => {
  expect(translateTo('hi-Latn', texts.full({ team: 'A' }))).toBe('A full hai.');
  expect(translateTo('hi-Latn', texts.lacks({ count: 0, team: 'A' }))).toBe(
    'A mein 0 player kam hain.',
  );
  expect(translateTo('hi-Latn', texts.gone)).toBe('It is gone.');
  expect(translateTo('hi-Latn', texts.because({ reason: texts.full({ team: 'A' }) }))).toBe(
    'No: A full hai.',
  );
});

it('can be stored and sent', () => {
  const text = texts.because({ reason: texts.lacks({ count: 2, team: 'A' }) });
  expect(inEnglish(JSON.parse(JSON.stringify(text)))).toBe('No: 2 players are missing in A.');
});

it('says moments in India’s time, days, lists and money', () => {
  const say = (reason: Parameters<typeof texts.because>[0]['reason']) =>
    inEnglish(texts.because({ reason })).slice('No: '.length);
  const at = new Date('2026-11-22T13:30:00Z');
  expect(say(moment(at, 'time'))).toBe('19:00 IST');
  expect(say(moment(at, 'weekdayAndTime'))).toBe('Sun, 22 Nov, 19:00 IST');
  expect(say(moment('2026-12-31T18:30:00.000Z', 'yearAndTime'))).toBe('1 Jan 2027, 00:00 IST');
  expect(say(day('2026-11-28', 'long'))).toBe('28 November 2026');
  expect(say(list(['a']))).toBe('a');
  expect(say(list(['a', 'b']))).toBe('a and b');
  expect(say(list(['a', texts.full({ team: 'b' }), 'c', 'd']))).toBe('a, b is full., c, and d');
  expect(say(rupees(100000))).toBe('₹1,00,000');
});

it('tells the compiler which values a text takes', () => {
  // @ts-expect-error a value is missing
  texts.full({});
  // @ts-expect-error what is counted is a number
  texts.lacks({ count: '2', team: 'A' });
  // @ts-expect-error there is no such value
  texts.full({ team: 'A', squad: 'B' });
});

it('keeps what a schema says as a text until its reader is known', () => {
  const schema = z.string().check(z.maxLength(3, refuses(texts.full({ team: 'A' }))));
  expect(schema.safeParse('long one').error?.issues[0]?.message).toBe('A is full.');
  const issue = keepingTexts(() => schema.safeParse('long one').error?.issues[0]);
  expect(textOfIssue(issue?.message ?? '')).toEqual(texts.full({ team: 'A' }));
  expect(textOfIssue('Invalid input')).toBeUndefined();
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['*', undefined],
  ['hi', 'hi'],
  ['hi-IN,en;q=0.8', 'hi'],
  ['en-GB,en;q=0.9,hi;q=0.8', 'en'],
  ['fr, hi;q=0.2, en;q=0.1', 'hi'],
  ['hi;q=0.1, en;q=0.9', 'en'],
  ['hi;q=0, en;q=0.1', 'en'],
  ['hi-Latn-IN', 'hi-Latn'],
  ['HI-LATN', 'hi-Latn'],
  ['ta-IN', undefined],
  ['hi;q=no', undefined],
])('takes %o for %o', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
