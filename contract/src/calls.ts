import type { AnyCall } from './call.ts';
import * as gameIds from './features/accounts/accounts.game-ids.ts';
import * as accounts from './features/accounts/accounts.ts';
import * as applications from './features/applications/applications.ts';
import * as emailChange from './features/auth/auth.email.ts';
import * as secondFactor from './features/auth/auth.second-factor.ts';
import * as sessions from './features/auth/auth.sessions.ts';
import * as auth from './features/auth/auth.ts';
import * as copies from './features/copies/copies.ts';
import * as dashboardHealth from './features/dashboard/dashboard.health.ts';
import * as dashboard from './features/dashboard/dashboard.ts';
import * as discipline from './features/discipline/discipline.ts';
import * as discord from './features/discord/discord.ts';
import * as disputes from './features/disputes/disputes.ts';
import * as duties from './features/duties/duties.ts';
import * as registrations from './features/entries/entries.registrations.ts';
import * as entries from './features/entries/entries.ts';
import * as guests from './features/guests/guests.ts';
import * as home from './features/home/home.ts';
import * as ladder from './features/ladder/ladder.ts';
import * as lobbies from './features/lobbies/lobbies.ts';
import * as rooms from './features/matches/matches.rooms.ts';
import * as matchSettings from './features/matches/matches.settings.ts';
import * as matches from './features/matches/matches.ts';
import * as planned from './features/notifications/notifications.planned.ts';
import * as push from './features/notifications/notifications.push.ts';
import * as notifications from './features/notifications/notifications.ts';
import * as organisation from './features/organisation/organisation.ts';
import * as overlay from './features/overlay/overlay.ts';
import * as posters from './features/posters/posters.ts';
import * as prizes from './features/prizes/prizes.ts';
import * as records from './features/records/records.ts';
import * as reader from './features/results/results.reader.ts';
import * as results from './features/results/results.ts';
import * as scrims from './features/scrims/scrims.ts';
import * as sharing from './features/sharing/sharing.ts';
import * as presets from './features/standings/standings.presets.ts';
import * as standingsStaff from './features/standings/standings.staff.ts';
import * as standings from './features/standings/standings.ts';
import * as teamSearch from './features/teams/teams.search.ts';
import * as teams from './features/teams/teams.ts';
import * as clock from './features/tournaments/tournaments.clock.ts';
import * as tournaments from './features/tournaments/tournaments.ts';
import * as users from './features/users/users.ts';

export interface NamedCall {
  feature: string;
  name: string;
  call: AnyCall;
}

const features = {
  auth: { ...auth, ...emailChange, ...sessions, ...secondFactor },
  users,
  accounts: { ...accounts, ...gameIds },
  teams: { ...teams, ...teamSearch },
  tournaments: { ...tournaments, ...clock },
  copies,
  entries: { ...entries, ...registrations },
  duties,
  lobbies,
  matches: { ...matches, ...rooms, ...matchSettings },
  notifications: { ...notifications, ...planned, ...push },
  posters,
  organisation,
  discord,
  applications,
  results: { ...results, ...reader },
  disputes,
  standings: { ...standings, ...standingsStaff, ...presets },
  discipline,
  overlay,
  sharing,
  prizes,
  records,
  ladder,
  scrims,
  dashboard,
  dashboardHealth,
  home,
  guests,
};

/** Every call of the API, for the reference and for tests that iterate over all of them. */
export const calls: readonly NamedCall[] = Object.entries(features).flatMap(([feature, exports]) =>
  Object.entries(exports)
    .filter((entry): entry is [string, AnyCall] => isCall(entry[1]))
    .map(([name, call]) => ({ feature, name, call })),
);

type Features = typeof features;
type CallsOf<Exports> = Extract<Exports[keyof Exports], AnyCall>;
type EveryCall = { [Name in keyof Features]: CallsOf<Features[Name]> }[keyof Features];

/** Types of all calls by path, for a sender that does not need the schemas. */
export type CallsByPath = { [C in EveryCall as C['path']]: C };

function isCall(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'access' in value &&
    'answer' in value
  );
}
