import { t } from '@lingui/core/macro';
import type { Stage } from '@one-dream/contract/features/lobbies.ts';
import type { StageFormat } from '@one-dream/contract/schedule/schedule.values.ts';

export const formatNames: Record<StageFormat, string> = {
  get single() {
    return t`One lobby`;
  },
  get groups() {
    return t`Groups, each with its own lobby`;
  },
  get group_pairs() {
    return t`Pairs of groups meet`;
  },
};

export const methodNames = {
  get random() {
    return t`Random`;
  },
  get snake() {
    return t`Snake, seeded by the last ranks`;
  },
  get registration() {
    return t`Keep the order of registration`;
  },
  get manual() {
    return t`By hand`;
  },
} as const;

/** `drawn once`, `drawn twice`, `drawn 5 times`. */
export function rollsText(rolls: number): string {
  if (rolls <= 1) return t`drawn once`;
  return rolls === 2 ? t`drawn twice` : t`drawn ${rolls} times`;
}

/** What a stage is, in one line. */
export function describeStage(stage: Stage, stages: readonly Stage[]): string {
  const from = stages.find(({ _id }) => _id === stage.startsFrom?.stageId);
  const parts = [
    formatNames[stage.format],
    t`up to ${stage.lobbyMax} teams in a room`,
    t`slots from ${stage.firstSlot}`,
    stage.reservedSlots.length > 0 && t`${stage.reservedSlots.join(', ')} kept free`,
    stage.matchPoint && t`match point`,
    from && t`fed by ${from.name}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
