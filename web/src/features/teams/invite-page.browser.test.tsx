import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

test('a refusal stands above the buttons', async () => {
  const leader = { name: 'Gita Menon', email: 'gita@example.in', profile: '' };
  api.answers('/team/invite/{code}', {
    data: { name: 'Monsoon Mavericks', logo: '', leader, memberCount: 1 },
  });
  const message = 'The team has just filled up.';
  api.refuses('/team/invite/player/{code}', { code: 'TEAM_FULL', message });
  await openPage('/team/invite/code', { as: newUser() });
  const accept = page.getByRole('button', { name: 'Accept' });
  await accept.click();
  const refusal = page.getByRole('alert');
  await expect.element(refusal).toMatchTextContent(message);
  api.garbles('/team/invite/player/{code}', '[]');
  await accept.click();
  await expect.element(refusal).toMatchTextContent(/The site is having trouble right now/);
});
