import { getResultDraft } from '@one-dream/contract/features/results/results.ts';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import * as factories from '../../factories/results.ts';
import { unique } from './players.ts';
import type { RunningServer } from './start-server.ts';

/** A tournament with a drawn stage and its matches, created by the demo's admin. */
export function newArena(
  server: RunningServer,
  { teams, matches = 1, spare = 0 }: { teams: number; matches?: number; spare?: number },
): Promise<factories.Arena> {
  return factories.newArena(server, {
    teams,
    tournament: { title: unique('Arena Cup'), slots: teams + spare },
    stage: { name: 'Grand Finals', ...(spare > 0 && { lobbyMax: teams }) },
    form: { matches },
  });
}

/** Result draft of a match, as the admin sees it. */
export async function enteredMatch({ api, admin }: RunningServer, matchId: string) {
  return (await api.act(getResultDraft, { as: await admin(), params: { matchId } })).data;
}

/** Overwrites any draft. @returns its version */
export async function saveDraft(
  server: RunningServer,
  { matchId, rows }: { matchId: string; rows: DraftRow[] },
): Promise<number> {
  const entering = { match: { _id: matchId }, as: await server.admin(), rows };
  return (await factories.enter(server, entering)).version;
}

/** Enters and publishes a result; `reason` makes it a correction. */
export async function publish(
  server: RunningServer,
  { matchId, rows, reason }: { matchId: string; rows: DraftRow[]; reason?: string },
): Promise<void> {
  const entering = { match: { _id: matchId }, as: await server.admin(), rows };
  if (reason === undefined) {
    await factories.publish(server, entering);
    return;
  }
  const { status } = await factories.correct(server, { ...entering, reason });
  if (status !== 200) throw new Error(`the correction was refused: ${status}`);
}

/** An arena of four teams whose first match is published; `teams` are in the order of their ranks. */
export async function newPlayedArena(server: RunningServer, { matches = 1 } = {}) {
  const arena = await newArena(server, { teams: 4, matches });
  const matchId = arena.match._id;
  const { teams } = await enteredMatch(server, matchId);
  const entryIds = teams.map(({ entryId }) => entryId);
  await publish(server, { matchId, rows: factories.rowsOf(entryIds, [5, 4, 3, 2]) });
  return { ...arena, teams, entryIds };
}

/** Path for entering a result of the arena's match. */
export function resultPath(at: {
  tournament: { _id: string };
  matches: { _id: string }[];
}): string {
  return `/console/${at.tournament._id}/results/${at.matches[0]?._id}`;
}
