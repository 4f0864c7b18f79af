import * as calls from '@one-dream/contract/features/entries/entries.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { isGranted } from '../../errors.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import { presentTimes, shownSlot } from '../tournaments/tournaments.presenters.ts';
import { phaseOfRow } from '../tournaments/tournaments.rules.ts';
import type { TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import {
  type Context,
  type CurrentTeam,
  type HostContext,
  isWaiting,
} from './commands/entries-state.ts';
import * as hosts from './commands/host.rules.ts';
import { assertMaySetLineup } from './commands/lineup.rules.ts';
import * as own from './commands/own-entry.rules.ts';
import { readinessOf } from './commands/readiness.rules.ts';
import { toEntry } from './commands/to-entry.ts';
import {
  checkInDay,
  type DailyRow,
  isLaterDay,
  stateOn,
  windowOf,
} from './daily-check-in.rules.ts';
import type { OwnEntryRow, SeenEntryRow, StaffEntryRow } from './entries.queries.ts';

type Teams = ReadonlyMap<string, CurrentTeam>;

/** Translates into the reader's language. */
export type Translate = (text: Translatable) => string;

/** Presents an entry to its own team: its standing, and what this viewer can do about it now. */
export function presentOwnEntry(
  row: OwnEntryRow,
  {
    viewer,
    teams,
    now,
    translate,
  }: { viewer: Viewer; teams: Teams; now: Date; translate: Translate },
): calls.OwnEntry {
  const { tournament } = row;
  const day = checkInDay(tournament, now);
  const context: Context = {
    ...{ tournament, teams, now, day, hosts: new Map<string, string>() },
    phase: phaseOfRow(tournament, now),
  };
  const about = { entry: toEntry(row), viewer };
  const { needed, ready, lacks } = readinessOf(context, about.entry);
  return {
    ...presentStanding(row, { tournament, day }),
    team: { _id: row.team_id, name: row.team_name, logo: row.team_logo },
    tournament: {
      ...fieldsOf(calls.enteredTournament, tournament),
      ...presentTimes(tournament),
      ...presentCheckInTimes(tournament, day),
    },
    isLeader: isGranted(() => own.assertLeads(context, about)),
    checkedIn: presentCheckIn(row),
    lineup: { needed, ready },
    lacks: lacks.map(translate),
    players: row.players.map(({ userId, name, inGameName }) => ({ userId, name, inGameName })),
    reason: row.state_reason,
    withdrawAsked: row.withdraw_asked_at !== null,
    can: {
      checkIn: !row.is_checked_in && isGranted(() => own.assertMayCheckIn(context, about)),
      undoCheckIn: row.is_checked_in && isGranted(() => own.assertMayUndoCheckIn(context, about)),
      withdraw: isGranted(() => own.assertMayWithdraw(context, about)),
      askToWithdraw:
        row.withdraw_asked_at === null &&
        isGranted(() => own.assertMayAskToWithdraw(context, about)),
      setLineup: isGranted(() => assertMaySetLineup(context, about)),
    },
  };
}

/** Today's check-in, on a later day of an event with daily check-in. */
function presentCheckInTimes(tournament: DailyRow, day: string) {
  const window = isLaterDay(tournament, day) ? windowOf(tournament, day) : undefined;
  return (
    window && {
      checkinOpensAt: window.opens.toISOString(),
      checkinClosesAt: window.closes.toISOString(),
    }
  );
}

/** The context of a tournament for its hosts, shared by its entries. */
export function hostContextOf({
  tournament,
  rows,
  teams,
  viewer,
  ownId,
  now,
}: {
  tournament: TournamentRow;
  rows: readonly SeenEntryRow[];
  teams: Teams;
  viewer: Viewer;
  /** The viewer's game id. */
  ownId: string;
  now: Date;
}): HostContext {
  return {
    ...{ tournament, teams, now, day: checkInDay(tournament, now) },
    phase: phaseOfRow(tournament, now),
    hosts: new Map([[viewer.id, ownId]]),
    used: tournament.slots_used,
    waiting: new Set(rows.filter(({ state }) => isWaiting(state)).map(toEntry)),
    // Checked when somebody moves up: a list does not look up bans.
    barred: new Map(),
  };
}

export function presentStaffEntry(
  row: StaffEntryRow,
  { context, viewer, translate }: { context: HostContext; viewer: Viewer; translate: Translate },
): calls.StaffEntry {
  const members = context.teams.get(row.team_id)?.members ?? [];
  const about = { entry: toEntry(row), viewer };
  const { needed, ready, lacks } = readinessOf(context, about.entry);
  return {
    ...presentStanding(row, context),
    teamId: row.team_id,
    name: row.team_name,
    logo: row.team_logo,
    registeredAt: row.registered_at.toISOString(),
    reserved: row.reserved,
    isGuest: row.guest === 'guest',
    skipReason: row.skip_reason,
    reason: row.state_reason,
    checkedIn: presentCheckIn(row),
    withdrawAsked: row.withdraw_asked_at && {
      at: row.withdraw_asked_at.toISOString(),
      reason: row.withdraw_reason,
    },
    lineup: { needed, ready },
    lacks: lacks.map(translate),
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
    banned: row.banned,
    replacesId: row.replaces_id,
    can: {
      checkIn: !row.is_checked_in && isGranted(() => own.assertMayCheckIn(context, about)),
      undoCheckIn: row.is_checked_in && isGranted(() => own.assertMayUndoCheckIn(context, about)),
      promote: isGranted(() => hosts.assertMayPromote(context, about)),
      skip: isGranted(() => hosts.assertMaySkip(context, about)),
      markNoShow: isGranted(() => hosts.assertMayMarkNoShow(context, about)),
      undoNoShow: isGranted(() => hosts.assertMayUndoNoShow(context, about)),
      disqualify: isGranted(() => hosts.assertMayDisqualify(context, about)),
      decideWithdrawal: isGranted(() => hosts.assertMayDecideWithdrawal(context, about)),
      correct: isGranted(() => hosts.assertMayDecide(context, about)),
      swapPlayer: isGranted(() => hosts.assertMaySwapPlayer(context, about)),
      replace: isGranted(() => hosts.assertMayReplace(context, about)),
    },
  };
}

function presentStanding(
  row: SeenEntryRow,
  { tournament, day }: { tournament: DailyRow; day: string },
) {
  const { id: entryId, queue_place: place, is_checked_in: isCheckedIn } = row;
  const state = stateOn(tournament, { state: row.state, isCheckedIn, day });
  return { entryId, state, slot: shownSlot(row), place };
}

function presentCheckIn({ checked_in_at, checked_in_by }: SeenEntryRow) {
  return checked_in_at && { at: checked_in_at.toISOString(), by: checked_in_by ?? '' };
}
