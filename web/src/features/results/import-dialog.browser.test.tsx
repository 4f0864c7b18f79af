import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '../../platform/language-provider.tsx';
import { queryClient } from '../../platform/query-client.ts';
import { ImportDialog } from './import-dialog.tsx';
import type { Entry } from './use-entry.ts';

test('the observer’s file can be chosen again under the same name', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const entry = { matchId: 'm' } as unknown as Entry;
  root.render(
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <ImportDialog entry={entry} kind="observer" text="" onClose={vi.fn()} />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  const file = page.getByLabelText('File', { exact: true });
  await userEvent.upload(file, new File(['{"broken":'], 'players.json'));
  const text = page.getByRole('textbox', { name: 'Or its text' });
  await expect.element(text).toHaveValue('{"broken":');
  // Browsers fire no change event if the same file is chosen again.
  const input = file.element() as HTMLInputElement;
  expect(input.value).toContain('players.json');
  input.click();
  expect(input.value).toBe('');
  await expect.element(text).toHaveValue('{"broken":');
});
