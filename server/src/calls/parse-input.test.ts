import { calls } from '@one-dream/contract/calls.ts';
import { register } from '@one-dream/contract/features/auth/auth.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import { beforeAll, expect, it } from 'vitest';
import { setUpLanguages } from '../app/set-up-languages.ts';
import { AppError } from '../errors.ts';
import { parseInput } from './parse-input.ts';

beforeAll(setUpLanguages);

async function fieldsIn(language: 'en' | 'hi', call: (typeof calls)[number]['call']) {
  const refusal = await parseInput(call, {
    params: { id: '0' },
    readBody: async () => ({ body: {}, pictures: {} }),
  }).catch((error: unknown) => error);
  const fields = refusal instanceof AppError ? (refusal.fields ?? {}) : {};
  return Object.values(fields).map((text) => translateTo(language, text));
}

it('says in the reader’s language what is missing in an empty form of every call', async () => {
  const english: string[] = [];
  for (const { call } of calls) {
    english.push(...(await fieldsIn('en', call)));
    for (const sentence of await fieldsIn('hi', call))
      expect(sentence).toMatch(/\p{Script=Devanagari}/u);
  }
  expect(english.length).toBeGreaterThan(50);
  expect(english).toContain('Email is required.');
});

it('keeps the English words of the contract', async () => {
  expect(await fieldsIn('en', register)).toContain('Password is required.');
});
