import { t } from '@lingui/core/macro';
import type { CallBodyInput } from '@one-dream/contract/call.ts';
import type { createStage, Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { type Game, gameFacts } from '@one-dream/contract/games.ts';
import type { StageFormat } from '@one-dream/contract/schedule/schedule.values.ts';
import { scheduleTemplates } from '@one-dream/contract/schedule/templates.ts';

/** A stage as form input. */
export type StageDraft = {
  template: string;
  name: string;
  format: StageFormat;
  lobbyMax: string;
  firstSlot: string;
  /** Reserved room slots, as `13, 14`. */
  reserved: string;
  /** ID of the preceding stage; empty: every team of the tournament. */
  startsFrom: string;
  matchPoint: 'none' | 'after' | 'fixed';
  after: string;
  plus: string;
  fixed: string;
  matchCap: string;
};

const names = (): Record<string, string> => ({
  'grand-finals': t`Grand Finals`,
  league: t`League`,
  'weekly-groups': t`Groups`,
  scrim: t`Scrim`,
  qualifier: t`Qualifier`,
});

/** @param made number of existing stages */
export function newStageDraft(
  made: number,
  { key, game = 'BGMI' }: { key?: string; game?: Game } = {},
): StageDraft {
  const usual = made === 0 ? 'scrim' : 'grand-finals';
  const template =
    scheduleTemplates.find((one) => one.key === (key ?? usual)) ?? scheduleTemplates[0];
  return {
    template: template?.key ?? '',
    name: names()[template?.key ?? ''] ?? t`Stage`,
    format: template?.format ?? 'single',
    lobbyMax: String(template?.lobbyMax ?? 16),
    firstSlot: '2',
    reserved: '',
    startsFrom: '',
    matchPoint: 'none',
    after: '12',
    plus: '10',
    fixed: '80',
    matchCap: String(Math.max(gameFacts[game].matchCap, template?.matches ?? 0)),
  };
}

export function stageDraftOf(stage: Stage): StageDraft {
  const { matchPoint } = stage;
  return {
    ...newStageDraft(0),
    template: stage.template,
    name: stage.name,
    format: stage.format,
    lobbyMax: String(stage.lobbyMax),
    firstSlot: String(stage.firstSlot),
    reserved: stage.reservedSlots.join(', '),
    startsFrom: stage.startsFrom?.stageId ?? '',
    matchCap: String(stage.matchCap),
    ...(matchPoint &&
      ('fixed' in matchPoint
        ? { matchPoint: 'fixed', fixed: String(matchPoint.fixed) }
        : {
            matchPoint: 'after',
            after: String(matchPoint.after),
            plus: String(matchPoint.plus),
          })),
  };
}

/** The request body: numbers as typed, so that the server reports their errors. */
export function bodyOfStage(draft: StageDraft): CallBodyInput<typeof createStage> {
  const reserved = draft.reserved.split(/[\s,;]+/).filter(Boolean);
  return {
    name: draft.name,
    format: draft.format,
    lobbyMax: numberOf(draft.lobbyMax),
    firstSlot: numberOf(draft.firstSlot),
    reservedSlots: reserved.map(numberOf),
    startsFrom: draft.startsFrom ? { stageId: draft.startsFrom } : null,
    matchCap: numberOf(draft.matchCap),
    template: draft.template,
    matchPoint: draft.format === 'single' ? matchPointOf(draft) : null,
  };
}

function matchPointOf({ matchPoint, after, plus, fixed }: StageDraft) {
  if (matchPoint === 'after') return { after: numberOf(after), plus: numberOf(plus) };
  return matchPoint === 'fixed' ? { fixed: numberOf(fixed) } : null;
}

/** NaN travels as null, which the server refuses at that field. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
