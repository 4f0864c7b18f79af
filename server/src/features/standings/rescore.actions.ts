import type { CallAnswer } from '@one-dream/contract/call.ts';
import { resultRescored } from '@one-dream/contract/events/results.ts';
import type { rescoreStage as rescoreCall } from '@one-dream/contract/features/standings/standings.staff.ts';
import { compareRanks } from '@one-dream/contract/scoring/rank-changes.ts';
import { pointsOf } from '@one-dream/contract/scoring/rows.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { invalidField } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved } from '../duties/duties.actions.ts';
import { setPreset } from '../lobbies/stages.shared.queries.ts';
import { writeRescored } from '../results/rescore.actions.ts';
import { findVersion } from './presets.queries.ts';
import { type ReadStage, readStage } from './read-stage.actions.ts';
import { recount } from './recount.actions.ts';
import { assertNotFinal, noSuchStage } from './stage-scoring.actions.ts';
import * as queries from './standings.queries.ts';
import { aboutStage, tabulate } from './standings.rules.ts';
import { standingsTexts } from './standings.texts.ts';

export interface Rescoring {
  viewer: Viewer;
  stageId: string;
  presetVersionId: string;
  apply: boolean;
  reason: string | null;
}

type Rescored = CallAnswer<typeof rescoreCall>['data'];

/** Previews every rank's change; applied, each published match gets a new version with one reason. */
export function rescoreStage(platform: Platform, rescoring: Rescoring): Promise<Rescored> {
  const { viewer, stageId, presetVersionId, apply, reason } = rescoring;
  return inUnitOfWork(platform, async (work) => {
    const stage = await queries.lockStage(work.db, stageId);
    if (!stage) throw noSuchStage();
    assertNotFinal(stage);
    const preset = await findVersion(work.db, presetVersionId);
    if (!preset) throw invalidField('presetVersionId', commonTexts.noPreset);
    if (apply && reason === null) throw invalidField('reason', standingsTexts.sayWhyRescore);
    const read = await readStage(work.db, stage);
    const changes = compare(read, preset);
    const published = read.inputs.matches.filter(
      ({ state, preset_version_id }) =>
        (state === 'published' || state === 'final') && preset_version_id !== preset.id,
    );
    if (apply && reason !== null) {
      const entryIds = read.inputs.entries.map(({ id }) => id);
      await assertNotInvolved(work.db, { viewer, entryIds });
      await setPreset(work.db, { stageId, presetVersionId });
      await rewrite(work, { published, preset, viewer, reason });
      await recount(work, { stageId, viewer, confirmChampion: viewer.role === 'owner' });
      await work.happened(resultRescored, {
        viewer,
        ...aboutStage(stage),
        before: { preset: stage.preset_version_id },
        after: { preset: presetVersionId, matches: published.length, reason },
      });
    }
    return { changes, matches: published.length, isApplied: apply };
  });
}

function compare(read: ReadStage, preset: queries.PresetRow): Rescored['changes'] {
  const { inputs } = read;
  const before = tabulate(inputs).tables;
  const after = tabulate({
    ...inputs,
    stage: { ...inputs.stage, preset_version_id: preset.id },
    presets: new Map([...inputs.presets, [preset.id, preset.rules]]),
    tieBreaks: preset.rules.tieBreaks,
    matches: inputs.matches.map((match) => ({
      ...match,
      preset_version_id: match.preset_version_id === null ? null : preset.id,
    })),
  }).tables;
  const names = new Map(inputs.entries.map(({ id, name }) => [id, name]));
  return after.flatMap(({ group, rows }) =>
    compareRanks(before.find((table) => table.group === group)?.rows ?? [], rows).map((change) => ({
      ...change,
      group,
      name: names.get(change.entryId) ?? '',
    })),
  );
}

async function rewrite(
  work: Work,
  {
    published,
    preset,
    viewer,
    reason,
  }: {
    published: readonly queries.StageMatchRow[];
    preset: queries.PresetRow;
    viewer: Viewer;
    reason: string;
  },
): Promise<void> {
  for (const match of published) {
    await writeRescored(work, {
      matchId: match.id,
      presetVersionId: preset.id,
      reason,
      viewer,
      pointsOf: (row) => pointsOf(row, preset.rules).pointsX10,
    });
  }
}
