import { describe, expect, it } from 'vitest';
import { createAnswerStore } from './keep-answers.ts';

interface Asked {
  name: string;
}

function openStore({ maxBytes, bytes = 100_000 }: { maxBytes: number; bytes?: number }) {
  const made: string[] = [];
  const store = createAnswerStore({ maxBytes });
  const readers = { readSnapshot: async () => 'now', readState: async () => 'same' };
  const keep = (kind: string) =>
    store.keep({
      ...readers,
      make: async ({ name }: Asked) => {
        made.push(`${kind} ${name}`);
        return kind.padEnd(bytes, '.');
      },
      sizeOf: (answer) => answer.length,
    });
  return { store, made, keep };
}

describe('kept answers', () => {
  it('take no more than their bytes, of whatever kind they are', async () => {
    const { store, keep } = openStore({ maxBytes: 1_000_000 });
    const kinds = [keep('list'), keep('page')];
    for (let number = 0; number < 60; number++) {
      for (const read of kinds) await read({ name: String(number) });
      expect(store.countBytes()).toBeLessThanOrEqual(1_000_000);
    }
    // It is filled, not emptied each time.
    expect(store.countBytes()).toBeGreaterThan(800_000);
  });

  it('are those that were asked for last', async () => {
    const { made, keep } = openStore({ maxBytes: 350_000 });
    const read = keep('list');
    for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await read({ name });
    expect(made).toEqual(['list a', 'list b', 'list c', 'list d', 'list b']);
  });

  it('do not mix kinds', async () => {
    const { keep } = openStore({ maxBytes: 1_000_000, bytes: 0 });
    const [list, page] = [keep('list'), keep('page')];
    expect(await list({ name: 'a' })).toBe('list');
    expect(await page({ name: 'a' })).toBe('page');
  });

  it('answer what is larger than all of them may be, and do not keep it', async () => {
    const { store, made, keep } = openStore({ maxBytes: 50_000 });
    const read = keep('list');
    expect(await read({ name: 'a' })).toHaveLength(100_000);
    expect(await read({ name: 'a' })).toHaveLength(100_000);
    expect(made).toHaveLength(2);
    expect(store.countBytes()).toBe(0);
  });
});
