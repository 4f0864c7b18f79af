import type { CallAnswer } from '@one-dream/contract/call.ts';
import type { Stage } from '@one-dream/contract/features/lobbies.ts';
import type { Match } from '@one-dream/contract/features/matches.ts';
import type { getResultDraft, ResultDraft } from '@one-dream/contract/features/results.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { callAsAdmin, openTournament } from './organiser.ts';
import { newSquad, registerSquad, type Squad, unique } from './players.ts';
import type { RunningServer } from './start-server.ts';

/** A tournament with a drawn stage and its matches. */
export interface Arena {
  tournament: Tournament;
  stage: Stage;
  matches: Match[];
  squads: Squad[];
}

/** Everything up to the slot lists, made by the demo's admin. */
export async function newArena(
  server: RunningServer,
  { teams, matches = 1 }: { teams: number; matches?: number },
): Promise<Arena> {
  const tournament = await openTournament({
    server,
    title: unique('Arena Cup'),
    slots: String(teams),
  });
  const squads: Squad[] = [];
  // Four at a time: each makes four accounts.
  while (squads.length < teams) {
    const count = Math.min(4, teams - squads.length);
    squads.push(...(await Promise.all(Array.from({ length: count }, () => newSquad(server)))));
  }
  for (const squad of squads) await registerSquad(server, { squad, tournamentId: tournament._id });
  const { data: stage } = await callAsAdmin<{ data: Stage }>(server, {
    path: `/stages/create/${tournament._id}`,
    body: { name: 'Grand Finals', format: 'single' },
  });
  const { data: draw } = await callAsAdmin<{ data: { _id: string; version: number } }>(server, {
    path: `/draws/roll/${stage._id}`,
  });
  await callAsAdmin(server, {
    path: `/draws/publish/${draw._id}`,
    body: { version: draw.version },
  });
  const { data: planned } = await callAsAdmin<{ data: Match[] }>(server, {
    path: `/matches/create/${stage._id}`,
    body: {
      firstStart: new Date(Date.now() + 2 * 3_600_000).toISOString(),
      matches,
      maps: [{ name: 'Erangel', recall: false }],
    },
  });
  return { tournament, stage, matches: planned, squads };
}

/** What a match is entered with, as the admin sees it. */
export async function enteredMatch(server: RunningServer, matchId: string) {
  return (
    await callAsAdmin<CallAnswer<typeof getResultDraft>>(server, {
      path: `/results/draft/get/${matchId}`,
    })
  ).data;
}

/** Rows in the order of the placements, by entry; eliminations that no check objects to. */
export function rowsOf(entryIds: readonly string[], elims: readonly number[]): DraftRow[] {
  return entryIds.map((entryId, index) => ({
    entryId,
    status: 'played',
    placement: index + 1,
    elims: elims[index] ?? 0,
    fielded: null,
  }));
}

/** Saves over whatever draft is there. */
export async function saveDraft(
  server: RunningServer,
  { matchId, rows }: { matchId: string; rows: DraftRow[] },
): Promise<number> {
  const { draft } = await enteredMatch(server, matchId);
  const { data } = await callAsAdmin<{ data: ResultDraft }>(server, {
    path: `/results/draft/save/${matchId}`,
    body: { version: draft.version, rows },
  });
  return data.version;
}

/** Enters and publishes; `reason` makes it a correction. */
export async function publish(
  server: RunningServer,
  { matchId, rows, reason }: { matchId: string; rows: DraftRow[]; reason?: string },
): Promise<void> {
  const version = await saveDraft(server, { matchId, rows });
  await callAsAdmin(server, {
    path: `/results/${reason ? 'correct' : 'publish'}/${matchId}`,
    body: { version, confirm: true, ...(reason && { reason }) },
  });
}
