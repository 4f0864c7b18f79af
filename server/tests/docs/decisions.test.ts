import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../docs/decisions/', import.meta.url);
const files = readdirSync(folder).filter((name) => name !== '0000-template.md');
const numbers = files.map((name) => Number(name.slice(0, 4)));

describe('the records of decisions', () => {
  it('are numbered, each number once', () => {
    expect(files.filter((name) => !/^\d{4}-[a-z0-9-]+\.md$/.test(name))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(files)(
    '%s has its number, a status, and says context, decision and consequences',
    (name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
      expect(text).toMatch(/^Status: (proposed|accepted|superseded by \[\d+\]\(.+\.md\))$/m);
      for (const part of ['Context', 'Decision', 'Consequences'])
        expect(text).toMatch(new RegExp(`^(## ${part}$|\\*\\*${part}\\.\\*\\*)`, 'm'));
    },
  );
});
