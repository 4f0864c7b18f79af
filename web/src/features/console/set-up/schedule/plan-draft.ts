import type { Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { scheduleTemplates } from '@one-dream/contract/schedule/templates.ts';

/** A schedule as form input. */
export type PlanDraft = {
  /** Value of an `<input type="datetime-local">`, in India's time. */
  firstStart: string;
  spacing: string;
  matches: string;
  perDay: string;
  maps: string[];
  groups: string;
  together: boolean;
};

/** Initial plan of a stage: its template, or one for its format; the first start from the tournament. */
export function newPlanDraft(
  stage: Pick<Stage, 'format' | 'lobbyMax' | 'template'>,
  { firstStart, key = stage.template }: { firstStart: string; key?: string },
): PlanDraft {
  const template =
    scheduleTemplates.find((one) => one.key === key) ??
    scheduleTemplates.findLast(({ format }) => format === stage.format) ??
    scheduleTemplates[0];
  return {
    firstStart,
    spacing: String(template?.spacingMinutes ?? 45),
    matches: String(template?.matches ?? 3),
    perDay: String(template?.perDay ?? 6),
    maps: [...(template?.maps ?? [])],
    groups: '',
    together: true,
  };
}

/** The map of each match in rotation: `Erangel, Miramar, Rondo, Erangel`. */
export function mapsInTurn({
  maps,
  matches,
}: {
  maps: readonly string[];
  matches: number;
}): string[] {
  if (maps.length === 0) return [];
  const count = Number.isFinite(matches) ? Math.min(Math.max(matches, 0), 60) : 0;
  return Array.from({ length: count }, (_, index) => maps[index % maps.length] ?? '');
}
