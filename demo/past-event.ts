import type { Person } from './cast.ts';

/** Something that happened, as the audit log keeps it. */
export interface PastEvent {
  at: Date;
  actor: Pick<Person, 'id' | 'name'>;
  action: string;
  tournamentId?: string;
  subject: string;
  before?: object;
  after?: object;
}
