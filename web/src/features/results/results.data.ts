import type { CallAnswer } from '@one-dream/contract/call.ts';
import type { importResult, ResultDraft } from '@one-dream/contract/features/results/results.ts';
import { readerVersion } from '@one-dream/contract/features/results/results.values.ts';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type BodyOf, callApi } from '../../platform/api.ts';
import { readData } from '../../platform/read-call.ts';
import { isPassing, isRefusal, messageOf } from '../../platform/refusal.ts';
import { useCall, useWrite } from '../../platform/use-write.ts';
import type { SaveOutcome } from './draft-sync.ts';

const resultKeys = {
  draft: (matchId: string) => ['results', 'draft', matchId] as const,
  match: (matchId: string) => ['matches', 'one', matchId, 'result'] as const,
  disputes: (tournamentId: string) => ['results', 'disputes', tournamentId] as const,
};

/** Heartbeat interval: others see the draft as open for 45 s after each. Milliseconds. */
const presenceMs = 15_000;

/** All data for entering a match. Polled, so that scorers see each other and newer drafts. */
export function enteredMatch(matchId: string) {
  return queryOptions({
    queryKey: resultKeys.draft(matchId),
    queryFn: readData('/results/draft/get/{matchId}', { params: { matchId } }),
    refetchInterval: presenceMs,
    staleTime: 0,
    gcTime: 0,
    // The bar above the rows shows the lost connection.
    meta: { showsRefusal: true },
  });
}

/** Saves a draft. @returns the outcome; refusals are not thrown */
export async function saveDraft(
  matchId: string,
  change: { version: number; rows: DraftRow[] },
): Promise<SaveOutcome> {
  try {
    const { data } = await callApi('/results/draft/save/{matchId}', {
      params: { matchId },
      body: change,
    });
    return { kind: 'saved', draft: data };
  } catch (error) {
    if (isRefusal(error) && error.code === 'STALE' && error.data)
      return { kind: 'stale', draft: error.data as ResultDraft };
    if (isPassing(error) || (isRefusal(error) && error.code === 'TOO_MANY_REQUESTS'))
      return { kind: 'away' };
    return { kind: 'refused', message: messageOf(error) };
  }
}

type OfDraft = { version: number; confirm: boolean };
/** `decision`: why an aborted match counts as it stands. */
type PublishForm = OfDraft & { decision: string | null };
type CorrectForm = OfDraft & { reason: string; confirmChampion: boolean };

/** Publishes the first version, or with a reason the next one. */
export function usePublish(matchId: string) {
  const refresh = useResultRefresh(matchId);
  return useMutation({
    mutationFn: async (form: PublishForm | CorrectForm) =>
      'reason' in form
        ? callApi('/results/correct/{matchId}', { params: { matchId }, body: form })
        : callApi('/results/publish/{matchId}', { params: { matchId }, body: form }),
    meta: { showsRefusal: true },
    onSuccess: refresh,
  });
}

/** Settings of the reader; fetched when pictures are read. */
export const readerState = (matchId: string) =>
  queryOptions({
    queryKey: ['results', 'reader', matchId] as const,
    queryFn: readData('/results/reader/{matchId}', { params: { matchId } }),
  });

/** Accuracy of the reader, for the owner. */
export const readerReport = queryOptions({
  queryKey: ['results', 'reader-report'] as const,
  queryFn: readData('/results/reader-report', undefined),
});

export type Reading = BodyOf<'/results/reading/{matchId}'>['cards'][number];

/** Keeps what was read, and the pictures where they are kept. Nothing waits for it: what does not arrive is not measured. */
export async function saveReading(
  matchId: string,
  { cards, pictures }: { cards: Reading[]; pictures: readonly Blob[] },
): Promise<void> {
  const params = { matchId };
  try {
    const body = { reader: readerVersion, cards };
    await callApi('/results/reading/{matchId}', { params, body });
    for (const image of pictures)
      await callApi('/results/screen/{matchId}', { params, body: {}, pictures: { image } });
  } catch (error) {
    console.error(error);
  }
}

/** Keeps how names were read, as a scorer put them right; without a connection they are put right again the next time. */
export async function savePlayerAliases(
  matchId: string,
  names: { entryId: string; player: number; alias: string }[],
): Promise<void> {
  if (names.length === 0) return;
  await callApi('/results/player-aliases/{matchId}', {
    params: { matchId },
    body: { names },
  }).catch((error: unknown) => console.error(error));
}

/**
 * Records that another team played in the place of one of the lobby. `onDone` runs before the refetch, which unmounts the
 * caller together with the replaced team.
 */
export function useReplaceTeam(matchId: string, onDone: (draft: ResultDraft) => void) {
  const refresh = useResultRefresh(matchId);
  return useMutation({
    mutationFn: async (form: { outEntryId: string; inEntryId: string; version: number }) =>
      (await callApi('/results/in-place/{matchId}', { params: { matchId }, body: form })).data,
    onSuccess: async (draft) => {
      onDone(draft);
      await refresh();
    },
  });
}

export type ImportForm =
  | {
      kind: 'tsv';
      text: string;
      part?: number | undefined;
      second: 'placement' | 'elims';
      matches: { key: string; entryId: string }[];
      apply: boolean;
      version: number;
    }
  | { kind: 'observer'; text: string; apply: boolean; version: number };

export type ImportAnswer = CallAnswer<typeof importResult>['data'];

/** Reads a block or an observer file: as a preview, or into the draft. */
export const useImport = (matchId: string) =>
  useWrite(
    { showsRefusal: true },
    async (form: ImportForm) =>
      (await callApi('/results/import/{matchId}', { params: { matchId }, body: form })).data,
  );

/** Queries that contain a match's result, besides those of the entry page. */
const showing: readonly QueryKey[] = [['console'], ['matches'], ['standings']];

/** Refetches everything that shows a match's result after publishing. */
function useResultRefresh(matchId: string) {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(showing.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    // Last: it marks the draft as published, and the next step must be known by then.
    await queryClient.invalidateQueries({ queryKey: resultKeys.draft(matchId) });
  };
}

const stale = (matchId: string) => [...showing, resultKeys.draft(matchId)];

export const useVoidMatch = (matchId: string) =>
  useCall({ stale: stale(matchId), showsRefusal: true, toasts: true }, '/matches/void/{matchId}');

/** Ends the dispute window of a match early. */
export const useEndWindow = (matchId: string) =>
  useCall({ stale: stale(matchId), toasts: true }, '/disputes/close/{matchId}', { matchId });

/** The public view of a match: map, start, state. */
export function matchOf(matchId: string) {
  return queryOptions({
    queryKey: resultKeys.match(matchId),
    queryFn: async ({ signal }) =>
      (await callApi('/matches/one/{matchId}', { params: { matchId } }, { signal })).data.match,
  });
}
