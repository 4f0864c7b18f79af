import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '../../../platform/language-provider.tsx';
import { ReadDialog } from './read-dialog.tsx';

test("the scorer's own pictures take the place of those that leaders sent", async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const given = Array.from({ length: 12 }, (_, at) => ({
    key: `given-${at}`,
    source: 'e0',
    name: `Soul, ${at + 1}`,
    load: async () => new Blob(),
  }));
  root.render(
    <LanguageProvider>
      <ReadDialog
        title="Read from pictures"
        description=""
        label="Pictures of the result"
        note=""
        instead=""
        given={given}
        screen="result"
        captionOf={() => ''}
        onClose={vi.fn()}
      >
        {() => null}
      </ReadDialog>
    </LanguageProvider>,
  );
  await expect.element(page.getByText('Soul, 12')).toBeVisible();
  const names = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const files = (count: number) =>
    Array.from({ length: count }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }));
  const input = page.getByLabelText('Pictures of the result');
  await userEvent.upload(input, files(9));
  await expect.poll(names).toHaveLength(12);
  expect(names()).toEqual(['Soul, 1', 'Soul, 2', 'Soul, 3', ...files(9).map(({ name }) => name)]);
  await userEvent.upload(input, files(4));
  await expect.element(page.getByText('The first 12 were taken.', { exact: false })).toBeVisible();
  expect(names()).toEqual([...files(9), ...files(3)].map(({ name }) => name));
});
