import type { Person } from './demo-people.ts';

/** A past event as an audit log entry. */
export interface PastEvent {
  at: Date;
  actor: Pick<Person, 'id' | 'name'>;
  action: string;
  tournamentId?: string;
  subject: string;
  before?: object;
  after?: object;
}
