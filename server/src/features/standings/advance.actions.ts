import { takesBand } from '@one-dream/contract/scoring/bands.ts';
import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { SnapshotTable } from '../../platform/database/column-types.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved } from '../duties/duties.actions.ts';
import { listStageEntries, replaceStageEntries } from '../lobbies/stages.shared.queries.ts';
import { listAdvancing } from './finalise.rules.ts';
import { assertNotFinal, noSuchStage } from './stage-scoring.actions.ts';
import * as changes from './stage-scoring.queries.ts';
import { luckyLoserMovedUp } from './standings.events.ts';
import * as queries from './standings.queries.ts';
import { standingsTexts } from './standings.texts.ts';

/**
 * Creates the entries of the stages that a snapshot leads to, with their head starts. A stage that has begun keeps its
 * teams.
 */
export async function enterNextStages(
  work: Work,
  {
    viewer,
    stages,
    tables,
  }: { viewer: Viewer; stages: readonly queries.StageRow[]; tables: readonly SnapshotTable[] },
): Promise<void> {
  const own = new Set(tables.flatMap(({ rows }) => rows.map(({ entryId }) => entryId)));
  const leads = new Set(tables.flatMap(({ rows }) => rows.map(({ leadsTo }) => leadsTo)));
  for (const stage of stages) {
    if (await changes.hasBegun(work.db, stage.id)) continue;
    const before = await listStageEntries(work.db, stage.id);
    const fromElsewhere = before.filter((id) => !own.has(id));
    const isReached = leads.has(stage.id);
    if (!isReached && fromElsewhere.length === before.length) continue;
    const advancing = listAdvancing(tables, stage.id);
    await replaceStageEntries(work.db, {
      stageId: stage.id,
      entryIds: [...advancing.map(({ entryId }) => entryId), ...fromElsewhere],
    });
    await giveHeadStarts(work, { viewer, stage, advancing });
  }
}

async function giveHeadStarts(
  work: Work,
  entered: {
    viewer: Viewer;
    stage: queries.StageRow;
    advancing: readonly { entryId: string; place: number }[];
  },
): Promise<void> {
  const now = work.now();
  await changes.revokeHeadStarts(work.db, entered.stage.id, now);
  await changes.insertAdjustments(
    work.db,
    entered.advancing.flatMap(({ entryId, place }) => {
      const pointsX10 = entered.stage.head_start_x10[place - 1] ?? 0;
      if (pointsX10 === 0) return [];
      return [
        {
          id: newId(),
          stage_id: entered.stage.id,
          entry_id: entryId,
          points_x10: pointsX10,
          kind: 'head_start' as const,
          rule_ref: 'Head start',
          reason: inEnglish(reasonTexts.headStart({ place: String(place) })),
          is_public: true,
          created_by: entered.viewer.id,
          created_at: now,
        },
      ];
    }),
  );
}

/** Replaces a team that declines a stage by the next rank of the table it came from. */
export function replaceDeclined(
  platform: Platform,
  {
    viewer,
    stageId,
    entryId,
    reason,
  }: { viewer: Viewer; stageId: string; entryId: string; reason: string },
): Promise<{ entryId: string; name: string }> {
  return inUnitOfWork(platform, async (work) => {
    const stage = await queries.lockTournamentAndStage(work.db, stageId);
    if (!stage) throw noSuchStage();
    assertNotFinal(stage);
    if (await changes.hasBegun(work.db, stageId))
      throw new AppError('CONFLICT', standingsTexts.stageBegun);
    const entries = await listStageEntries(work.db, stageId);
    const seed = entries.indexOf(entryId);
    if (seed < 0) throw new AppError('NOT_FOUND', standingsTexts.notInStage);
    await assertNotInvolved(work.db, { viewer, entryIds: [entryId] });
    const next = await findNextRank(work, { stage, entryId });
    if (!next) throw new AppError('CONFLICT', standingsTexts.nobodyLeft);
    await assertNotInvolved(work.db, { viewer, entryIds: [next.entryId] });
    await replaceStageEntries(work.db, {
      stageId,
      entryIds: entries.with(seed, next.entryId),
    });
    const players = await changes.listPlayers(work.db, [next.entryId]);
    await work.happened(luckyLoserMovedUp, {
      viewer,
      stage,
      team: next.name,
      userIds: players.map(({ user_id }) => user_id),
      before: { entryId },
      after: { entryId: next.entryId, reason },
    });
    return { entryId: next.entryId, name: next.name };
  });
}

/** Finds, in the table that the team came from, the best below the cut that plays nowhere else yet. */
async function findNextRank(
  { db }: Work,
  { stage, entryId }: { stage: queries.StageRow; entryId: string },
): Promise<{ entryId: string; name: string } | undefined> {
  const stages = await queries.listStages(db, stage.tournament_id);
  const placed = new Set<string>();
  for (const each of stages) {
    if (each.position <= 1) continue;
    for (const id of await listStageEntries(db, each.id)) placed.add(id);
  }
  for (const each of stages) {
    const [snapshot] = await changes.listSnapshots(db, each.id);
    const table = snapshot?.tables.find(({ rows }) =>
      rows.some((row) => row.entryId === entryId && row.leadsTo === stage.id),
    );
    const next = table?.rows.find(
      (row) => takesBand(row) && row.leadsTo !== stage.id && !placed.has(row.entryId),
    );
    if (next) return { entryId: next.entryId, name: next.name };
  }
  return undefined;
}
