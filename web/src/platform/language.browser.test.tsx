import { languageCookie } from '@one-dream/contract/limits.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../tests/open-page.tsx';
import { speak } from './language.ts';

test('another language is chosen at the foot of the page, and nothing else changes', async () => {
  await openPage('/login');
  await page.getByLabelText('Email').fill('asha@example.in');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hinglish' }).click();
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: 'Hinglish' }))
    .toHaveAttribute('aria-current', 'true');
  expect(document.documentElement.lang).toBe('hi-Latn');
  expect(document.cookie).toContain(`${languageCookie}=hi-Latn`);
  expect(window.location.search).toBe('');
  expect((page.getByLabelText('Email').element() as HTMLInputElement).value).toBe(
    'asha@example.in',
  );
  await speak('en');
});
