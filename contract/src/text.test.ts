import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { email, line, link, paragraphs, searchText } from './fields.ts';
import { hasFillers, isStreamSafe, normalised } from './text.ts';

const bait = `a${'\u0301\u0316'.repeat(200_000)}`;

/** Milliseconds of processor that are far from what a cost that grows with the square would be, on any machine. */
const most = 1000;

/** Milliseconds of processor. */
function costOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  return process.cpuUsage(before).user / 1000;
}

describe('400,000 combining marks cost next to nothing', () => {
  it.each([
    ['a line', line({ label: 'Name', min: 1, max: 50 })],
    ['paragraphs', paragraphs({ label: 'Text', max: 10_000 })],
    ['an address', email],
    ['a search', searchText({ max: 100 })],
  ])('in %s, which refuses them', (_what, field) => {
    for (const text of [bait, bait.slice(0, 150), `${bait.slice(0, 150)}@example.in`]) {
      let isTaken = true;
      expect(costOf(() => (isTaken = field.safeParse(text).success))).toBeLessThan(most);
      expect(isTaken).toBe(false);
    }
  });

  it('wherever text is normalised', () => {
    expect(costOf(() => normalised(bait, 'NFKC'))).toBeLessThan(most);
    expect(costOf(() => isStreamSafe(bait))).toBeLessThan(most);
  });
});

describe('text that people write', () => {
  it.each([
    'क्षत्रिय',
    'Việt Nam',
    'తెలుగు',
    'مُحَمَّد',
    '한글',
    '👩🏽‍🚀 Asha',
    'Z\u0336\u0337\u0338algo',
    // Joiners, variants and flags without which it would read otherwise.
    'क्\u200dष श्री\u200cमान',
    'می\u200cخواهم',
    '❤\ufe0f \u0031\ufe0f\u20e3 👨\u200d👩\u200d👧',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ])('stays: %s', (text) => {
    expect(isStreamSafe(text)).toBe(true);
    expect(normalised(text, 'NFC')).toBe(text.normalize('NFC'));
    expect(line({ label: 'Name', min: 1, max: 50 }).parse(text)).toBe(text.normalize('NFC'));
  });
});

it.each(['ന്ത്യൻ', 'হ্যাঁ', 'क़ींची', 'நௌ', 'ਹੈਂ', 'S\u0336\u0337\u0338o\u0336\u0337ul'])(
  'a line takes the marks of %s, and no pile of them',
  (text) => {
    const name = line({ label: 'Name', min: 1, max: 50 });
    expect(name.safeParse(text).success).toBe(true);
    expect(name.safeParse(`a${'\u0316'.repeat(7)}${text}`).success).toBe(false);
  },
);

describe('a name of nothing', () => {
  const name = line({ label: 'Name', min: 1, max: 50 });
  it.each([
    ['two blank Braille patterns', '\u2800\u2800'],
    ['a joiner', '\u200d'],
    ['joiners and non-joiners', '\u200d\u200c\u200d'],
    ['zero-width spaces', '\u200b\u200b\u200b'],
    ['fillers of Hangul', '\u3164\uffa0\u115f\u1160'],
    ['word joiners', '\u2060\u2060'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['marks of direction', '\u200e\u200f\u061c'],
    ['isolates', '\u2066\u2069'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['a grapheme joiner', '\u034f'],
    ['Mongolian vowel separator', '\u180e\u180b'],
    ['inherent vowels of Khmer', '\u17b4\u17b5'],
    ['invisible operators', '\u2061\u2062\u2063\u2064'],
    ['a blank note head', '\u{1d159}'],
    ['spaces of all widths', '\u2003\u3000\u00a0\u202f\u1680'],
    ['marks with nothing below', '\u0301\u0300'],
    ['breaks', '\n\v\u2028\u2029\u0085'],
    ['private signs', '\ue000'],
    ['annotations', '\ufff9\ufffb'],
    ['a mixture', '\u3164\u200d \u2800\ufe0f'],
  ])('is no name: %s', (_what, text) => {
    expect(name.safeParse(text).error?.issues[0]?.message).toBe('Name is required.');
  });
});

describe('copied text loses what nobody sees', () => {
  const name = line({ label: 'Name', min: 1, max: 50 });
  const text = paragraphs({ label: 'Rules', max: 500 });
  it.each([
    ['A\u3164B', 'A B'],
    ['A\u2800\u2800B', 'A B'],
    ['\uffa0A\u115fB\u3164', 'A B'],
    ['So\u200bul', 'Soul'],
    ['So\u200dul', 'Soul'],
    ['\u200eSoul\u200f', 'Soul'],
    ['\u2068Soul\u2069', 'Soul'],
    ['So\u00adul\u2060', 'Soul'],
    ['\ufeffSoul', 'Soul'],
    ['Soul\vKings', 'Soul Kings'],
    ['Soul\u2028Kings', 'Soul Kings'],
    ['Soul\u0085Kings', 'Soul Kings'],
    ['Soul\ufe0f', 'Soul'],
    ['So\u{e0073}ul', 'Soul'],
    ['Soul\ufffc', 'Soul'],
    ['a\u200b\u0301', 'á'],
  ])('in a line: %j is %j', (typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
  });

  it.each([
    ['one\u2028two\u2029three', 'one\ntwo\nthree'],
    ['one\vtwo\ftree', 'one\ntwo\ntree'],
    ['one\r\ntwo\rthree\u0085four', 'one\ntwo\nthree\nfour'],
    ['no\u200bspace so\u00adft \u2060joined', 'nospace soft joined'],
    ['\u202aembedded\u202c \u202dturned\u202c \u2067alone\u2069', 'embedded turned alone'],
    ['\ufefffrom a file', 'from a file'],
    ['a\u3164filler', 'a filler'],
    ['tab\tstays', 'tab\tstays'],
    ['picture \ufffc here', 'picture  here'],
  ])('in paragraphs: %j is %j', (typed, kept) => {
    expect(text.parse(typed)).toBe(kept);
  });

  it('in an address, a link and a search', () => {
    expect(email.parse('\u200easha@exam\u00adple.in\u200b\u2028')).toBe('asha@example.in');
    expect(email.parse('\u202dasha@example.in\u202c')).toBe('asha@example.in');
    expect(link.parse('\u2066https://example.in/a\u200b\u2069')).toBe('https://example.in/a');
    expect(searchText({ max: 20 }).parse('\u200eSo\u200bul')).toBe('Soul');
  });

  it('and the site can say that a filler becomes a space', () => {
    expect(['A\u3164B', 'A\u2800', '\uffa0', 'A\u{1d159}'].map(hasFillers)).toEqual(
      Array(4).fill(true),
    );
    expect(['A B', 'क्\u200dष', '한글', '❤\ufe0f'].map(hasFillers)).toEqual(Array(4).fill(false));
  });
});

describe('what is refused says where it stands', () => {
  it.each([
    ['a NUL', 'Soul\u0000Kings', 'Name has a character that cannot be used here, after “Soul”.'],
    ['an override', 'ab\u202ecd', 'Name has a character that cannot be used here, after “ab”.'],
    ['an escape', '\u001bAB', 'Name starts with a character that cannot be used here.'],
    ['half a sign', 'AB\ud83d', 'Name has a character that cannot be used here, after “AB”.'],
    ['a lost sign', 'Caf\ufffd', 'Name has a character that cannot be used here, after “Caf”.'],
    ['no character', 'Kin\uffffgs', 'Name has a character that cannot be used here, after “Kin”.'],
  ])('%s', (_what, typed, message) => {
    const name = line({ label: 'Name', min: 1, max: 50 });
    expect(name.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });

  it('in paragraphs by its own line', () => {
    const rules = paragraphs({ label: 'Rules', max: 500 });
    expect(
      rules.safeParse('First.\nNo teaming up, no emu\u0007lators').error?.issues[0]?.message,
    ).toBe('Rules has a character that cannot be used here, after “o teaming up, no emu”.');
  });
});

it('is normalised nowhere else', () => {
  const root = join(import.meta.dirname, '../..');
  const files = ['contract/src', 'server/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(folder, name)),
  );
  const normalising = files.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('.normalize('),
  );
  expect(normalising).toEqual(['contract/src/text.ts']);
});
