import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './keyset.ts';

const id = '01900000-0000-7000-8000-000000000001';

describe('the cursor of a sorted list', () => {
  it.each(['', 'zebra', 'a.b', 'आरव शर्मा', "' or 1=1 --", '🎮'])('keeps %j', (key) => {
    const cursor = writeCursor({ id, key });
    expect(cursor).toMatch(/^[\w.-]+$/);
    expect(readCursor(cursor)).toEqual({ id, key });
  });

  it('is the id alone where nothing else was sorted by', () => {
    expect(writeCursor({ id, key: '' })).toBe(id);
  });

  it('leaves out what no text of the database has', () => {
    const cursor = writeCursor({ id, key: 'a\0b' });
    expect(readCursor(cursor).key).toBe('ab');
  });
});
