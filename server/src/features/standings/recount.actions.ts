import { championConfirmed } from '@one-dream/contract/events/standings.ts';
import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Work } from '../../platform/work/work.ts';
import { setChampion } from '../lobbies/stages.shared.queries.ts';
import { matchRefreshed } from '../matches/matches.events.ts';
import { cancelMatchesAfter } from '../matches/matches.shared.queries.ts';
import type { Placed } from '../results/results.hooks.ts';
import { readStage } from './read-stage.actions.ts';
import { standingsChanged } from './standings.events.ts';
import * as queries from './standings.queries.ts';
import { aboutStage, listDeadRulings, tabulate } from './standings.rules.ts';
import { standingsTexts } from './standings.texts.ts';

export interface Recount {
  stageId: string;
  viewer: Viewer;
  /** The owner accepts that the champion changes. */
  confirmChampion: boolean;
  /** Filled with the current standings by entry, for the hook's caller. */
  placed?: Map<string, Placed>;
}

/**
 * Applies the consequences of changed results, adjustments or rulings, with the stage locked: the champion of a
 * match-point final, rulings that are void, the number that open pages hear.
 * @throws AppError OUTCOME_CHANGES when another champion than before comes out and the owner did not confirm it, unless
 *   that one is out of the event
 */
export async function recount(
  work: Work,
  { stageId, viewer, confirmChampion, placed }: Recount,
): Promise<void> {
  const { db } = work;
  const stage = await queries.lockStage(db, stageId);
  if (!stage) return;
  const read = await readStage(db, stage);
  const dead = listDeadRulings(read.inputs, read.rulings);
  await queries.dropRulings(
    db,
    dead.map(({ id }) => id),
    work.now(),
  );
  const { tables, matchPoint } = tabulate(read.inputs);
  for (const { rank, entryId, totalX10 } of tables.flatMap(({ rows }) => rows))
    if (rank !== null) placed?.set(entryId, { rank, points: String(totalX10 / 10) });
  const champion = matchPoint?.champion ?? null;
  const isOut = !tables.some(({ rows }) =>
    rows.some((row) => row.entryId === stage.champion_entry_id && row.standing === 'in'),
  );
  await settleChampion(work, { stage, champion, viewer, confirmChampion, isOut });
  await raiseStandings(work, stage.tournament_id);
}

/** Raises the number of a tournament's standings and sends it to open pages; those with a lower one fetch again. */
export async function raiseStandings(work: Work, tournamentId: string): Promise<void> {
  const no = await queries.raiseState(work.db, tournamentId, work.now());
  await work.happened(standingsChanged, { tournamentId, no });
}

async function settleChampion(
  work: Work,
  {
    stage,
    champion,
    viewer,
    confirmChampion,
    isOut,
  }: {
    stage: queries.StageRow;
    champion: { entryId: string; matchNo: number } | null;
    viewer: Viewer;
    confirmChampion: boolean;
    /** The champion so far is out, for instance disqualified: that decided already that the champion changes. */
    isOut: boolean;
  },
): Promise<void> {
  const was = stage.champion_entry_id;
  if (
    was === (champion?.entryId ?? null) &&
    stage.champion_match_no === (champion?.matchNo ?? null)
  )
    return;
  if (was !== null && !isOut && was !== (champion?.entryId ?? null)) {
    const isConfirmed = confirmChampion && viewer.role === 'owner';
    if (!isConfirmed) throw new AppError('OUTCOME_CHANGES', standingsTexts.championChanges);
    await work.happened(championConfirmed, {
      viewer,
      ...aboutStage(stage),
      before: { entryId: was },
      after: { entryId: champion?.entryId ?? null },
    });
  }
  await setChampion(work.db, { stageId: stage.id, champion });
  if (!champion) return;
  const cancelled = await cancelMatchesAfter(work.db, {
    stageId: stage.id,
    no: champion.matchNo,
    reason: inEnglish(reasonTexts.finalDecided({ no: String(champion.matchNo) })),
  });
  for (const id of cancelled)
    await work.happened(matchRefreshed, { match: { id, tournament_id: stage.tournament_id } });
}
