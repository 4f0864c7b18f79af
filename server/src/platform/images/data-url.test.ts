import { picture } from '@one-dream/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { leastProcessor } from '../../../tests/support/processor-time.ts';
import { decodeDataUrl } from './data-url.ts';

const urlOf = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

describe('decodeDataUrl', () => {
  it.each([1, 2, 3, 4, 1000])('gives back %i bytes', (length) => {
    const bytes = Buffer.alloc(length, 0xa5);
    const decoded = decodeDataUrl(urlOf(bytes));
    expect(decoded.ok && bytes.equals(decoded.bytes)).toBe(true);
  });

  it('takes exactly the largest picture, and not a byte more', () => {
    expect(decodeDataUrl(urlOf(Buffer.alloc(picture.maxBytes))).ok).toBe(true);
    const over = decodeDataUrl(urlOf(Buffer.alloc(picture.maxBytes + 3)));
    expect(over).toEqual({ ok: false, reason: 'too-large' });
  });

  it.each([
    'https://example.com/a.png',
    '/images/a.webp',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml,<svg/>',
    'data:,',
    '',
  ])('does not take %j', (text) => {
    expect(decodeDataUrl(text)).toEqual({ ok: false, reason: 'unsupported' });
  });

  it.each(['', 'abc', 'ab=c', '####', 'YWJj YWJj', 'YWJj\n', '===='])(
    'calls the payload %j broken',
    (payload) => {
      expect(decodeDataUrl(`data:image/png;base64,${payload}`)).toEqual({
        ok: false,
        reason: 'broken',
      });
    },
  );

  it('answers 8 MB of nonsense at once', async () => {
    const enough = 1000;
    const spent = await leastProcessor(
      async () => {
        decodeDataUrl(`data:image/png;base64,${'A'.repeat(6_900_000)}!`);
        decodeDataUrl('data:image/'.repeat(700_000));
      },
      { enough },
    );
    expect(spent).toBeLessThan(enough);
  });
});
