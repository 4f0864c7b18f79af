import { t } from '@lingui/core/macro';
import type { ResultDraft } from '@one-dream/contract/features/results/results.ts';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import {
  type CellDifference,
  isSameDraft,
  type MergedDraft,
  mergeDrafts,
  settleConflicts,
} from './merge-drafts.ts';

/** Debounce delay of saving, and retry interval while offline. Milliseconds. */
export const saveDelayMs = 600;
export const retryDelayMs = 4000;

type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'stale' | 'refused';

export interface DraftState {
  rows: DraftRow[];
  /** Version of the server's draft that `rows` is based on. */
  version: number;
  status: SaveStatus;
  /** Set when somebody saved meanwhile and both changed the same cells. */
  newer: { draft: ResultDraft; merged: MergedDraft } | null;
  /** Reason for `refused`. */
  problem: string;
  /** Cells that the last merge took from another scorer. */
  taken: { by: string; cells: CellDifference[] } | null;
  /** The server's view of the saved draft: problems, warnings, who else is editing. */
  server: ResultDraft;
}

/** Outcome of a save; refusals are not thrown. */
export type SaveOutcome =
  | { kind: 'saved'; draft: ResultDraft }
  | { kind: 'stale'; draft: ResultDraft }
  | { kind: 'away' }
  | { kind: 'refused'; message: string };

export interface DraftSync {
  subscribe: (listener: () => void) => () => void;
  read: () => DraftState;
  /** Replaces the rows; saved after a short delay. */
  edit: (rows: DraftRow[]) => void;
  /** Takes a draft from the server: refetched, or written by an import. */
  take: (draft: ResultDraft, from?: { isOwn: boolean }) => void;
  /** Resolves a `stale` cell by cell, and saves. */
  settle: (takesTheirs: (difference: CellDifference) => boolean) => void;
  /** Saves pending changes immediately. @returns whether the server has everything */
  flush: () => Promise<boolean>;
  /** Saves if possible, and stops the timers. Unsaved changes stay in browser storage. */
  close: () => void;
}

interface StoredDraft {
  version: number;
  base: DraftRow[];
  rows: DraftRow[];
}

/**
 * Syncs one match's draft between a scorer and the server: each change goes to browser storage at once and to the server
 * shortly after, failed saves are retried, and changes by others are merged. Input is never lost.
 */
export function createDraftSync({
  matchId,
  draft,
  save,
  storage,
}: {
  matchId: string;
  draft: ResultDraft;
  save: (change: { version: number; rows: DraftRow[] }) => Promise<SaveOutcome>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}): DraftSync {
  const key = `result-draft:${matchId}`;
  const listeners = new Set<() => void>();
  let base = draft.rows;
  let state: DraftState = {
    rows: draft.rows,
    version: draft.version,
    status: 'saved',
    newer: null,
    problem: '',
    taken: null,
    server: draft,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<boolean> | undefined;

  function change(next: Partial<DraftState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function store() {
    const stored: StoredDraft = { version: state.version, base, rows: state.rows };
    try {
      if (isSameDraft(base, state.rows)) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(stored));
    } catch (error) {
      // Storage is full or unavailable: the server still gets everything.
      console.error(error);
    }
  }

  function schedule(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  /** Rebases onto another draft of the server; asks only if both changed the same cell. */
  function rebase(newer: ResultDraft, isOwn = false) {
    const merged = mergeDrafts({ base, mine: state.rows, theirs: newer.rows });
    if (merged.conflicts.length > 0) {
      change({ status: 'stale', newer: { draft: newer, merged }, server: newer });
      return;
    }
    base = newer.rows;
    const isSaved = isSameDraft(newer.rows, merged.rows);
    const isOther = !isOwn && newer.version !== state.version && merged.taken.length > 0;
    change({
      rows: merged.rows,
      version: newer.version,
      status: isSaved ? 'saved' : 'unsaved',
      newer: null,
      server: newer,
      taken: isOther ? { by: newer.savedBy ?? t`Somebody`, cells: merged.taken } : state.taken,
    });
    store();
    if (!isSaved) schedule(saveDelayMs);
  }

  async function send(): Promise<boolean> {
    const sent = { version: state.version, rows: state.rows };
    change({ status: 'saving', problem: '' });
    const outcome = await save(sent);
    if (outcome.kind === 'saved') {
      base = sent.rows;
      const isSaved = isSameDraft(sent.rows, state.rows);
      change({
        version: outcome.draft.version,
        server: outcome.draft,
        status: isSaved ? 'saved' : 'unsaved',
      });
      store();
      if (!isSaved) schedule(saveDelayMs);
      return isSaved;
    }
    if (outcome.kind === 'stale') {
      rebase(outcome.draft);
      return false;
    }
    if (outcome.kind === 'away') {
      change({ status: 'offline' });
      schedule(retryDelayMs);
      return false;
    }
    change({ status: 'refused', problem: outcome.message });
    return false;
  }

  /** One save at a time: a concurrent one would be stale. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (inFlight) {
      await inFlight;
      if (state.status !== 'unsaved' && !inFlight) return state.status === 'saved';
    }
    if (state.status === 'saved' || state.status === 'stale') return state.status === 'saved';
    inFlight = send().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  }

  function restore() {
    const stored = readStored(storage.getItem(key));
    if (!stored || isSameDraft(stored.base, stored.rows)) return;
    base = stored.base;
    state = { ...state, rows: stored.rows, version: stored.version };
    rebase(draft);
  }

  restore();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    edit(rows) {
      const isSaved = isSameDraft(base, rows);
      const status = state.status === 'stale' || inFlight ? state.status : 'unsaved';
      change({
        rows,
        taken: null,
        status: isSaved && !inFlight && status !== 'stale' ? 'saved' : status,
      });
      store();
      if (state.status === 'stale' && state.newer)
        change({
          newer: {
            draft: state.newer.draft,
            merged: mergeDrafts({ base, mine: rows, theirs: state.newer.draft.rows }),
          },
        });
      else if (state.status === 'saved') clearTimeout(timer);
      else schedule(saveDelayMs);
    },
    take(draft, { isOwn } = { isOwn: false }) {
      // An outdated answer, or one received during a save.
      if (draft.version < state.version || inFlight) return;
      if (draft.version === state.version) change({ server: draft });
      else rebase(draft, isOwn);
    },
    settle(takesTheirs) {
      const { newer } = state;
      if (!newer) return;
      const rows = settleConflicts(newer.merged, takesTheirs);
      base = newer.draft.rows;
      change({
        rows,
        version: newer.draft.version,
        newer: null,
        status: isSameDraft(base, rows) ? 'saved' : 'unsaved',
      });
      store();
      void flush();
    },
    flush,
    close() {
      clearTimeout(timer);
      if (state.status === 'unsaved') void flush();
    },
  };
}

function readStored(text: string | null): StoredDraft | undefined {
  if (!text) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return isStoredDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'base' in value &&
    Array.isArray(value.base) &&
    'rows' in value &&
    Array.isArray(value.rows)
  );
}
