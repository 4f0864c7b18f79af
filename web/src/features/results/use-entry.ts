import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftSync, type DraftState, type DraftSync } from './draft-sync.ts';
import { completeRows, type EnteredMatch, type ResultView, viewResult } from './result-rows.ts';
import { type enteredMatch, saveDraft } from './results.data.ts';

type Fetched = Awaited<ReturnType<NonNullable<ReturnType<typeof enteredMatch>['queryFn']>>>;

/** A match during result entry: its rows, their sync state, and all messages about them. */
export interface Entry {
  matchId: string;
  match: EnteredMatch;
  state: DraftState;
  /** One per team of the lobby, by room slot. */
  rows: DraftRow[];
  view: ResultView;
  sync: DraftSync;
}

/** @param fetched the latest answer about the match */
export function useEntry(matchId: string, fetched: Fetched): Entry {
  const [sync] = useState(() =>
    createDraftSync({
      matchId,
      draft: fetched.draft,
      save: (change) => saveDraft(matchId, change),
      storage: window.localStorage,
    }),
  );
  const state = useSyncExternalStore(sync.subscribe, sync.read, sync.read);
  useEffect(() => sync.take(fetched.draft), [sync, fetched.draft]);
  useEffect(() => {
    const online = () => void sync.flush();
    // A hidden tab may be discarded: save pending changes now.
    const hidden = () => document.visibilityState === 'hidden' && void sync.flush();
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      sync.close();
    };
  }, [sync]);
  const rows = completeRows(state.rows, fetched.teams);
  return {
    matchId,
    match: fetched,
    state,
    rows,
    view: viewResult({ rows, match: fetched, server: state.server }),
    sync,
  };
}
