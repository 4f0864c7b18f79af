import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reasonTexts, textOfReason } from './stored-reasons.ts';
import { asWritten } from './texts.ts';
import { inEnglish, setUpTranslation } from './translate.ts';

beforeAll(() => setUpTranslation({ parse: compileMessageOrThrow, messagesOf: () => ({}) }));
afterAll(() => setUpTranslation({ parse: (template) => template, messagesOf: () => ({}) }));

it.each([
  reasonTexts.takenOut,
  reasonTexts.cancelled,
  reasonTexts.noMatch({ days: '14' }),
  reasonTexts.noShow({ team: 'Night Owls' }),
  reasonTexts.strikesWithin({ points: '3', days: '30' }),
  reasonTexts.headStart({ place: '3' }),
  reasonTexts.weekRank({ rank: '3', tier: 'Semi T1' }),
  reasonTexts.weekRankAverage({ rank: '1', tier: 'T3', average: '12.1' }),
  reasonTexts.groupsJoined({ from: 'B', into: 'A' }),
  reasonTexts.finalDecided({ no: '12' }),
  reasonTexts.notReceived({ reference: 'UPI 4711 (second)' }),
])('finds a reason of ours by its English: %o', (text) => {
  expect(textOfReason(inEnglish(text))).toEqual(text);
});

it('leaves what a person wrote', () => {
  expect(textOfReason('No match in a while.')).toEqual(asWritten('No match in a while.'));
  expect(textOfReason('')).toEqual(asWritten(''));
});
