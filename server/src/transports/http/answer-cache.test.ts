import { asWritten } from '@one-dream/contract/texts.ts';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../errors.ts';
import { createAnswerCache } from './answer-cache.ts';

interface Asked {
  name: string;
}

function openStore({ maxBytes, bytes = 100_000 }: { maxBytes: number; bytes?: number }) {
  const made: string[] = [];
  const store = createAnswerCache({ maxBytes });
  const readers = { readSnapshot: async () => 'now', readState: async () => 'same' };
  const keep = (kind: string) =>
    store.cache({
      ...readers,
      make: async ({ name }: Asked) => {
        made.push(`${kind} ${name}`);
        return kind.padEnd(bytes, '.');
      },
      sizeOf: (answer) => answer.length,
    });
  return { store, made, keep, readers };
}

describe('cached answers', () => {
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

  it('are looked for once where there is nothing, until something is written', async () => {
    const state = { no: 1 };
    const make = vi.fn(async (): Promise<string> => {
      throw new AppError('NOT_FOUND', asWritten('There is nothing.'));
    });
    const read = createAnswerCache().cache({
      readSnapshot: async () => String(state.no),
      readState: async () => String(state.no),
      sizeOf: () => 0,
      make,
    });
    for (let times = 0; times < 5; times += 1)
      await expect(read({})).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(make).toHaveBeenCalledTimes(1);
    state.no = 2;
    make.mockImplementation(async () => 'here');
    expect(await read({})).toBe('here');
  });

  it('are tried again where making them failed', async () => {
    const make = vi.fn(async () => 'here');
    make.mockRejectedValueOnce(new Error('away'));
    const { readers } = openStore({ maxBytes: 1000 });
    const read = createAnswerCache().cache({ ...readers, sizeOf: () => 0, make });
    await expect(read({})).rejects.toThrow('away');
    expect(await read({})).toBe('here');
  });

  it('count what is asked for the first time, before it is made', async () => {
    const { made, keep } = openStore({ maxBytes: 1_000_000 });
    const read = keep('list');
    const count = vi.fn(async () => {});
    await read({ name: 'a' }, count);
    await read({ name: 'a' }, count);
    expect(count).toHaveBeenCalledTimes(1);
    count.mockRejectedValueOnce(new AppError('TOO_MANY_REQUESTS', asWritten('Too many.')));
    await expect(read({ name: 'b' }, count)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(made).toEqual(['list a']);
  });
});
