import { expect, test } from 'vitest';
import { mailAppOf } from './mail-app.ts';

test.each([
  ['somebody@gmail.com', 'Gmail'],
  ['Some.Body@GMAIL.com', 'Gmail'],
  ['somebody@yahoo.co.in', 'Yahoo Mail'],
  ['somebody@hotmail.com', 'Outlook'],
  ['somebody@rediffmail.com', 'Rediffmail'],
  ['somebody@example.in', undefined],
  ['gmail.com@evil.example', undefined],
  ['somebody@notgmail.com', undefined],
])('the mail of %s is read in %s', (email, name) => expect(mailAppOf(email)?.name).toBe(name));
