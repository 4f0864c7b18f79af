import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../platform/api.ts';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { readData } from '../../platform/read-call.ts';
import { useCall, useWrite } from '../../platform/use-write.ts';
import { standingKeys } from '../standings/standing-keys.data.ts';

// Refetched only after own changes, as forms are filled from it.
const scoringKey = ['scoring'] as const;

export type StageScoring = AnswerOf<'/stages/scoring/get/{stageId}'>['data'];
export type Adjustment = AnswerOf<'/adjustments/list/{stageId}'>['data'][number];
export type FinalPreview = AnswerOf<'/stages/final-preview/{stageId}'>['data'];
export type PresetVersion = AnswerOf<'/presets/list'>['data'][number];
export type Stage = AnswerOf<'/stages/list/{tournamentId}'>['data'][number];

export function stagesOf(tournamentId: string) {
  return queryOptions({
    queryKey: standingKeys.stages(tournamentId),
    queryFn: readData('/stages/list/{tournamentId}', { params: { tournamentId } }),
  });
}

export const presetsQuery = queryOptions({
  queryKey: [...scoringKey, 'presets'] as const,
  queryFn: readData('/presets/list'),
});

export function scoringOf(stageId: string) {
  return queryOptions({
    queryKey: [...scoringKey, 'rules', stageId] as const,
    queryFn: readData('/stages/scoring/get/{stageId}', { params: { stageId } }),
  });
}

export function adjustmentsOf(stageId: string) {
  return queryOptions({
    queryKey: [...standingKeys.ofStage(stageId), 'adjustments'] as const,
    queryFn: readData('/adjustments/list/{stageId}', { params: { stageId } }),
  });
}

export function finalPreviewOf(stageId: string) {
  return queryOptions({
    queryKey: [...standingKeys.ofStage(stageId), 'final'] as const,
    queryFn: readData('/stages/final-preview/{stageId}', { params: { stageId } }),
    // No event reports that a dispute was opened or taken back.
    refetchInterval: 30_000,
  });
}

/** Invalidates everything that shows scores; the forms show refusals themselves. */
const after = {
  stale: [scoringKey, ['standings']],
  onlyOnSuccess: true,
  showsRefusal: true,
};
const text = { ...after, toasts: true };

export const useSaveScoring = (stageId: string) =>
  useCall(text, '/stages/scoring/save/{stageId}', { stageId });

/** Effect of another preset on every rank; with `apply` creates a new version of each published match. */
export const useRescore = (stageId: string) =>
  useCall(after, '/results/rescore/{stageId}', { stageId });

export const useMakeAdjustment = (stageId: string) =>
  useCall(text, '/adjustments/make/{stageId}', { stageId });

export const useRevokeAdjustment = (stageId: string) =>
  useCall(text, '/adjustments/revoke/{stageId}/{adjustmentId}', { stageId });

export const useRuling = (stageId: string) => useCall(text, '/rulings/make/{stageId}', { stageId });

export const useFinalise = (stageId: string) =>
  useCall(text, '/stages/finalise/{stageId}', { stageId });

export const useReopen = (stageId: string) =>
  useCall(text, '/stages/reopen/{stageId}', { stageId });

export const useLuckyLoser = (stageId: string) =>
  useCall(text, '/stages/lucky-loser/{stageId}', { stageId });

/** Creates a preset, or with `presetId` the next version of a custom one. */
export const useSavePreset = () =>
  useWrite(
    after,
    ({ presetId, no, form }: { presetId?: string; no: number; form: BodyOf<'/presets/create'> }) =>
      presetId
        ? callApi('/presets/change/{presetId}', { params: { presetId }, body: { ...form, no } })
        : callApi('/presets/create', { body: form }),
  );
