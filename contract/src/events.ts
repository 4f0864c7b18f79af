/** Catalogue of what the audit log records. */

import * as discipline from './events/discipline.ts';
import * as entries from './events/entries.ts';
import type { EventDefinition } from './events/event.ts';
import * as guests from './events/guests.ts';
import * as lobbies from './events/lobbies.ts';
import * as matches from './events/matches.ts';
import * as organisation from './events/organisation.ts';
import * as prizes from './events/prizes.ts';
import * as results from './events/results.ts';
import * as scrims from './events/scrims.ts';
import * as standings from './events/standings.ts';
import * as teams from './events/teams.ts';
import * as tournaments from './events/tournaments.ts';
import * as users from './events/users.ts';

const catalogue = {
  ...teams,
  ...users,
  ...entries,
  ...guests,
  ...tournaments,
  ...lobbies,
  ...matches,
  ...results,
  ...standings,
  ...prizes,
  ...discipline,
  ...scrims,
  ...organisation,
};

type CatalogueEvent = (typeof catalogue)[keyof typeof catalogue];
/** As stored in the audit log; older entries may contain other names. */
export type EventName = CatalogueEvent['name'];
type AreaOf<Name extends string> = Name extends `${infer Area}.${string}` ? Area : never;
export type LoggedEvent = EventDefinition<EventName>;

export const events: readonly LoggedEvent[] = Object.values(catalogue);

/** Areas of the site that events belong to, as labelled in the audit log's filter. */
export const eventAreas: Record<AreaOf<EventName>, string> = {
  adjustment: 'Adjustments',
  application: 'Applications',
  calendar: 'Calendar links',
  discipline: 'Strikes and bans',
  dispute: 'Disputes',
  draw: 'Draws',
  duty: 'Duties',
  entry: 'Check-in and entries',
  guest: 'Guest teams',
  job: 'Failed jobs',
  ladder: 'Ladder',
  map: 'Maps',
  match: 'Matches',
  notification: 'Notifications',
  organisation: 'Organisation',
  overlay: 'Overlays',
  payout: 'Payouts',
  poster: 'Posters',
  preset: 'Scoring presets',
  prize: 'Prizes',
  registration: 'Registrations',
  result: 'Results',
  room: 'Rooms',
  series: 'Scrim series',
  stage: 'Stages',
  standings: 'Standings',
  team: 'Teams',
  tournament: 'Tournaments',
  user: 'Users',
};
