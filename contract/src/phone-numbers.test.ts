import { describe, expect, it } from 'vitest';
import { mobileNumber } from './fields.ts';
import { readPhones } from './phone-numbers.ts';

const one = '919876543210';

describe('a phone number', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '0 98765 43210',
    '09876543210',
    '91 98765 43210',
    '919876543210',
    '+91 98765-43210',
    '+919876543210',
    '0091 98765 43210',
    '00919876543210',
    '98765.43210',
    '+91.98765.43210',
    '+91 (0) 98765 43210',
    '(+91) 98765 43210',
    '(98765) 43210',
    '98765–43210',
    '987-654-3210',
    '9 8 7 6 5 4 3 2 1 0',
    '\u202a+91\u00a098765\u00a043210\u202c',
    '\u200e+91 98765 43210',
    '\u2066+91 98765 43210\u2069',
    '\ufeff9876543210',
    'tel:+919876543210',
    'Mob. 98765 43210',
    '98765 43210 (WhatsApp)',
    'Raju: 98765 43210',
    '९८७६५४३२१०',
    '９８７６５４３２１０',
    '৯৮৭৬৫৪৩২১০',
  ])('written as %j is the same in the profile and in a sheet', (text) => {
    expect(readPhones(text)).toEqual([one]);
    expect(mobileNumber.safeParse(text)).toMatchObject({ success: true, data: '9876543210' });
  });

  it.each([
    '98765 43210, 91234 56789',
    '9876543210/9123456789',
    '9876543210 9123456789',
    '98765 43210 91234 56789',
    '+91 98765 43210 or +91 91234 56789',
    '9876543210\n9123456789',
    '98765-43210 & 91234-56789',
  ])('is not alone in %j', (text) => {
    expect(readPhones(text)).toEqual([one, '919123456789']);
    expect(mobileNumber.safeParse(text).error?.issues[0]?.message).toMatch(/one number only/);
  });

  it.each(['+44 7911 123456', '0044 7911 123456', '+44.7911.123456'])('of abroad: %j', (text) => {
    expect(readPhones(text)).toEqual(['447911123456']);
    expect(mobileNumber.safeParse(text).success).toBe(false);
  });

  it.each([
    '',
    '98765',
    '1234567890',
    '5100000001',
    '5123456789',
    '123456789012345678',
    'Raju',
    '+91 12345 67890',
  ])('%j is none', (text) => expect(readPhones(text)).toEqual([]));
});
