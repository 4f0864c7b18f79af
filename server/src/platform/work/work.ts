import type { EventName } from '@one-dream/contract/events.ts';
import type { NoticeTopic, NotificationType } from '@one-dream/contract/features/notifications.ts';
import type { Role } from '@one-dream/contract/features/users.ts';
import type { NoticeKind, NoticeWay } from '@one-dream/contract/notices.ts';
import type { Db } from '../database/schema.ts';
import type { Discord } from '../discord/discord.ts';
import type { EnqueueOptions, Job, JobToMake } from '../jobs/define-job.ts';
import type { LiveEvents } from '../live/live.ts';
import type { Outside } from '../outside.ts';
import type { Hook } from './hook.ts';
import type { KeptNotice } from './kept-notice.ts';

/**
 * One unit of work: a transaction with its side effects. Writes persist if and only if the transaction commits; `live`
 * events go out once, after the commit, even if the work was retried. Nothing in it talks to external services: use jobs for
 * that.
 */
export interface Work extends Pick<Outside, 'now' | 'logger' | 'organisation' | 'publicUrl'> {
  /** The transaction. No query may run outside it meanwhile: the embedded database has one connection. */
  db: Db;
  /** Discord's configuration. */
  discord: Pick<Discord, 'hasBot' | 'registeredRoleId'> | undefined;
  /** Records an admin's write or a key player event in the audit log. */
  audit: (event: AuditEvent) => Promise<void>;
  /** Like `audit`, with many entries in one statement. */
  auditAll: (events: readonly AuditEvent[]) => Promise<void>;
  /**
   * Notifies people on the site, live on their open pages, and by push, mail and Discord as they chose. An empty list of
   * recipients is fine.
   */
  notify: (message: Message) => Promise<void>;
  /**
   * Like `notify`, for many messages in a constant number of statements. Push, mail and Discord start within two seconds,
   * batched with other messages: in a rush, sending at once would mean one by one.
   */
  notifyAll: (messages: readonly Message[]) => Promise<void>;
  /** Enqueues a job. `at`: earliest start; `once`, `key`: see `EnqueueOptions`. */
  enqueue: <Payload extends object>(
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ) => Promise<void>;
  /** Enqueues many jobs in one statement; one whose ID exists already, done or not, is left alone. */
  enqueueMany: <Payload extends object>(
    job: Job<Payload>,
    jobs: readonly JobToMake<Payload>[],
  ) => Promise<void>;
  /** Cancels a job waiting under a key; one already running is not stopped. */
  cancelJob: <Payload extends object>(job: Job<Payload>, key: string) => Promise<void>;
  /** Sends events to open pages, after the commit. */
  live: LiveEvents;
  /** Notifies the upper features before or after an event; each may write in the same transaction, or throw to refuse. */
  tell: <Payload>(hook: Hook<Payload>, payload: Payload) => Promise<void>;
}

export interface AuditEvent {
  /** Actor; `undefined` for the system. */
  viewer: { id: string; role: Role } | undefined;
  /** From the catalogue of events, which has its text and area. */
  action: EventName;
  /** The tournament concerned, if any. */
  tournamentId?: string | null | undefined;
  /** Description of the object acted on: `Team Alpha`. */
  subject: string;
  before?: object;
  after?: object;
}

/** A notice before translation. Each feature declares its own in `<name>.notices.ts`. */
export interface WrittenNotice extends KeptNotice {
  /** Its row in the table of notices gives topic and channels. */
  kind: NoticeKind;
  /** Path within the site; empty leads to the alerts. */
  link: string;
  /** Subject of a status notice, such as `slot <id>`: a newer notice on the same subject supersedes it. */
  about?: string | undefined;
}

/** Payload of jobs queued by releases before the table of notices: carries its own channels. */
interface EarlierNotice extends Omit<WrittenNotice, 'kind'> {
  topic: NoticeTopic;
  type: NotificationType;
  channels?: NoticeWay[] | undefined;
  pushSeconds?: number | undefined;
}

export type AnyNotice = WrittenNotice | EarlierNotice;

export interface Message {
  notice: WrittenNotice;
  recipientIds: readonly string[];
  /** The actor, if among the recipients: gets the alert without a pop-up. */
  actorId?: string | undefined;
}

/** Implemented by features and passed in by the app. */
export interface Writers {
  audit: (work: Work, events: readonly AuditEvent[]) => Promise<void>;
  notify: (work: Work, message: Message) => Promise<void>;
  notifyAll: (work: Work, messages: readonly Message[]) => Promise<void>;
}
