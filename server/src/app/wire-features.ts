import { auditInWork } from '../features/audit/audit.actions.ts';
import { refuseTheBanned } from '../features/discipline/eligibility.actions.ts';
import { keepJudgedTeam } from '../features/discipline/judged-teams.actions.ts';
import { strikeNoShows } from '../features/discipline/strikes.actions.ts';
import {
  fillAddedSlots,
  releaseMissing,
  remindMissing,
} from '../features/entries/check-in.actions.ts';
import { followClock } from '../features/entries/daily-check-in.actions.ts';
import { entriesChanged, entryEligibility } from '../features/entries/entries.hooks.ts';
import { keepWhoAnswers, releaseSlots } from '../features/entries/registrations.actions.ts';
import { admitNewcomers } from '../features/ladder/ladder.actions.ts';
import { drawSettled } from '../features/lobbies/draw-clock.actions.ts';
import { drawChanged } from '../features/lobbies/lobbies.hooks.ts';
import {
  checkAllLobbyRoles,
  checkLobbyRoles,
  checkLobbyRolesOfDraw,
  followMember,
  followRosters,
} from '../features/lobbies/lobby-roles.actions.ts';
import { followEntries } from '../features/lobbies/vacancies.actions.ts';
import { followNextMatch, refreshLineups } from '../features/matches/lineups.actions.ts';
import { endMatchesOf } from '../features/matches/match-states.actions.ts';
import { followRoomChannels } from '../features/matches/room-channels.actions.ts';
import { notifyAllInWork, notifyInWork } from '../features/notifications/notices.actions.ts';
import { organisationChanged } from '../features/organisation/organisation.hooks.ts';
import { waiveAll } from '../features/prizes/payouts.actions.ts';
import { askWinners } from '../features/prizes/winners.actions.ts';
import { resultPublished } from '../features/results/results.hooks.ts';
import { gateByTier, leaveOutCalledOff } from '../features/scrims/entry-gate.actions.ts';
import { recount } from '../features/standings/recount.actions.ts';
import { handOverTeam } from '../features/teams/hand-over.actions.ts';
import { leaderChanged, memberLeft, teamRemoved } from '../features/teams/teams.hooks.ts';
import {
  checkInClosed,
  checkInCloses,
  checkInReminded,
  clockSet,
  slotsAdded,
  statusChanged,
  tournamentCancelled,
} from '../features/tournaments/tournaments.hooks.ts';
import { personRemoved } from '../features/users/users.hooks.ts';
import type { Platform } from '../platform/platform.ts';
import type { Writers } from '../platform/work/work.ts';

/** Writers of audit entries and notices for every unit of work. */
export const writers: Writers = {
  audit: auditInWork,
  notify: notifyInWork,
  notifyAll: notifyAllInWork,
};

/** Registers handlers for hooks. Handlers of one hook run in this order: lower features first. */
export function wireHooks(platform: Platform): void {
  const { hooks } = platform;
  hooks.on(personRemoved, handOverTeam);
  hooks.on(teamRemoved, releaseSlots);
  hooks.on(teamRemoved, keepJudgedTeam);
  hooks.on(memberLeft, followMember);
  hooks.on(leaderChanged, keepWhoAnswers);
  hooks.on(organisationChanged, checkAllLobbyRoles);
  hooks.on(organisationChanged, followRoomChannels);
  hooks.on(entryEligibility, refuseTheBanned);
  hooks.on(entriesChanged, followEntries);
  hooks.on(entriesChanged, followRosters);
  hooks.on(entriesChanged, strikeNoShows);
  hooks.on(checkInCloses, releaseMissing);
  hooks.on(checkInReminded, remindMissing);
  hooks.on(slotsAdded, fillAddedSlots);
  hooks.on(clockSet, followClock);
  hooks.on(checkInClosed, drawSettled);
  hooks.on(drawChanged, checkLobbyRolesOfDraw);
  hooks.on(drawChanged, refreshLineups);
  hooks.on(statusChanged, checkLobbyRoles);
  hooks.on(statusChanged, askWinners);
  hooks.on(resultPublished, followNextMatch);
  hooks.on(resultPublished, recount);
  hooks.on(resultPublished, admitNewcomers);
  hooks.on(tournamentCancelled, checkLobbyRoles);
  hooks.on(tournamentCancelled, endMatchesOf);
  hooks.on(tournamentCancelled, waiveAll);
  hooks.on(tournamentCancelled, leaveOutCalledOff);
  hooks.on(entryEligibility, gateByTier);
}
