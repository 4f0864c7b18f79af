import { expect, it } from 'vitest';
import { hashPassword } from './passwords.ts';

it('takes some hundred passwords into its queue and tells the next at once to come back later', async () => {
  const outcomes = Array.from({ length: 620 }, () => hashPassword('a-good-password-1'));
  for (const outcome of outcomes) outcome.catch(() => {});
  await expect(outcomes.at(-1)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 10 });
  // Those who came in time are served all the same.
  await expect(outcomes[0]).resolves.toMatch(/^\$argon2id\$/);
});
