import { expect, test } from 'vitest';
import { checkCatalogues } from './catalogues/check.ts';
import { messagesOf } from './catalogues/po-files.ts';
import { parseTemplate, placeholdersOf } from './catalogues/template.ts';

test('the catalogues have what the code says, nothing else, nothing untranslated, with the same placeholders: npm run texts', async () => {
  const { problems, untranslated } = await checkCatalogues();
  expect(problems).toEqual([]);
  expect(untranslated).toEqual([]);
  // All of the site's code is read by Babel.
}, 120_000);

test('every text is there in the pseudo-language, which is English with accents and two fifths longer', () => {
  const messages = messagesOf('en-XA');
  expect(messages['month.january']).toBe('Ĵáñúáŕý~~~');
});

test('placeholders are found in plurals and tags, and an apostrophe is one', () => {
  const text =
    "<0>{name}</0> isn't in '{team}': {n, plural, one {# player of {x}} other {# players}}";
  expect(placeholdersOf(text)).toEqual(['</0>', '<0>', 'n, plural', 'name', 'team', 'x']);
  expect(parseTemplate("'{team}'")).toEqual(["'", ['team'], "'"]);
});
