import type { CallBody } from '@one-dream/contract/call.ts';
import * as log from '@one-dream/contract/events/standings.ts';
import {
  type Adjustment,
  adjustment,
  type makeAdjustment as makeCall,
} from '@one-dream/contract/features/standings/standings.staff.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError, invalidField } from '../../errors.ts';
import { fieldsOf, writtenAs } from '../../platform/database/columns.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved } from '../duties/duties.actions.ts';
import { readStage } from './read-stage.actions.ts';
import { recount } from './recount.actions.ts';
import { assertNotFinal, noSuchStage } from './stage-scoring.actions.ts';
import * as changes from './stage-scoring.queries.ts';
import * as queries from './standings.queries.ts';
import { aboutStage, tabulate } from './standings.rules.ts';
import { standingsTexts } from './standings.texts.ts';

interface InStage {
  viewer: Viewer;
  stageId: string;
}

async function lockOpenStage(work: Work, stageId: string): Promise<queries.StageRow> {
  const stage = await queries.lockStage(work.db, stageId);
  if (!stage) throw noSuchStage();
  assertNotFinal(stage);
  return stage;
}

export async function listAdjustments({ db }: Platform, stageId: string): Promise<Adjustment[]> {
  if (!(await queries.findStage(db, stageId))) throw noSuchStage();
  return (await queries.listAdjustments(db, stageId)).map(presentAdjustment);
}

/** Gives or takes points outside a match; a scorer in the team may not decide about it. */
export function makeAdjustment(
  platform: Platform,
  { viewer, stageId, form }: InStage & { form: CallBody<typeof makeCall> },
): Promise<Adjustment> {
  return inUnitOfWork(platform, async (work) => {
    const stage = await lockOpenStage(work, stageId);
    const { inputs } = await readStage(work.db, stage);
    const { entryId, matchId } = form;
    if (!inputs.entries.some(({ id }) => id === entryId))
      throw invalidField('entryId', standingsTexts.notInStage);
    if (matchId !== null && !inputs.matches.some(({ id }) => id === matchId))
      throw invalidField('matchId', standingsTexts.noMatchInStage);
    if (form.kind === 'penalty' && form.pointsX10 > 0)
      throw invalidField('pointsX10', standingsTexts.penaltyTakes);
    if (form.kind === 'bonus' && form.pointsX10 < 0)
      throw invalidField('pointsX10', standingsTexts.bonusGives);
    await assertNotInvolved(work.db, { viewer, entryIds: [entryId] });
    const id = newId();
    const { rule, ...given } = form;
    await changes.insertAdjustments(work.db, [
      {
        ...writtenAs(given),
        id,
        stage_id: stageId,
        rule_ref: rule,
        created_by: viewer.id,
        created_at: work.now(),
      },
    ]);
    await recount(work, { stageId, viewer, confirmChampion: false });
    const made = await find(work, { id, stageId });
    await work.happened(log.pointsAdjusted, {
      viewer,
      ...aboutStage(stage, made.team),
      after: { pointsX10: form.pointsX10, kind: form.kind, reason: form.reason },
    });
    return made;
  });
}

export function revokeAdjustment(
  platform: Platform,
  { viewer, stageId, adjustmentId: id, reason }: InStage & { adjustmentId: string; reason: string },
): Promise<Adjustment> {
  return inUnitOfWork(platform, async (work) => {
    const stage = await lockOpenStage(work, stageId);
    const before = await find(work, { id, stageId });
    await assertNotInvolved(work.db, { viewer, entryIds: [before.entryId] });
    if (before.revokedAt) return before;
    await changes.revokeAdjustment(work.db, { id, reason, now: work.now() });
    await recount(work, { stageId, viewer, confirmChampion: false });
    await work.happened(log.adjustmentRevoked, {
      viewer,
      ...aboutStage(stage, before.team),
      before: { pointsX10: before.pointsX10 },
      after: { reason },
    });
    return find(work, { id, stageId });
  });
}

async function find(
  { db }: Work,
  { id, stageId }: { id: string; stageId: string },
): Promise<Adjustment> {
  const row = await queries
    .selectAdjustments(db)
    .where('adjustments.id', '=', id)
    .where('adjustments.stage_id', '=', stageId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', standingsTexts.noAdjustment);
  return presentAdjustment(row);
}

/** Decides the order of teams that are equal by every tie-break; has to name all of them. */
export async function ruleOnTie(
  platform: Platform,
  { viewer, stageId, entryIds, reason }: InStage & { entryIds: string[]; reason: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const stage = await lockOpenStage(work, stageId);
    const read = await readStage(work.db, stage);
    const { tables } = tabulate({ ...read.inputs, rulings: [] });
    const first = tables.flatMap(({ rows }) => rows).find((row) => row.entryId === entryIds[0]);
    const block = tables
      .find(({ rows }) => first && rows.includes(first))
      ?.rows.filter((row) => row.isTied && row.rank === first?.rank)
      .map(({ entryId }) => entryId);
    const isBlock =
      first?.isTied === true &&
      block?.length === entryIds.length &&
      new Set(entryIds).size === entryIds.length &&
      block.every((id) => entryIds.includes(id));
    if (!isBlock) throw invalidField('entryIds', standingsTexts.nameSharers);
    await assertNotInvolved(work.db, { viewer, entryIds });
    await changes.insertRuling(work.db, {
      id: newId(),
      stage_id: stageId,
      entry_ids: JSON.stringify(entryIds),
      reason,
      created_by: viewer.id,
      created_at: work.now(),
    });
    await recount(work, { stageId, viewer, confirmChampion: false });
    await work.happened(log.tieRuled, {
      viewer,
      ...aboutStage(stage),
      after: { entryIds, reason },
    });
  });
}

function presentAdjustment(row: queries.AdjustmentRow): Adjustment {
  return {
    ...fieldsOf(adjustment, row),
    rule: row.rule_ref,
    createdBy: row.created_by_name ?? '',
  };
}
