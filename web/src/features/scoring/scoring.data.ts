import type { CallBodyInput } from '@one-dream/contract/call.ts';
import type { CallsByPath } from '@one-dream/contract/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { useWrite } from '../../platform/use-write.ts';

export const scoringKeys = {
  all: ['scoring'] as const,
  stage: (stageId: string) => ['scoring', 'stage', stageId] as const,
};

export type StageScoring = AnswerOf<'/stages/scoring/get/{stageId}'>['data'];
export type Adjustment = AnswerOf<'/adjustments/list/{stageId}'>['data'][number];
export type FinalPreview = AnswerOf<'/stages/final-preview/{stageId}'>['data'];
export type PresetVersion = AnswerOf<'/presets/list'>['data'][number];
export type Stage = AnswerOf<'/stages/list/{tournamentId}'>['data'][number];

type BodyOf<Path extends keyof CallsByPath> = CallBodyInput<CallsByPath[Path]>;

export function stagesOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...scoringKeys.all, 'stages', tournamentId] as const,
    queryFn: async ({ signal }) =>
      (await callApi('/stages/list/{tournamentId}', { params: { tournamentId } }, { signal })).data,
  });
}

export const presetsQuery = queryOptions({
  queryKey: [...scoringKeys.all, 'presets'] as const,
  queryFn: async ({ signal }) => (await callApi('/presets/list', {}, { signal })).data,
});

export function scoringOf(stageId: string) {
  return queryOptions({
    queryKey: [...scoringKeys.stage(stageId), 'rules'] as const,
    queryFn: async ({ signal }) =>
      (await callApi('/stages/scoring/get/{stageId}', { params: { stageId } }, { signal })).data,
  });
}

export function adjustmentsOf(stageId: string) {
  return queryOptions({
    queryKey: [...scoringKeys.stage(stageId), 'adjustments'] as const,
    queryFn: async ({ signal }) =>
      (await callApi('/adjustments/list/{stageId}', { params: { stageId } }, { signal })).data,
  });
}

/** Preview of finalising the stage. */
export function finalPreviewOf(stageId: string) {
  return queryOptions({
    queryKey: [...scoringKeys.stage(stageId), 'final'] as const,
    queryFn: async ({ signal }) =>
      (await callApi('/stages/final-preview/{stageId}', { params: { stageId } }, { signal })).data,
  });
}

/** Invalidates everything that shows scores; the forms show refusals themselves. */
const after = {
  stale: [scoringKeys.all, ['standings']],
  onlyOnSuccess: true,
  showsRefusal: true,
};

export const useSaveScoring = (stageId: string) =>
  useWrite(after, (body: BodyOf<'/stages/scoring/save/{stageId}'>) =>
    callApi('/stages/scoring/save/{stageId}', { params: { stageId }, body }),
  );

/** Effect of another preset on every rank; with `apply` creates a new version of each published match. */
export const useRescore = (stageId: string) =>
  useWrite(after, (body: BodyOf<'/results/rescore/{stageId}'>) =>
    callApi('/results/rescore/{stageId}', { params: { stageId }, body }),
  );

export const useMakeAdjustment = (stageId: string) =>
  useWrite(after, (body: BodyOf<'/adjustments/make/{stageId}'>) =>
    callApi('/adjustments/make/{stageId}', { params: { stageId }, body }),
  );

export const useRevokeAdjustment = (stageId: string) =>
  useWrite(after, ({ adjustmentId, reason }: { adjustmentId: string; reason: string }) =>
    callApi('/adjustments/revoke/{stageId}/{adjustmentId}', {
      params: { stageId, adjustmentId },
      body: { reason },
    }),
  );

export const useRuling = (stageId: string) =>
  useWrite(after, (body: BodyOf<'/rulings/make/{stageId}'>) =>
    callApi('/rulings/make/{stageId}', { params: { stageId }, body }),
  );

export const useFinalise = (stageId: string) =>
  useWrite(after, (body: BodyOf<'/stages/finalise/{stageId}'>) =>
    callApi('/stages/finalise/{stageId}', { params: { stageId }, body }),
  );

export const useReopen = (stageId: string) =>
  useWrite(after, (reason: string) =>
    callApi('/stages/reopen/{stageId}', { params: { stageId }, body: { reason } }),
  );

export const useLuckyLoser = (stageId: string) =>
  useWrite(after, (body: BodyOf<'/stages/lucky-loser/{stageId}'>) =>
    callApi('/stages/lucky-loser/{stageId}', { params: { stageId }, body }),
  );

/** Creates a preset, or with `presetId` the next version of a custom one. */
export const useSavePreset = () =>
  useWrite(
    after,
    ({ presetId, no, form }: { presetId?: string; no: number; form: BodyOf<'/presets/create'> }) =>
      presetId
        ? callApi('/presets/change/{presetId}', { params: { presetId }, body: { ...form, no } })
        : callApi('/presets/create', { body: form }),
  );
