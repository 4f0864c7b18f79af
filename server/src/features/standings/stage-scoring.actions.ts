import type { CallAnswer, CallBody } from '@one-dream/contract/call.ts';
import { stageScoringChanged } from '@one-dream/contract/events/standings.ts';
import {
  type getStageScoring as getCall,
  saveStageScoring as saveCall,
} from '@one-dream/contract/features/standings/standings.staff.ts';
import { checkBands } from '@one-dream/contract/scoring/bands.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { canServe } from '../duties/duties.actions.ts';
import { updateScoring } from '../lobbies/stages.shared.queries.ts';
import { presentPreset } from '../results/results.presenters.ts';
import { findVersion } from './presets.queries.ts';
import { raiseStandings } from './recount.actions.ts';
import * as queries from './standings.queries.ts';
import { aboutStage } from './standings.rules.ts';
import { standingsTexts } from './standings.texts.ts';

type Scoring = CallAnswer<typeof getCall>['data'];
type ScoringForm = CallBody<typeof saveCall>;

export async function getStageScoring(
  platform: Platform,
  { viewer, stageId }: { viewer: Viewer; stageId: string },
): Promise<Scoring> {
  const stage = await queries.findStage(platform.db, stageId);
  if (!stage) throw noSuchStage();
  return present(platform, { viewer, stage });
}

export function noSuchStage(): AppError {
  return new AppError('NOT_FOUND', commonTexts.noStage);
}

async function present(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { viewer, stage }: { viewer: Viewer; stage: queries.StageRow },
): Promise<Scoring> {
  const { duties = [] } = saveCall;
  const preset = await findVersion(db, stage.preset_version_id);
  if (!preset) throw noSuchStage();
  return {
    stageId: stage.id,
    preset: presentPreset(preset),
    bands: stage.bands.map(({ from, to, leadsTo, groups }) => ({
      from,
      to,
      leadsTo,
      ...(groups && { groups: [...groups] }),
    })),
    bestOfRest: stage.best_of_rest,
    headStartX10: stage.head_start_x10,
    canSave:
      !refusalOfFinal(stage) &&
      (await canServe({ db, now }, { viewer, duties, subject: { stageId: stage.id } })),
    version: stage.scoring_version,
  };
}

/** Unpublished matches take the preset at once; published ones keep theirs until a re-scoring. */
export function saveStageScoring(
  platform: Platform,
  { viewer, stageId, form }: { viewer: Viewer; stageId: string; form: ScoringForm },
): Promise<Scoring> {
  return inUnitOfWork(platform, async (work) => {
    const stage = await queries.lockStage(work.db, stageId);
    if (!stage) throw noSuchStage();
    assertNotFinal(stage);
    if (stage.scoring_version !== form.version)
      throw new AppError('STALE', standingsTexts.stageChanged);
    if (!(await findVersion(work.db, form.presetVersionId)))
      throw invalidField('presetVersionId', commonTexts.noPreset);
    await assertBands(work.db, stage, form);
    await updateScoring(work.db, { stageId, form });
    await raiseStandings(work, stage.tournament_id);
    await work.happened(stageScoringChanged, {
      viewer,
      ...aboutStage(stage),
      before: { preset: stage.preset_version_id, bands: stage.bands },
      after: { preset: form.presetVersionId, bands: form.bands },
    });
    const saved = await queries.findStage(work.db, stageId);
    return present(work, { viewer, stage: saved ?? stage });
  });
}

function refusalOfFinal(stage: queries.StageRow): AppError | undefined {
  if (!stage.finalised_at) return undefined;
  return new AppError('STAGE_FINAL', standingsTexts.stageFinal({ stage: stage.name }));
}

export function assertNotFinal(stage: queries.StageRow): void {
  const refusal = refusalOfFinal(stage);
  if (refusal) throw refusal;
}

async function assertBands(db: Db, stage: queries.StageRow, form: ScoringForm): Promise<void> {
  const { bands, bestOfRest } = form;
  const later = new Set(
    (await queries.listStages(db, stage.tournament_id))
      .filter(({ position }) => position > stage.position)
      .map(({ id }) => id),
  );
  bands.forEach(({ leadsTo }, index) => {
    if (leadsTo !== null && !later.has(leadsTo))
      throw invalidField(`bands.${index}.leadsTo`, standingsTexts.laterStage);
  });
  if (bestOfRest && !later.has(bestOfRest.leadsTo))
    throw invalidField('bestOfRest.leadsTo', standingsTexts.laterStage);
  if (bestOfRest && stage.format !== 'groups')
    throw invalidField('bestOfRest', standingsTexts.bestOfRest);
  if (bands.length === 0) return;
  const entries = await queries.listEntries(db, stage.id);
  const letters = [...new Set(entries.map(({ letter }) => letter).filter((it) => it !== null))];
  const named = bands.flatMap(({ groups = [] }) => groups);
  const groups =
    stage.format === 'groups' ? (letters.length > 0 ? letters : [...new Set(named), null]) : [null];
  if (stage.format !== 'groups' && named.length > 0)
    throw invalidField('bands', standingsTexts.oneTable);
  const [problem] = checkBands({ bands, groups });
  // Before the draw not all groups are known: bands by group are checked when finalising.
  const isUndrawn = stage.format === 'groups' && letters.length === 0;
  if (problem && !(isUndrawn && named.length > 0)) throw invalidField('bands', problem);
}
