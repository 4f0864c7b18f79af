import type { Stage } from '@one-dream/contract/features/lobbies.ts';
import type { StageFormat } from '@one-dream/contract/schedule/schedule.values.ts';

export const formatNames: Record<StageFormat, string> = {
  single: 'One lobby',
  groups: 'Groups, each with its own lobby',
  group_pairs: 'Pairs of groups meet',
};

export const methodNames = {
  random: 'By lot',
  snake: 'Snake, by the last ranks',
  registration: 'Keep the order of registration',
  manual: 'By hand',
} as const;

/** `drawn once`, `drawn twice`, `drawn 5 times`. */
export function rollsText(rolls: number): string {
  if (rolls <= 1) return 'drawn once';
  return rolls === 2 ? 'drawn twice' : `drawn ${rolls} times`;
}

/** What a stage is, in one line. */
export function describeStage(stage: Stage, stages: readonly Stage[]): string {
  const from = stages.find(({ _id }) => _id === stage.startsFrom?.stageId);
  const parts = [
    formatNames[stage.format],
    `up to ${stage.lobbyMax} teams in a room`,
    `slots from ${stage.firstSlot}`,
    stage.reservedSlots.length > 0 && `${stage.reservedSlots.join(', ')} kept free`,
    stage.matchPoint && 'match point',
    from && `fed by ${from.name}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
