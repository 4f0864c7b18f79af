import type { EntryStanding, OwnEntry, StaffEntry } from '@one-dream/contract/features/entries.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments.phases.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { phaseOfRow } from '../tournaments/tournaments.rules.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { findEntry, readTeams } from './desk/desk.queries.ts';
import type { AskDesk } from './desk/desk.ts';
import type { DeskRequest, EntryRequest } from './desk/requests.ts';
import {
  hostContextOf,
  presentOwnEntry,
  presentStaffEntry,
  type Say,
} from './entries.presenters.ts';
import * as queries from './entries.queries.ts';
import { entriesTexts } from './entries.texts.ts';

/** Sends a request about one entry. @returns the entry's standing */
export async function askForStanding(
  ask: AskDesk,
  { tournamentId, request }: { tournamentId: string; request: DeskRequest },
): Promise<EntryStanding> {
  const { standing } = await ask(tournamentId, request);
  if (!standing) throw new Error(`The desk said nothing of an entry to ${request.kind}.`);
  return standing;
}

type Asked = EntryRequest extends infer Request
  ? Request extends EntryRequest
    ? Omit<Request, 'teamId'>
    : never
  : never;

/** As `askForStanding`, where only the entry is known. */
export async function askAboutEntry(
  { platform, ask }: { platform: Platform; ask: AskDesk },
  asked: Asked,
): Promise<EntryStanding> {
  const entry = await findEntry(platform.db, asked.entryId);
  if (!entry) throw new AppError('NOT_FOUND', commonTexts.noEntry);
  const request = { ...asked, teamId: entry.team_id } as EntryRequest;
  return askForStanding(ask, { tournamentId: entry.tournament_id, request });
}

/** Lists entries of the viewer's team in tournaments that are not over, the nearest first match first. */
export async function listOwnEntries(
  { db, now }: Platform,
  { viewer, say }: { viewer: Viewer; say: Say },
): Promise<OwnEntry[]> {
  const day = matchDayOf(now());
  const rows = await queries.listEntriesOfPlayer(db, { userId: viewer.id, day });
  const teams = await readTeams(db, [...new Set(rows.map(({ team_id }) => team_id))]);
  return rows.map((row) => presentOwnEntry(row, { viewer, teams, now: now(), say }));
}

export async function listEntriesForHost(
  { db, now }: Platform,
  { viewer, tournamentId, say }: { viewer: Viewer; tournamentId: string; say: Say },
): Promise<{ data: StaffEntry[]; vacant: number; asksToClose: boolean }> {
  const tournament = await findTournament(db, tournamentId);
  if (!tournament) throw noTournament();
  const rows = await queries.listEntriesOfTournament(db, {
    tournamentId,
    isScrim: tournament.kind === 'scrim',
    now: now(),
  });
  const teams = await readTeams(db, [...new Set(rows.map(({ team_id }) => team_id))]);
  const context = hostContextOf({ tournament, rows, teams, viewer, now: now() });
  return {
    data: rows.map((row) => presentStaffEntry(row, { context, viewer, say })),
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
  if (team.leaderId !== viewer.id) throw new AppError('NOT_LEADER', commonTexts.onlyLeader);
  await (isWanted ? queries.insertWatcher : queries.deleteWatcher)(db, team.id);
  return isWanted;
}

function noTournament(): AppError {
  return new AppError('NOT_FOUND', commonTexts.noTournament);
}
