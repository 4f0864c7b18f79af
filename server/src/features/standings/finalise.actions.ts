import { stageReopened } from '@one-dream/contract/events/standings.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { SnapshotTable } from '../../platform/database/column-types.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { endWindowsEarly } from '../disputes/windows.actions.ts';
import { mayPassOver } from '../duties/duties.rules.ts';
import { checkLobbyRolesOfStage } from '../lobbies/lobby-roles.actions.ts';
import { setFinalised } from '../lobbies/stages.shared.queries.ts';
import { moveTournament } from '../tournaments/tournament-clock.actions.ts';
import { enterNextStages } from './advance.actions.ts';
import * as presenters from './finalise.presenters.ts';
import { type Blocker, compareSnapshots, listBlockers, takeSnapshot } from './finalise.rules.ts';
import { readStage } from './read-stage.actions.ts';
import { raiseStandings } from './recount.actions.ts';
import { assertNotFinal, noSuchStage } from './stage-scoring.actions.ts';
import * as changes from './stage-scoring.queries.ts';
import { stageFinalised } from './standings.events.ts';
import * as queries from './standings.queries.ts';
import { aboutStage } from './standings.rules.ts';
import { standingsTexts } from './standings.texts.ts';

interface Look {
  stage: queries.StageRow;
  stages: queries.StageRow[];
  tables: SnapshotTable[];
  blockers: Blocker[];
  /** Blockers that remain once the windows are ended. */
  blockersAfterWindows: Blocker[];
  /** Published matches that can still be disputed. */
  windows: queries.StageMatchRow[];
  snapshots: { no: number; tables: SnapshotTable[] }[];
}

async function look(db: Db, stage: queries.StageRow): Promise<Look> {
  const { inputs } = await readStage(db, stage);
  const openDisputes = await changes.countOpenDisputes(db, stage.id);
  return {
    stage,
    stages: await queries.listStages(db, stage.tournament_id),
    tables: takeSnapshot(inputs),
    blockers: listBlockers({ inputs, openDisputes }),
    blockersAfterWindows: listBlockers({ inputs, openDisputes, endsWindows: true }),
    windows: inputs.matches.filter(({ state }) => state === 'published'),
    snapshots: await changes.listSnapshots(db, stage.id),
  };
}

/** Previews who would advance where, the blockers, and the differences from the snapshot before. */
export async function previewFinal(
  { db }: Platform,
  stageId: string,
): Promise<presenters.CheckedPreview> {
  const stage = await queries.findStage(db, stageId);
  if (!stage) throw noSuchStage();
  const seen = await look(db, stage);
  return {
    destinations: presenters.presentDestinations(seen),
    blockers: seen.blockers,
    blockersAfterWindows: seen.blockersAfterWindows,
    windows: presenters.presentWindows(seen.windows),
    changed: listChanged(seen),
  };
}

function listChanged({ snapshots, tables, stages }: Look): presenters.Preview['changed'] {
  const [before] = snapshots;
  if (!before) return [];
  const nameOf = (id: string | null) => stages.find((stage) => stage.id === id)?.name ?? null;
  return compareSnapshots(before.tables, tables).map(({ entryId, name, was, is }) => ({
    entryId,
    name,
    was: nameOf(was),
    is: nameOf(is),
  }));
}

export interface Finalising {
  viewer: Viewer;
  stageId: string;
  /** By the owner, for unequal matches. */
  overrideReason: string | null;
  /** After reopening: accepts that other teams advance than before. */
  confirmChanges: boolean;
  /** Also ends the dispute windows of published matches. */
  endWindows?: boolean;
}

/** Stores a snapshot, creates the entries of the stages that it leads to, and notifies the teams. */
export function finaliseStage(
  platform: Platform,
  { viewer, stageId, overrideReason, confirmChanges, endWindows = false }: Finalising,
): Promise<{ no: number; destinations: presenters.Preview['destinations'] }> {
  return inUnitOfWork(platform, async (work) => {
    const stage = await queries.lockTournamentAndStage(work.db, stageId);
    if (!stage) throw noSuchStage();
    assertNotFinal(stage);
    const seen = await look(work.db, stage);
    const blockers = endWindows ? seen.blockersAfterWindows : seen.blockers;
    const blocker = blockers.find(
      ({ canOverride }) => !(canOverride && overrideReason !== null && mayPassOver(viewer)),
    );
    if (blocker) throw new AppError(blocker.code, blocker.message, { data: { blockers } });
    const changed = listChanged(seen);
    if (changed.length > 0 && !confirmChanges)
      throw new AppError(
        'OUTCOME_CHANGES',
        standingsTexts.advancesDiffer({ stages: changed.map(({ name }) => name).join(', ') }),
        { data: { changed } },
      );
    if (endWindows)
      await endWindowsEarly(work, { viewer, matchIds: seen.windows.map(({ id }) => id) });
    const no = (seen.snapshots[0]?.no ?? 0) + 1;
    const now = work.now();
    await changes.insertSnapshot(work.db, {
      id: newId(),
      stage_id: stageId,
      no,
      tables: JSON.stringify(seen.tables),
      finalised_by: viewer.id,
      override_reason: overrideReason ?? '',
      finalised_at: now,
    });
    await setFinalised(work.db, { stageId, at: now });
    await checkLobbyRolesOfStage(work, stageId);
    await enterNextStages(work, { viewer, stages: seen.stages, tables: seen.tables });
    const isLast = seen.stages.every(({ id, finalised_at }) => id === stageId || finalised_at);
    const tournamentId = stage.tournament_id;
    if (isLast)
      await moveTournament(work, {
        tournamentId,
        from: ['UPCOMING', 'OPENED', 'CLOSED', 'LIVE'],
        to: 'COMPLETED',
        viewer,
      });
    await raiseStandings(work, tournamentId);
    await work.happened(stageFinalised, {
      viewer,
      stage,
      ranked: await listRanked(work, seen),
      after: { no, ...(overrideReason && { overrideReason }) },
    });
    return { no, destinations: presenters.presentDestinations(seen) };
  });
}

/** Lists ranks with the next stage of each, and the players to notify. */
async function listRanked(work: Work, { stages, tables }: Look) {
  const leadsAnywhere = tables.some(({ rows }) => rows.some(({ leadsTo }) => leadsTo !== null));
  const rows = tables.flatMap((table) => table.rows);
  const players = await changes.listPlayers(
    work.db,
    rows.map(({ entryId }) => entryId),
  );
  const usersOf = Map.groupBy(players, ({ entry_id }) => entry_id);
  return rows.flatMap(({ entryId, rank, leadsTo }) => {
    if (rank === null) return [];
    const next = stages.find(({ id }) => id === leadsTo)?.name ?? null;
    const userIds = [...new Set((usersOf.get(entryId) ?? []).map(({ user_id }) => user_id))];
    return { rank, next, isLastStage: !leadsAnywhere, userIds };
  });
}

/** Reopens a stage for the owner. The snapshot stays, and so do advanced teams until the stage is final again. */
export async function reopenStage(
  platform: Platform,
  { viewer, stageId, reason }: { viewer: Viewer; stageId: string; reason: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const stage = await queries.lockTournamentAndStage(work.db, stageId);
    if (!stage) throw noSuchStage();
    if (!stage.finalised_at)
      throw new AppError('CONFLICT', standingsTexts.notFinal({ stage: stage.name }));
    await setFinalised(work.db, { stageId, at: null });
    await checkLobbyRolesOfStage(work, stageId);
    const tournamentId = stage.tournament_id;
    await moveTournament(work, { tournamentId, from: ['COMPLETED'], to: 'LIVE', viewer });
    await raiseStandings(work, tournamentId);
    await work.happened(stageReopened, {
      viewer,
      ...aboutStage(stage),
      before: { finalisedAt: stage.finalised_at },
      after: { reason },
    });
  });
}
