import { t } from '@lingui/core/macro';
import type { DrawMethod } from '@one-dream/contract/draws/share-out.ts';
import type { Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import type { StageFormat } from '@one-dream/contract/schedule/schedule.values.ts';

export const formatNames = (): Record<StageFormat, string> => ({
  single: t`One lobby`,
  groups: t`Groups, each with its own lobby`,
  group_pairs: t`Pairs of groups meet`,
});

export const formatHints = (): Record<StageFormat, string> => ({
  single: t`All teams play every match together, in one room and one table.`,
  groups: t`Example: 40 teams in groups A and B. Each group has a room and a table of its own.`,
  group_pairs: t`Example: A plays with B, then B with C, then A with C. One table for all.`,
});

export const methodNames = () =>
  ({
    random: t`Random`,
    snake: t`Snake, seeded by the last ranks`,
    registration: t`Keep the order of registration`,
    manual: t`By hand`,
  }) as const;

export const methodHints = (): Record<DrawMethod, string> => ({
  random: t`Chance decides group and slot of each team.`,
  snake: t`Spreads the strong teams. Example with 2 groups: ranks 1, 4, 5 of the stage before play in A, ranks 2, 3, 6 in B.`,
  registration: t`Slot numbers stay as registered, as far as a room has them (up to 25).`,
  manual: t`You put each team into its group and slot yourself.`,
});

/** `drawn once`, `drawn twice`, `drawn 5 times`. */
export function rollsText(rolls: number): string {
  if (rolls <= 1) return t`drawn once`;
  return rolls === 2 ? t`drawn twice` : t`drawn ${rolls} times`;
}

export function describeStage(stage: Stage, stages: readonly Stage[]): string {
  const from = stages.find(({ _id }) => _id === stage.startsFrom?.stageId);
  const parts = [
    formatNames()[stage.format],
    t`up to ${stage.lobbyMax} teams in a room`,
    t`slots from ${stage.firstSlot}`,
    stage.reservedSlots.length > 0 && t`${stage.reservedSlots.join(', ')} kept free`,
    stage.matchPoint && t`match point`,
    from && t`fed by ${from.name}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
