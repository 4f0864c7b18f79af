import { expect, test } from 'vitest';
import { assertUndecided } from './disputes.rules.ts';

test.each([
  ['open', undefined],
  ['answered', undefined],
  ['withdrawn', 'This dispute was withdrawn.'],
  ['accepted', 'This dispute is decided already.'],
  ['rejected', 'This dispute is decided already.'],
] as const)('a dispute that is %s: %s', (state, message) => {
  const ask = () => assertUndecided({ state });
  if (message === undefined) expect(ask).not.toThrow();
  else expect(ask).toThrow(expect.objectContaining({ code: 'CONFLICT', message }));
});
