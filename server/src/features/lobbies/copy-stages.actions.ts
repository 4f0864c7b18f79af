import type { Viewer } from '../../calls/viewer.ts';
import { readAs } from '../../platform/database/columns.ts';
import type { Work } from '../../platform/work/work.ts';
import { addStage } from './stages.actions.ts';
import * as queries from './stages.queries.ts';

/** Copies the stages of one tournament to another. @returns their ids by the ids of the old ones */
export async function copyStages(
  work: Work,
  { viewer, from, to }: { viewer: Viewer; from: string; to: string },
): Promise<ReadonlyMap<string, string>> {
  const copies = new Map<string, string>();
  for (const stage of await queries.listStages(work.db, from)) {
    const earlier = stage.starts_from && copies.get(stage.starts_from.stageId);
    const form = {
      ...readAs(stage, ['name', 'format', 'lobbyMax', 'firstSlot', 'reservedSlots']),
      ...readAs(stage, ['matchCap', 'matchPoint', 'template']),
      startsFrom: earlier ? { stageId: earlier } : null,
    };
    copies.set(stage.id, await addStage(work, { viewer, tournamentId: to, form }));
  }
  return copies;
}
