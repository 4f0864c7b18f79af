import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  captainMarks,
  openCaptain,
  openLink,
  sealCaptain,
  sealLink,
} from './guest-secrets.actions.ts';

const key = Buffer.alloc(32, 7);
const [one, other] = [
  { key, entryId: 'one' },
  { key, entryId: 'other' },
];
const captain = { name: 'Asha', phone: '919876543210', mail: '', discord: '' };

it("a captain and a link open as their own entry's alone", () => {
  const sealed = { captain: sealCaptain(one, captain), link: sealLink(one, 'a link') };
  expect(openCaptain(one, sealed.captain)).toEqual(captain);
  expect(openLink(one, sealed.link)).toBe('a link');
  expect(() => openCaptain(other, sealed.captain)).toThrow();
  expect(() => openLink(other, sealed.link)).toThrow();
  // Nor is one taken for the other.
  expect(() => openLink(one, sealed.captain)).toThrow();
});

it('a captain’s marks are hashes with a key, and nothing of what is not there', () => {
  const marks = captainMarks(key, { ...captain, mail: 'asha@example.in' });
  expect(captainMarks(key, { ...captain, mail: 'asha@example.in' })).toEqual(marks);
  expect(captainMarks(randomBytes(32), captain)).not.toEqual(marks);
  expect(captainMarks(key, { mail: '', phone: '' })).toEqual({ mail: null, phone: null });
});
