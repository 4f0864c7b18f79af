import { expect, it } from 'vitest';
import { openDetails, sealDetails } from './payee-key.ts';

it('payment details open as those of their payee alone', () => {
  const key = Buffer.alloc(32, 7);
  const details = { upiId: 'asha.k@okaxis', name: 'Asha Kumari', guardian: '' };
  const sealed = sealDetails({ key, userId: 'one', details });
  expect(openDetails({ key, userId: 'one', sealed })).toEqual(details);
  expect(() => openDetails({ key, userId: 'other', sealed })).toThrow();
});
