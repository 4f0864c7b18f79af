import type { OwnEntry, StaffEntry } from '@one-dream/contract/features/entries.ts';
import { isLocked } from '@one-dream/contract/features/tournaments.phases.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { isLeader } from '../teams/teams.rules.ts';
import { type BookTeam, isLive, isPlaced } from './desk/book.ts';
import { readinessOf } from './desk/own-entry.rules.ts';
import type { OwnEntryRow, SeenEntryRow } from './entries.queries.ts';
import { presentTimes, shownSlot } from './tournaments.presenters.ts';
import type { TournamentRow } from './tournaments.queries.ts';
import { phaseOfRow } from './tournaments.rules.ts';

type Teams = ReadonlyMap<string, BookTeam>;

/** An entry for its own team: where it stands, and what this viewer can do about it now. */
export function presentOwnEntry(
  row: OwnEntryRow,
  { viewer, teams, now }: { viewer: Viewer; teams: Teams; now: Date },
): OwnEntry {
  const { tournament, state } = row;
  const { title, banner, kind, game, type, status, daily_check_in: dailyCheckIn } = tournament;
  const { regOpensAt: _opens, ...times } = presentTimes(tournament);
  const phase = phaseOfRow(tournament, now);
  const roster = teams.get(row.team_id);
  const leads = roster !== undefined && isLeader(viewer, roster.team);
  const isOnRoster = row.players.some(({ userId }) => userId === viewer.id);
  const { needed, ready, lacks } = readiness(row, { tournament, teams });
  const mayCheckIn = phase === 'check-in' && isLive(state) && (leads || isOnRoster);
  return {
    ...presentStanding(row),
    team: { _id: row.team_id, name: row.team_name, logo: row.team_logo },
    tournament: {
      _id: tournament.id,
      title,
      banner,
      kind,
      game,
      type,
      status,
      dailyCheckIn,
      ...times,
    },
    isLeader: leads,
    checkedIn: presentCheckIn(row),
    lineup: { needed, ready },
    lacks,
    players: row.players.map(({ userId, name, inGameName }) => ({ userId, name, inGameName })),
    reason: row.state_reason,
    withdrawAsked: row.withdraw_asked_at !== null,
    can: {
      checkIn: mayCheckIn && !row.is_checked_in && ready >= needed,
      undoCheckIn: mayCheckIn && row.is_checked_in,
      withdraw: leads && isLive(state) && !isLocked(phase),
      askToWithdraw:
        leads &&
        isPlaced(state) &&
        (phase === 'locked' || phase === 'live') &&
        row.withdraw_asked_at === null,
      setLineup: leads && isLive(state) && !isLocked(phase),
    },
  };
}

/** An entry as hosts see it. */
export function presentStaffEntry(
  row: SeenEntryRow,
  { tournament, teams }: { tournament: TournamentRow; teams: Teams },
): StaffEntry {
  const members = teams.get(row.team_id)?.members ?? [];
  const { needed, ready, lacks } = readiness(row, { tournament, teams });
  return {
    ...presentStanding(row),
    teamId: row.team_id,
    name: row.team_name,
    logo: row.team_logo,
    registeredAt: row.registered_at.toISOString(),
    reserved: row.reserved,
    skipReason: row.skip_reason,
    reason: row.state_reason,
    checkedIn: presentCheckIn(row),
    withdrawAsked: row.withdraw_asked_at && {
      at: row.withdraw_asked_at.toISOString(),
      reason: row.withdraw_reason,
    },
    lineup: { needed, ready },
    lacks,
    players: row.players.map(({ userId, name, inGameName, inGameId }) => ({
      userId,
      name,
      inGameName,
      inGameId,
      isInTeam: members.some(({ id }) => id === userId),
    })),
    bench: members
      .filter(({ id }) => row.players.every(({ userId }) => userId !== id))
      .map((member) => ({
        userId: member.id,
        name: member.name,
        inGameName: member.in_game_name,
      })),
    replacesId: row.replaces_id,
  };
}

function presentStanding(row: SeenEntryRow) {
  const { id: entryId, state, queue_place: place } = row;
  return { entryId, state, slot: shownSlot(row), place };
}

function presentCheckIn({ checked_in_at, checked_in_by }: SeenEntryRow) {
  return checked_in_at && { at: checked_in_at.toISOString(), by: checked_in_by ?? '' };
}

function readiness(
  row: SeenEntryRow,
  { tournament, teams }: { tournament: Pick<TournamentRow, 'type' | 'min_lineup'>; teams: Teams },
) {
  return readinessOf({ tournament, teams }, { teamId: row.team_id, players: row.players });
}
