import { expect, test } from 'vitest';
import { readDiscordAnswer } from './discord-answer.ts';

const read = (query: string) => readDiscordAnswer(new URLSearchParams(query));

test('a code comes with its state', () => {
  expect(read('code=a&state=b')).toEqual({ kind: 'code', code: 'a', state: 'b' });
});

test('a code without a state is left to the server to refuse', () => {
  expect(read('code=a')).toEqual({ kind: 'code', code: 'a', state: '' });
});

test('whoever cancelled at Discord is told so, even beside a code', () => {
  expect(read('error=access_denied&code=a')).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('cancelled'),
  });
  expect(read('error=server_error')).toMatchObject({ kind: 'refused' });
});

test('an address without an answer is none', () => {
  expect(read('from=/profile')).toEqual({ kind: 'none' });
});
