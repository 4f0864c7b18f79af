import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../docs/decisions/', import.meta.url);
const index = readFileSync(new URL('README.md', folder), 'utf8');
const files = readdirSync(folder).filter(
  (name) => !['0000-template.md', 'README.md'].includes(name),
);
const numbers = files.map((name) => Number(name.slice(0, 4)));

describe('the records of decisions', () => {
  it('are numbered, each number once', () => {
    expect(files.filter((name) => !/^\d{4}-[a-z0-9-]+\.md$/.test(name))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(files)(
    '%s has its number, a date and a status, says context, decision and consequences, and is listed',
    (name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
      expect(text).toMatch(
        /^Date: \d{4}-\d\d-\d\d.*\. Status: (proposed|accepted|superseded by \[\d+\]\(.+\.md\))(\.|$)/m,
      );
      expect(index).toContain(`](${name})`);
      for (const part of ['Context', 'Decision', 'Consequences'])
        expect(text).toMatch(new RegExp(`^(## ${part}$|\\*\\*${part}\\.\\*\\*)`, 'm'));
    },
  );
});
