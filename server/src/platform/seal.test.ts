import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveKey, seal, unseal } from './seal.ts';

const key = deriveKey('a secret of the installation', 'for this');
const sealed = seal({ key, text: 'Room 4711', context: 'one row' });

it('is read by the holder of the key, as what it was sealed for', () => {
  expect(unseal({ key, sealed, context: 'one row' })).toBe('Room 4711');
});

it('is bound to its row: moved to another one it opens nothing', () => {
  expect(() => unseal({ key, sealed, context: 'another row' })).toThrow();
});

it('opens nothing with another key, or changed', () => {
  const other = deriveKey('a secret of the installation', 'for that');
  expect(() => unseal({ key: other, sealed, context: 'one row' })).toThrow();
  expect(() => unseal({ key: randomBytes(32), sealed, context: 'one row' })).toThrow();
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(14) ^ 1, 14);
  expect(() => unseal({ key, sealed: changed, context: 'one row' })).toThrow();
});
