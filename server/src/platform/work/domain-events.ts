import type { LoggedEvent } from '@one-dream/contract/events.ts';
import type { NoticeKind } from '@one-dream/contract/notices.ts';
import type { EnqueueOptions, Job } from '../jobs/define-job.ts';
import type {
  Consequences,
  DomainEvent,
  JobOrder,
  Logged,
  LogRow,
  MaybePromise,
  Message,
  Work,
  WrittenNotice,
} from './work.ts';

/** Declares what follows from an event of the catalogue: its row in the log, and who is told. */
export function event<Facts, Kind extends NoticeKind = never>(
  { name }: LoggedEvent,
  describe: (facts: Facts & Logged, work: Work) => MaybePromise<LogRow & Consequences<Kind>>,
): DomainEvent<Facts & Logged, Kind> {
  return { logged: name, describe };
}

/** As `event`, without a row in the audit log: for reminders, drafts, and what follows from a logged event. */
export function unlogged<Facts, Kind extends NoticeKind = never>(
  describe: (facts: Facts, work: Work) => MaybePromise<Consequences<Kind>>,
): DomainEvent<Facts, Kind> {
  return { logged: undefined, describe };
}

/** Sends a notice to people, who may be gone. @param actorId the actor, if among them: gets the alert without a pop-up */
export function to<Kind extends NoticeKind>(
  recipientIds: readonly (string | null)[],
  notice: WrittenNotice<Kind>,
  actorId?: string,
): Message<Kind> {
  return { notice, recipientIds: recipientIds.filter((id) => id !== null), actorId };
}

/** A job that follows from an event. */
export function job<Payload extends object>(
  of: Job<Payload>,
  payload: Payload,
  options?: EnqueueOptions,
): JobOrder {
  return (work) => work.enqueue(of, payload, options);
}
