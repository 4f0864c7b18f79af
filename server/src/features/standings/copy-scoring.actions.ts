import type { Work } from '../../platform/work/work.ts';
import { updateScoring } from '../lobbies/stages.shared.queries.ts';
import * as queries from './standings.queries.ts';

/** Copies points, bands and head starts to the copies of stages. @param stages new ids by old ones */
export async function copyScoring(work: Work, stages: ReadonlyMap<string, string>): Promise<void> {
  for (const [oldId, stageId] of stages) {
    const stage = await queries.findStage(work.db, oldId);
    if (!stage) continue;
    const lead = (to: string | null) => (to === null ? null : (stages.get(to) ?? null));
    const rest = stage.best_of_rest;
    const restTo = rest && lead(rest.leadsTo);
    await updateScoring(work.db, {
      stageId,
      form: {
        presetVersionId: stage.preset_version_id,
        bands: stage.bands.map((band) => ({ ...band, leadsTo: lead(band.leadsTo) })),
        bestOfRest: rest && restTo ? { ...rest, leadsTo: restTo } : null,
        headStartX10: stage.head_start_x10,
      },
    });
  }
}
