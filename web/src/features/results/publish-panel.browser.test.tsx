import type { ResultDraft } from '@one-dream/contract/features/results/results.ts';
import { emptyRow } from '@one-dream/contract/scoring/rows.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newId } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';
import { LanguageProvider } from '../../platform/language-provider.tsx';
import { queryClient } from '../../platform/query-client.ts';
import { createDraftSync, type DraftSync } from './draft-sync.ts';
import { PublishPanel } from './publish-panel.tsx';
import { completeRows, type EnteredMatch, viewResult } from './result-rows.ts';

const matchId = newId();
const teams = ['Asura', 'Blaze'].map((name, at) => ({
  entryId: name,
  name,
  roomSlot: at + 2,
  players: [],
}));
const match = { teams, lineup: 4, recall: false, observed: null, published: null };
const entered = match as unknown as EnteredMatch;

type Warning = ResultDraft['warnings'][number];
const warn = (code: string, said: string) =>
  ({ code, message: said, cell: 'match', entryIds: [] }) as Warning;
const early = warn('NOT_STARTED', 'The match has not started.');
const differs = (elims: number) => warn('TOTAL_DIFFERS', `The screen says ${elims} elims.`);

function draftOf(warnings: Warning[]): ResultDraft {
  return {
    rows: [
      { ...emptyRow('Asura'), placement: 1, elims: 4 },
      { ...emptyRow('Blaze'), placement: 2, elims: 2 },
    ],
    version: 1,
    source: 'grid',
    savedBy: null,
    savedAt: null,
    problems: [],
    warnings,
    others: [],
  };
}

/** The panel beside a draft that has warnings; saving brings `later`. */
function openPanel(warnings: Warning[], later = warnings): DraftSync {
  const sync = createDraftSync({
    matchId,
    draft: draftOf(warnings),
    save: ({ version, rows }) =>
      Promise.resolve({
        kind: 'saved',
        draft: { ...draftOf(later), rows, version: version + 1 },
      }),
    storage: { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() },
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    sync.close();
  });
  root.render(
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <Panel sync={sync} />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return sync;
}

function Panel({ sync }: { sync: DraftSync }) {
  const state = useSyncExternalStore(sync.subscribe, sync.read);
  const rows = completeRows(state.rows, teams);
  const view = viewResult({ rows, match: entered, server: state.server });
  return (
    <PublishPanel entry={{ matchId, match: entered, state, rows, view, sync }} howToCorrect="" />
  );
}

const read = page.getByRole('checkbox', { name: /I looked at the/ });
const publish = page.getByRole('button', { name: 'Publish' });

test('warnings that appear after the confirmation have to be confirmed again', async () => {
  const sync = openPanel([early]);
  await userEvent.click(read);
  await expect.element(publish).toBeEnabled();
  sync.take(draftOf([early, differs(7)]));
  await expect.element(read).not.toBeChecked();
  await expect.element(publish).toBeDisabled();
  await userEvent.click(read);
  await expect.element(publish).toBeEnabled();
  // As many, but another one.
  sync.take(draftOf([early, differs(8)]));
  await expect.element(read).not.toBeChecked();
  await expect.element(publish).toBeDisabled();
});

test('publishing does not confirm a warning that appears while saving', async () => {
  api.refuses('/results/publish/{matchId}', { code: 'CONFIRM', message: 'Look at it first.' });
  const sync = openPanel([early], [early, differs(7)]);
  await userEvent.click(read);
  sync.edit(sync.read().rows.map((row) => ({ ...row, elims: 3 })));
  await userEvent.click(publish);
  await expect.element(page.getByRole('alert').getByText('Look at it first.')).toBeVisible();
  await expect.element(read).not.toBeChecked();
  await userEvent.click(read);
  await userEvent.click(publish);
  await expect
    .poll(() => api.requests('/results/publish/{matchId}').map(({ body }) => body.confirm))
    .toEqual([false, true]);
});
