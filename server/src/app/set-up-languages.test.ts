import { translateTo } from '@one-dream/contract/translate.ts';
import { expect, it } from 'vitest';
import { commonTexts } from '../common.texts.ts';
import { AppError } from '../errors.ts';
import { setUpLanguages } from './set-up-languages.ts';

it('a refusal is said in the reader’s language; a log has it in English', () => {
  setUpLanguages();
  const refusal = new AppError('NOT_FOUND', commonTexts.noTeam);
  expect(refusal.message).toBe('There is no such team.');
  expect(translateTo('hi-Latn', refusal.text)).toBe('Aisi koi team nahi hai.');
  expect(translateTo('hi', refusal.text)).toBe('ऐसी कोई टीम नहीं है।');
});
