import type { AnyCall } from './call.ts';
import * as applications from './features/applications.ts';
import * as auth from './features/auth.ts';
import * as dashboard from './features/dashboard.ts';
import * as push from './features/notifications.push.ts';
import * as notifications from './features/notifications.ts';
import * as posters from './features/posters.ts';
import * as teams from './features/teams.ts';
import * as tournaments from './features/tournaments.ts';
import * as users from './features/users.ts';

export interface NamedCall {
  feature: string;
  name: string;
  call: AnyCall;
}

const features = {
  auth,
  users,
  teams,
  tournaments,
  notifications: { ...notifications, ...push },
  posters,
  applications,
  dashboard,
};

/** Every call of the API, for the reference and for the tests that walk all of them. */
export const calls: readonly NamedCall[] = Object.entries(features).flatMap(([feature, exports]) =>
  Object.entries(exports)
    .filter((entry): entry is [string, AnyCall] => isCall(entry[1]))
    .map(([name, call]) => ({ feature, name, call })),
);

type Features = typeof features;
type CallsOf<Exports> = Extract<Exports[keyof Exports], AnyCall>;
type EveryCall = { [Name in keyof Features]: CallsOf<Features[Name]> }[keyof Features];

/** Every call by its path, for a sender that needs to know what it sends and not how it is checked. */
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
