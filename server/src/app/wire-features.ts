import { type NoticeKind, noticeKinds } from '@one-dream/contract/notices.ts';
import { auditInWork } from '../features/audit/audit.actions.ts';
import { addressChanged, discordJoined, discordUnlinked } from '../features/auth/auth.events.ts';
import { refuseTheBanned } from '../features/discipline/eligibility.actions.ts';
import { recordJudgedTeam } from '../features/discipline/judged-teams.actions.ts';
import { strikeNoShows } from '../features/discipline/strikes.actions.ts';
import * as checkIn from '../features/entries/check-in.actions.ts';
import { entriesChanged } from '../features/entries/commands/entry.events.ts';
import { followClock } from '../features/entries/daily-check-in.actions.ts';
import { entryEligibility } from '../features/entries/entries.hooks.ts';
import {
  followAddress,
  releaseSlots,
  saveWhoAnswers,
} from '../features/entries/registrations.actions.ts';
import { followGameId, followNewMember } from '../features/guests/claim.actions.ts';
import { admitNewcomers } from '../features/ladder/ladder.actions.ts';
import { drawSettled } from '../features/lobbies/draw-clock.actions.ts';
import { drawChanged } from '../features/lobbies/lobbies.events.ts';
import * as lobbyRoles from '../features/lobbies/lobby-roles.actions.ts';
import { followEntries } from '../features/lobbies/vacancies.actions.ts';
import { followNextMatch, refreshLineups } from '../features/matches/lineups.actions.ts';
import { endMatchesOf } from '../features/matches/match-states.actions.ts';
import { followRoomChannels } from '../features/matches/room-channels.actions.ts';
import { beginAfterCheckIn } from '../features/matches/rooms.actions.ts';
import { notifyAllInWork, notifyInWork } from '../features/notifications/notices.actions.ts';
import {
  organisationReset,
  organisationUpdated,
} from '../features/organisation/organisation.events.ts';
import { waiveAll } from '../features/prizes/payouts.actions.ts';
import { askWinners } from '../features/prizes/winners.actions.ts';
import { resultPublished } from '../features/results/results.hooks.ts';
import { gateByTier, skipCancelledEvening } from '../features/scrims/entry-gate.actions.ts';
import { recount } from '../features/standings/recount.actions.ts';
import { handOverTeam } from '../features/teams/hand-over.actions.ts';
import {
  memberKicked,
  teamHandedOver,
  teamJoined,
  teamLeft,
} from '../features/teams/teams.events.ts';
import { teamRemoved } from '../features/teams/teams.hooks.ts';
import * as registeredRoles from '../features/tournaments/discord-roles.actions.ts';
import * as tournaments from '../features/tournaments/tournaments.events.ts';
import { cancellingTournament } from '../features/tournaments/tournaments.hooks.ts';
import { gameIdSaved, personRemoved } from '../features/users/users.hooks.ts';
import type { Platform } from '../platform/platform.ts';
import type { DomainEvent, Writers } from '../platform/work/work.ts';

/** Kinds of notices that a module's events send. An event that is not typed by kind counts for none. */
type KindsOf<Module> = Module extends object
  ? {
      [Name in keyof Module]: Module[Name] extends DomainEvent<never, infer Kind>
        ? KnownKind<Kind>
        : Module[Name] extends (...of: never) => DomainEvent<never, infer Kind>
          ? KnownKind<Kind>
          : never;
    }[keyof Module]
  : never;
type KnownKind<Kind> = [NoticeKind] extends [Kind] ? never : Kind;

type Kinds = KindsOf<
  | typeof import('../features/accounts/accounts.events.ts')
  | typeof import('../features/applications/applications.events.ts')
  | typeof import('../features/dashboard/site.events.ts')
  | typeof import('../features/discipline/discipline.events.ts')
  | typeof import('../features/disputes/disputes.events.ts')
  | typeof import('../features/duties/duties.events.ts')
  | typeof import('../features/entries/check-in.events.ts')
  | typeof import('../features/entries/commands/entry.events.ts')
  | typeof import('../features/guests/guests.events.ts')
  | typeof import('../features/ladder/ladder.events.ts')
  | typeof import('../features/lobbies/lobbies.events.ts')
  | typeof import('../features/matches/matches.events.ts')
  | typeof import('../features/notifications/notifications.events.ts')
  | typeof import('../features/organisation/organisation.events.ts')
  | typeof import('../features/prizes/prizes.events.ts')
  | typeof import('../features/results/results.events.ts')
  | typeof import('../features/scrims/scrims.events.ts')
  | typeof import('../features/standings/standings.events.ts')
  | typeof import('../features/teams/teams.events.ts')
  | typeof import('../features/tournaments/tournaments.events.ts')
>;

/** Does not compile if there is a kind of notice that no event sends to anybody. */
noticeKinds satisfies readonly Kinds[];

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
  hooks.on(addressChanged, followAddress);
  for (const event of [discordJoined, discordUnlinked]) {
    hooks.on(event, registeredRoles.followLinks);
    hooks.on(event, lobbyRoles.followLinks);
  }
  hooks.on(teamRemoved, releaseSlots);
  hooks.on(teamRemoved, recordJudgedTeam);
  hooks.on(teamLeft, lobbyRoles.followMember);
  hooks.on(memberKicked, lobbyRoles.followMember);
  hooks.on(teamHandedOver, saveWhoAnswers);
  hooks.on(teamJoined, followNewMember);
  hooks.on(gameIdSaved, followGameId);
  for (const event of [organisationUpdated, organisationReset]) {
    hooks.on(event, lobbyRoles.checkAllLobbyRoles);
    hooks.on(event, followRoomChannels);
  }
  hooks.on(entryEligibility, refuseTheBanned);
  hooks.on(entriesChanged, followEntries);
  hooks.on(entriesChanged, lobbyRoles.followRosters);
  hooks.on(entriesChanged, strikeNoShows);
  hooks.on(tournaments.checkInCloses, checkIn.releaseMissing);
  hooks.on(tournaments.checkInReminded, checkIn.remindMissing);
  hooks.on(tournaments.slotsAdded, checkIn.fillAddedSlots);
  hooks.on(tournaments.clockSet, followClock);
  hooks.on(tournaments.checkInClosed, drawSettled);
  hooks.on(tournaments.checkInClosed, beginAfterCheckIn);
  hooks.on(drawChanged, lobbyRoles.checkLobbyRolesOfDraw);
  hooks.on(drawChanged, refreshLineups);
  hooks.on(tournaments.statusChanged, lobbyRoles.checkLobbyRoles);
  hooks.on(tournaments.statusChanged, askWinners);
  hooks.on(resultPublished, followNextMatch);
  hooks.on(resultPublished, recount);
  hooks.on(resultPublished, admitNewcomers);
  hooks.on(cancellingTournament, lobbyRoles.checkLobbyRoles);
  hooks.on(cancellingTournament, endMatchesOf);
  hooks.on(cancellingTournament, waiveAll);
  hooks.on(cancellingTournament, skipCancelledEvening);
  hooks.on(entryEligibility, gateByTier);
}
