import type { ResultDraft } from '@one-dream/contract/features/results/results.ts';
import { emptyRow } from '@one-dream/contract/scoring/rows.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '../../platform/language-provider.tsx';
import { queryClient } from '../../platform/query-client.ts';
import { createDraftSync, type DraftSync } from './draft-sync.ts';
import { completeRows, type EnteredMatch, viewResult } from './result-rows.ts';
import { TapPlacements } from './tap-placements.tsx';

const names = ['Asura', 'Blaze', 'Comet', 'Drift', 'Ember'];
const teams = names.map((name, at) => ({ entryId: name, name, roomSlot: at + 2, players: [] }));
const match = { teams, lineup: 4, recall: false, observed: null, published: null };
const entered = match as unknown as EnteredMatch;

const draft: ResultDraft = {
  rows: names.map((name) => emptyRow(name)),
  version: 0,
  source: 'grid',
  savedBy: null,
  savedAt: null,
  problems: [],
  warnings: [],
  others: [],
};

/** Renders the screen with an empty draft. */
function openTaps(): DraftSync {
  const sync = createDraftSync({
    matchId: 'm',
    draft,
    save: ({ version, rows }) =>
      Promise.resolve({ kind: 'saved', draft: { ...draft, rows, version: version + 1 } }),
    storage: { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() },
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    sync.close();
    window.localStorage.clear();
  });
  root.render(
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <Taps sync={sync} />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return sync;
}

function Taps({ sync }: { sync: DraftSync }) {
  const state = useSyncExternalStore(sync.subscribe, sync.read);
  const rows = completeRows(state.rows, teams);
  const view = viewResult({ rows, match: entered, server: state.server });
  return (
    <TapPlacements
      entry={{ matchId: 'm', match: entered, state, rows, view, sync }}
      onReview={vi.fn()}
      tools={null}
    />
  );
}

const undo = page.getByRole('button', { name: 'Undo' });

/** Gives a team the next place and its elims with one tap. */
async function giveBoth(name: string, elims: number) {
  const keys = page.getByRole('toolbar', { name: `Elims of ${name}` });
  await userEvent.click(keys.getByRole('button', { name: String(elims), exact: true }));
}

const rowsOf = (sync: DraftSync) =>
  Object.fromEntries(
    sync.read().rows.map(({ entryId, placement, elims }) => [entryId, [placement, elims]]),
  );

test('Undo takes a correction back, not the place of the team that was placed last', async () => {
  const sync = openTaps();
  await giveBoth('Comet', 4);
  await giveBoth('Asura', 2);
  await userEvent.click(page.getByRole('button', { name: /Comet/ }));
  await giveBoth('Comet', 5);
  expect(rowsOf(sync)).toMatchObject({ Comet: [1, 5], Asura: [2, 2] });
  await userEvent.click(undo);
  expect(rowsOf(sync)).toMatchObject({ Comet: [1, 4], Asura: [2, 2] });
  await userEvent.click(undo);
  expect(rowsOf(sync)).toMatchObject({ Comet: [1, 4], Asura: [null, null] });
  await userEvent.click(undo);
  await expect.element(undo).toBeDisabled();
});

test('Undo gives a team that was wrongly marked absent its place and elims again', async () => {
  const sync = openTaps();
  await giveBoth('Comet', 4);
  await giveBoth('Asura', 2);
  await userEvent.click(page.getByRole('button', { name: 'Somebody did not play' }));
  await userEvent.click(page.getByRole('button', { name: /Comet/ }));
  expect(rowsOf(sync)).toMatchObject({ Comet: [null, null], Asura: [1, 2] });
  await userEvent.click(undo);
  expect(rowsOf(sync)).toMatchObject({ Comet: [1, 4], Asura: [2, 2] });
});

test('Undo takes elims back that are typed after the places, and goes on with that team', async () => {
  const sync = openTaps();
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Tap mode' }),
    'Places first, from #1 down',
  );
  for (const name of ['Comet', 'Asura', 'Blaze', 'Drift'])
    await userEvent.click(page.getByRole('button', { name: new RegExp(name) }));
  const keys = page.getByRole('toolbar', { name: 'Eliminations' });
  await userEvent.click(keys.getByRole('button', { name: '7', exact: true }));
  await userEvent.click(keys.getByRole('button', { name: '3', exact: true }));
  expect(rowsOf(sync)).toMatchObject({ Comet: [1, 7], Asura: [2, 3] });
  await userEvent.click(undo);
  expect(rowsOf(sync)).toMatchObject({ Comet: [1, 7], Asura: [2, null], Ember: [5, null] });
  await userEvent.click(keys.getByRole('button', { name: '2', exact: true }));
  expect(rowsOf(sync)).toMatchObject({ Comet: [1, 7], Asura: [2, 2], Blaze: [3, null] });
});
