import { expect, it } from 'vitest';
import { searchTermsOf } from './search-terms.ts';

it.each([
  ['nothing', '  ', []],
  ['one name', ' Asha Rao ', ['Asha Rao']],
  [
    'several',
    'asha@example.in, 5123456789;Night Owls',
    ['asha@example.in', '5123456789', 'Night Owls'],
  ],
  ['a pasted column', 'one\n\ntwo\r\nthree\n', ['one', 'two', 'three']],
  ['cells of a row', 'one\ttwo', ['one', 'two']],
  ['the same twice', 'one, one', ['one']],
])('%s', (_what, text, terms) => {
  expect(searchTermsOf(text)).toEqual(terms);
});

it('leaves out what is more than can be searched for at once', () => {
  expect(searchTermsOf(Array.from({ length: 40 }, (_, n) => `p${n}`).join())).toHaveLength(25);
});
