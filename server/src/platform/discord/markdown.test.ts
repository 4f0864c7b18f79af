import { expect, it } from 'vitest';
import { escapeMarkdown, escapeName, plainName } from './markdown.ts';

it.each([
  ['\u202Eevil\u202C', 'evil'],
  ['a\u2067b\u2069\u200F\u061C', 'ab'],
  ['**b** _i_ ~s~ `c` ||x||', '\\*\\*b\\*\\* \\_i\\_ \\~s\\~ \\`c\\` \\|\\|x\\|\\|'],
  ['@everyone <@&1> <#2>', '\\@everyone \\<\\@&1\\> \\<\\#2\\>'],
  ['[a](https://x.in)', '\\[a\\]\\(https\\://x.in\\)'],
  ['discord.gg/x', 'discord\\.gg/x'],
])('%j is shown as it is, in one direction', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

it('a name stays on its line', () => {
  expect(escapeName(' Soul\n> quote ')).toBe('Soul \\> quote');
  expect(plainName(' \u202ESoul\n*x* ')).toBe('Soul *x*');
});
