import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DraftKeeper, type DraftState, makeDraftKeeper } from './draft-keeper.ts';
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
  keeper: DraftKeeper;
}

/** @param fetched the latest answer about the match */
export function useEntry(matchId: string, fetched: Fetched): Entry {
  const [keeper] = useState(() =>
    makeDraftKeeper({
      matchId,
      draft: fetched.draft,
      save: (change) => saveDraft(matchId, change),
      storage: window.localStorage,
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  useEffect(() => keeper.take(fetched.draft), [keeper, fetched.draft]);
  useEffect(() => {
    const online = () => void keeper.flush();
    // A hidden tab may be discarded: save pending changes now.
    const hidden = () => document.visibilityState === 'hidden' && void keeper.flush();
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      keeper.close();
    };
  }, [keeper]);
  const rows = completeRows(state.rows, fetched.teams);
  return {
    matchId,
    match: fetched,
    state,
    rows,
    view: viewResult({ rows, match: fetched, server: state.server }),
    keeper,
  };
}
