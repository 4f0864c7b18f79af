import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { email, line, paragraphs, searchText } from './fields.ts';
import { isStreamSafe, normalised } from './text.ts';

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
  ])('stays: %s', (text) => {
    expect(isStreamSafe(text)).toBe(true);
    expect(normalised(text, 'NFC')).toBe(text.normalize('NFC'));
    expect(line({ label: 'Name', min: 1, max: 50 }).safeParse(text).success).toBe(true);
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
