import { asWritten, defineTexts, list } from '@one-dream/contract/texts.ts';
import { expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { refusalText } from './refusal.ts';

const { plain, both } = defineTexts('refusal-test', {
  plain: 'Not {team} (yet).',
  both: '{first} {names}',
});
const name = '**@everyone**\u202E';
const escaped = '\\*\\*\\@everyone\\*\\*';

it.each([
  ['a value', plain({ team: name }), `Not ${escaped} (yet).`],
  [
    'texts and lists in it',
    both({ first: plain({ team: name }), names: list([plain({ team: name })]) }),
    `Not ${escaped} (yet). Not ${escaped} (yet).`,
  ],
  [
    'a sentence written by the site',
    asWritten(`See **${name}** - now.`),
    `See \\*\\*${escaped}\\*\\* - now.`,
  ],
])('a refusal is only text, whoever is named in it: %s', (_what, text, shown) => {
  expect(refusalText(new AppError('CONFLICT', text), 'en')).toBe(shown);
});
