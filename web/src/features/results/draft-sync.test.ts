import type { ResultDraft } from '@one-dream/contract/features/results/results.ts';
import { type DraftRow, emptyRow } from '@one-dream/contract/scoring/rows.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftSync, retryDelayMs, type SaveOutcome, saveDelayMs } from './draft-sync.ts';

const row = (entryId: string, cells: Partial<DraftRow> = {}): DraftRow => ({
  ...emptyRow(entryId),
  ...cells,
});
const empty = [row('a'), row('b')];

function draftOf(rows: DraftRow[], version: number, savedBy = 'Ravi'): ResultDraft {
  return {
    rows,
    version,
    source: 'grid',
    savedBy,
    savedAt: '2026-11-14T16:00:00.000Z',
    problems: [],
    warnings: [],
    others: [],
  };
}

function newStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  size: () => number;
} {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    size: () => stored.size,
  };
}

/** A server that keeps one draft, and can be away. */
function newServer() {
  const server = { draft: draftOf(empty, 0), isAway: false, saves: 0 };
  const save = (change: { version: number; rows: DraftRow[] }): Promise<SaveOutcome> => {
    if (server.isAway) return Promise.resolve({ kind: 'away' });
    if (change.version !== server.draft.version)
      return Promise.resolve({ kind: 'stale', draft: server.draft });
    server.saves += 1;
    server.draft = draftOf(change.rows, change.version + 1);
    return Promise.resolve({ kind: 'saved', draft: server.draft });
  };
  return { server, save };
}

/** A server's draft and its sync. */
function newSync(storage = newStorage()) {
  const { server, save } = newServer();
  const sync = createDraftSync({ matchId: 'm', draft: server.draft, save, storage });
  return { server, sync };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('changes in quick succession result in one save', async () => {
  const storage = newStorage();
  const { server, sync } = newSync(storage);
  sync.edit([row('a', { placement: 1 }), row('b')]);
  sync.edit([row('a', { placement: 1 }), row('b', { placement: 2 })]);
  expect(storage.size()).toBe(1);
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(server.saves).toBe(1);
  expect(server.draft.rows).toEqual([row('a', { placement: 1 }), row('b', { placement: 2 })]);
  expect(sync.read()).toMatchObject({ status: 'saved', version: 1 });
  expect(storage.size()).toBe(0);
});

test('input during a save is saved after it', async () => {
  const { server, sync } = newSync();
  sync.edit([row('a', { placement: 1 }), row('b')]);
  const saving = sync.flush();
  sync.edit([row('a', { placement: 1 }), row('b', { placement: 2 })]);
  expect(await saving).toBe(false);
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(sync.read()).toMatchObject({ status: 'saved', version: 2 });
  expect(server.draft.rows[1]?.placement).toBe(2);
});

test('several callers waiting for a save get the outcome of the last one', async () => {
  const { server, sync } = newSync();
  sync.edit([row('a', { placement: 1 }), row('b')]);
  const first = sync.flush();
  sync.edit([row('a', { placement: 1 }), row('b', { placement: 2 })]);
  const waiting = [sync.flush(), sync.flush()];
  expect(await first).toBe(false);
  expect(await Promise.all(waiting)).toEqual([true, true]);
  expect(server).toMatchObject({ saves: 2, draft: { rows: [{ placement: 1 }, { placement: 2 }] } });
});

test('while offline, rows are kept and tried again, and outlive a reload', async () => {
  const { server, save } = newServer();
  const storage = newStorage();
  const options = { matchId: 'm', draft: server.draft, save, storage };
  server.isAway = true;
  const sync = createDraftSync(options);
  sync.edit([row('a', { elims: 7 }), row('b')]);
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(sync.read().status).toBe('offline');
  sync.close();
  const again = createDraftSync(options);
  expect(again.read().rows[0]?.elims).toBe(7);
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(saveDelayMs + retryDelayMs);
  expect(again.read().status).toBe('saved');
  expect(server.draft.rows[0]?.elims).toBe(7);
});

test('a stale save merges other cells automatically and names their author', async () => {
  const { server, sync } = newSync();
  server.draft = draftOf([row('a'), row('b', { elims: 3 })], 1, 'Meera');
  sync.edit([row('a', { elims: 7 }), row('b')]);
  await vi.advanceTimersByTimeAsync(2 * saveDelayMs);
  expect(server.draft).toMatchObject({ rows: [row('a', { elims: 7 }), row('b', { elims: 3 })] });
  expect(sync.read()).toMatchObject({ status: 'saved', version: 2, taken: { by: 'Meera' } });
});

test('the same cell waits for a choice, and nothing is sent until it is made', async () => {
  const { server, sync } = newSync();
  server.draft = draftOf([row('a', { elims: 3 }), row('b', { elims: 1 })], 1, 'Meera');
  sync.edit([row('a', { elims: 7 }), row('b')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sync.read()).toMatchObject({ status: 'stale', newer: { draft: { savedBy: 'Meera' } } });
  expect(server.saves).toBe(0);
  expect(await sync.flush()).toBe(false);
  sync.settle(() => false);
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(server.draft.rows).toEqual([row('a', { elims: 7 }), row('b', { elims: 1 })]);
});

test('a newer fetched draft is adopted silently if nothing was typed', () => {
  const { sync } = newSync();
  sync.take(draftOf([row('a', { elims: 3 }), row('b')], 4));
  expect(sync.read()).toMatchObject({ status: 'saved', version: 4 });
  // An older answer that comes late changes nothing.
  sync.take(draftOf(empty, 2));
  expect(sync.read().rows[0]?.elims).toBe(3);
});

test('a row replaced by the server is not saved back as an empty one', async () => {
  const { server, sync } = newSync();
  const filled = [row('a', { placement: 1 }), row('b', { placement: 2 })];
  sync.edit(filled);
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  const renamed = [row('a', { placement: 1 }), row('c', { placement: 2 })];
  server.draft = draftOf(renamed, 2);
  sync.take(server.draft, { isOwn: true });
  expect(sync.read()).toMatchObject({ status: 'saved', version: 2, rows: renamed });
  await vi.advanceTimersByTimeAsync(2 * saveDelayMs);
  expect(server).toMatchObject({ saves: 1, draft: { rows: renamed } });
});

test('a corrupt stored draft is ignored', () => {
  const storage = newStorage();
  storage.setItem('result-draft:m', '{"version":');
  const { sync } = newSync(storage);
  expect(sync.read().rows).toEqual(empty);
});
