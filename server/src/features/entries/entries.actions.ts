import type * as calls from '@one-dream/contract/features/entries/entries.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyOfName } from '../teams/teams.actions.ts';
import { actsFor } from '../teams/teams.rules.ts';
import { phaseOfRow } from '../tournaments/tournaments.rules.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { findGameId } from '../users/users.shared.queries.ts';
import type { RunEntryCommand } from './commands/command-queue.ts';
import type { CommandOnEntry, EntryCommand } from './commands/commands.ts';
import { findEntry, readTeams } from './commands/entries-state.queries.ts';
import * as presenters from './entries.presenters.ts';
import * as queries from './entries.queries.ts';
import { entriesTexts } from './entries.texts.ts';

/** Sends a request about one entry. @returns the entry's standing */
export async function runForStanding(
  run: RunEntryCommand,
  { tournamentId, request }: { tournamentId: string; request: EntryCommand },
): Promise<calls.EntryStanding> {
  const { standing } = await run(tournamentId, request);
  if (!standing) throw new Error(`No entry came of ${request.kind}.`);
  return standing;
}

type EntryRequest = CommandOnEntry extends infer Request
  ? Request extends CommandOnEntry
    ? Omit<Request, 'teamId'>
    : never
  : never;

/** As `runForStanding`, where only the entry is known. */
export async function runOnEntry(
  { platform, run }: { platform: Platform; run: RunEntryCommand },
  input: EntryRequest,
): Promise<calls.EntryStanding> {
  const entry = await findEntry(platform.db, input.entryId);
  if (!entry) throw new AppError('NOT_FOUND', commonTexts.noEntry);
  const request = { ...input, teamId: entry.team_id } as CommandOnEntry;
  return runForStanding(run, { tournamentId: entry.tournament_id, request });
}

/** A host corrects a team's name or one player. @throws AppError INVALID for a name that no team may have */
export async function correctEntry(
  entries: { platform: Platform; run: RunEntryCommand },
  request: Omit<Extract<EntryRequest, { kind: 'correct' }>, 'kind'>,
): Promise<calls.EntryStanding> {
  if (request.name !== undefined)
    keyOfName(request.name, await entries.platform.organisation.read());
  return runOnEntry(entries, { kind: 'correct', ...request });
}

/** Lists entries of the viewer's team in tournaments that are not over, the nearest first match first. */
export async function listOwnEntries(
  { db, now }: Platform,
  { viewer, translate }: { viewer: Viewer; translate: presenters.Translate },
): Promise<calls.OwnEntry[]> {
  const rows = await queries.listEntriesOfPlayer(db, { userId: viewer.id, now: now() });
  const teams = await readTeams(db, [...new Set(rows.map(({ team_id }) => team_id))]);
  return rows.map((row) =>
    presenters.presentOwnEntry(row, { viewer, teams, now: now(), translate }),
  );
}

export async function listEntriesForHost(
  { db, now }: Platform,
  {
    viewer,
    tournamentId,
    translate,
  }: { viewer: Viewer; tournamentId: string; translate: presenters.Translate },
): Promise<{ data: calls.StaffEntry[]; vacant: number; asksToClose: boolean }> {
  const tournament = await findTournament(db, tournamentId);
  if (!tournament) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  const rows = await queries.listEntriesOfTournament(db, {
    tournamentId,
    isScrim: tournament.kind === 'scrim',
    now: now(),
  });
  const teams = await readTeams(db, [...new Set(rows.map(({ team_id }) => team_id))]);
  const ownId = await findGameId(db, viewer.id);
  const context = presenters.hostContextOf({ tournament, rows, teams, viewer, ownId, now: now() });
  return {
    data: rows.map((row) => presenters.presentStaffEntry(row, { context, viewer, translate })),
    vacant: Math.max(0, tournament.slot_total - tournament.slots_used),
    asksToClose:
      tournament.checkin_outage === 'asked' && phaseOfRow(tournament, now()) === 'check-in',
  };
}

/**
 * Reads, or sets, whether the viewer's team wants to hear of vacant slots of scrims. @throws AppError NO_TEAM,
 * NOT_LEADER
 */
export async function watchVacancies(
  { db }: Platform,
  { viewer, isWanted }: { viewer: Viewer; isWanted?: boolean | undefined },
): Promise<boolean> {
  const team = await queries.findTeamToWatch(db, viewer.id);
  if (!team) {
    if (isWanted === undefined) return false;
    throw new AppError('NO_TEAM', entriesTexts.needTeam);
  }
  if (isWanted === undefined) return team.isWatching;
  if (!actsFor(viewer, team)) throw new AppError('NOT_LEADER', commonTexts.onlyLeader);
  await (isWanted ? queries.insertWatcher : queries.deleteWatcher)(db, team.id);
  return isWanted;
}
