import { describe, expect, it } from 'vitest';
import { findExcess } from './find-excess.ts';

describe('more than any call takes', () => {
  it.each([
    ['a long text', { name: 'x'.repeat(40_001) }, 'name'],
    ['a long text far inside', { name: 'x', list: [{ deep: ['x'.repeat(40_001)] }] }, 'list'],
    ['a long list', { name: 'x', list: Array.from({ length: 5_001 }, () => 1) }, 'list'],
    ['long lists in a list', { list: Array.from({ length: 80 }, () => Array(80).fill(1)) }, 'list'],
    ['much in one object', { rest: Object.fromEntries(Array(5_001).entries()) }, 'rest'],
  ])('is %s', (_what, body, field) => {
    expect(findExcess(body)).toBe(field);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'x'.repeat(50_000)],
    [
      'a full form',
      { text: 'x'.repeat(40_000), list: Array.from({ length: 400 }, () => ({ a: 1 })) },
    ],
  ])('is not %s', (_what, body) => {
    expect(findExcess(body)).toBeUndefined();
  });

  it('is not a picture where one is expected', () => {
    const body = { image: `data:image/png;base64,${'A'.repeat(100_000)}` };
    expect(findExcess(body, { carriesPicture: true })).toBeUndefined();
    expect(findExcess(body)).toBe('image');
  });
});
