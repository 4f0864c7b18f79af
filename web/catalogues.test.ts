import { expect, test } from 'vitest';
import { missedWords, readGlossary } from './catalogues/glossary.ts';
import { outsideOf } from './catalogues/outside.ts';
import { listCatalogues, messagesOf, readCatalogue } from './catalogues/po-files.ts';
import { quotedTexts } from './catalogues/quoted.ts';
import { parseTemplate, placeholdersOf } from './catalogues/template.ts';

test('a text that stands in no macro is found, wherever it stands', async () => {
  const code = `
    const names = { won: 'Won', key: 'won' };
    const shown = (
      <section aria-label="Results" title={isLate ? 'Too late' : t\`In time\`}>
        <Trans>Said in <b>three</b> languages</Trans>
        Said in one
        {count > 1 ? \`Write \${count} words\` : plural(count, { one: 'One word', other: '# words' })}
        <Row kind={kind === 'Team' ? 'team' : 'player'} className="grid" done="now" busyText="reading" />
      </section>
    );
    toast.bad('Nobody came.');
    console.error('For the log.');
    throw new Error('For who reads the code.');
  `.replaceAll('\\`', '`');
  const found = await outsideOf('web/src/some-screen.tsx', code);
  expect(found.map((one) => /“(.*)”/.exec(one)?.[1])).toEqual([
    'Won',
    'Results',
    'Too late',
    'Said in one',
    'Write 0 words',
    'now',
    'reading',
    'Nobody came.',
  ]);
});

test('of the server it is what reads as a sentence', async () => {
  const code = `say('Team'); const answer = { message: 'The team is in.' };`;
  expect(await outsideOf('server/src/features/some.actions.ts', code)).toHaveLength(1);
});

test('what was asked for in its own words is said in them, letter by letter', () => {
  const english = new Set(
    listCatalogues('hi')
      .flatMap(readCatalogue)
      .map((one) => one.english),
  );
  expect(quotedTexts.filter((text) => !english.has(text))).toEqual([]);
});

test('a word of the glossary is what the glossary says', () => {
  const glossary = readGlossary();
  const said = { en: '{team}: rooms of the match', 'hi-Latn': '{team}: match ke rooms' };
  expect(missedWords({ ...said, hi: '{team}: मैच के रूम' }, glossary)).toEqual([]);
  const missed = missedWords({ ...said, hi: '{team}: मुक़ाबले के कमरे' }, glossary);
  expect(missed.map((one) => /“(\w+)”$/.exec(one)?.[1]).sort()).toEqual(['match', 'room']);
});

test('every text is there in the pseudo-language, which is English with accents and two fifths longer', () => {
  const { players } = messagesOf('en-XA');
  expect(players['month.january']).toBe('Ĵáñúáŕý~~~');
});

test('placeholders are found in plurals and tags, and an apostrophe is one', () => {
  const text =
    "<0>{name}</0> isn't in '{team}': {n, plural, one {# player of {x}} other {# players}}";
  expect(placeholdersOf(text)).toEqual(['</0>', '<0>', 'n, plural', 'name', 'team', 'x']);
  expect(parseTemplate("'{team}'")).toEqual(["'", ['team'], "'"]);
});
