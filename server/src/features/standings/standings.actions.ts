import type { CallAnswer } from '@one-dream/contract/call.ts';
import * as calls from '@one-dream/contract/features/standings/standings.ts';
import { rankPlayers } from '@one-dream/contract/scoring/player-awards.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPages } from '../users/users.shared.queries.ts';
import { readStage } from './read-stage.actions.ts';
import { chooseStage, presentStage } from './standings.presenters.ts';
import * as queries from './standings.queries.ts';
import { byLetter } from './standings.rules.ts';

export async function getStandings(
  { db }: Platform,
  request: { tournamentId: string; stageId?: string | undefined; group?: string | undefined },
): Promise<calls.Standings> {
  const { tournamentId, stageId, group } = request;
  const tournament = await queries.findTournament(db, tournamentId);
  // A draft is visible to staff only.
  if (!tournament || tournament.is_draft) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  const state = await queries.findState(db, tournamentId);
  const stages = await queries.listStages(db, tournamentId);
  const stage = stageId ? stages.find(({ id }) => id === stageId) : chooseStage(stages);
  if (stageId && !stage) throw new AppError('NOT_FOUND', commonTexts.noStage);
  // Checked first, because building a table is expensive and any letter can be requested.
  if (group && !(stage && (await queries.hasGroup(db, { stageId: stage.id, letter: group }))))
    throw new AppError('NOT_FOUND', commonTexts.noGroup);
  const read = stage && (await readStage(db, stage));
  const letters = read
    ? [...new Set(read.inputs.entries.map(({ letter }) => letter).filter((it) => it !== null))]
    : [];
  return {
    tournamentId,
    no: state?.no ?? 0,
    changedAt: state?.changed_at.toISOString() ?? null,
    isCancelled: tournament.cancelled_at !== null,
    stages: stages.map((each) => ({
      _id: each.id,
      name: each.name,
      isFinal: each.finalised_at !== null,
      hasResults: each.has_results,
      groups: each.id === stage?.id && each.format === 'groups' ? letters.toSorted(byLetter) : [],
    })),
    stage: read
      ? presentStage({ read, stages, group, maximumRows: calls.maximumStandingRows })
      : null,
  };
}

/** Lists most eliminations by player, and how many of the published matches count. */
export async function listTopPlayers(
  { db }: Platform,
  tournamentId: string,
): Promise<CallAnswer<typeof calls.listTopPlayers>['data']> {
  const tournament = await queries.findTournament(db, tournamentId);
  if (!tournament || tournament.is_draft) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  const rows = await queries.listPlayerMatches(db, tournamentId);
  const ranked = rankPlayers(
    rows.map(({ player_key, name, team, match_id, elims }) => ({
      playerKey: player_key,
      name,
      team,
      matchId: match_id,
      elims,
    })),
  );
  const shown = ranked.slice(0, 50);
  const userIds = new Map(rows.map(({ player_key, user_id }) => [player_key, user_id]));
  const pages = await listPages(
    db,
    shown.flatMap(({ playerKey }) => userIds.get(playerKey) ?? []),
  );
  return {
    players: shown.map(({ playerKey, ...player }) => ({
      ...player,
      page: pages.get(userIds.get(playerKey) ?? '') ?? null,
    })),
    counted: new Set(rows.map(({ match_id }) => match_id)).size,
    published: await queries.countPublished(db, tournamentId),
  };
}
