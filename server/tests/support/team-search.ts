import * as calls from '@one-dream/contract/features/teams/teams.search.ts';
import type { Person } from './people.ts';
import type { TestServer } from './start-test-server.ts';

/** Requests to join that are somebody's: as a leader their team's. */
export async function requestsOf({ api }: Pick<TestServer, 'api'>, person: Person) {
  return (await api.act(calls.getOwnSearch, { as: person })).requests;
}
