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
 * One unit of work: a transaction with everything that goes with it. What is written here is there if and only if
 * the transaction commits; `live` goes out after the commit, once, although the work may have been tried again.
 * Nothing in it speaks to the outside world: that is what jobs are for.
 */
export interface Work extends Pick<Outside, 'now' | 'logger' | 'organisation' | 'publicUrl'> {
  /** The transaction. Nothing else may be asked meanwhile: the embedded database has one connection. */
  db: Db;
  /** Discord's configuration. */
  discord: Pick<Discord, 'hasBot' | 'registeredRoleId'> | undefined;
  /** Writes an admin's write or a key player event into the audit log. */
  audit: (event: AuditEvent) => Promise<void>;
  /** As `audit`, many in one statement. */
  auditAll: (events: readonly AuditEvent[]) => Promise<void>;
  /**
   * Tells people on the site, live on their open pages, and by push, mail and Discord where they chose so.
   * Nobody to tell is fine.
   */
  notify: (message: Message) => Promise<void>;
  /**
   * As `notify`, many in a number of statements that does not grow with them. What goes by push, mail and Discord is
   * begun within two seconds, together with what others told: in a rush, at once would be one by one.
   */
  notifyAll: (messages: readonly Message[]) => Promise<void>;
  /** Adds a job. `at`: not to be begun before; `once`, `key`: see `EnqueueOptions`. */
  enqueue: <Payload extends object>(
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ) => Promise<void>;
  /** Adds many in one statement; one whose id exists already, done or not, is left alone. */
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

/** A notice before translation. Each feature writes its own in `<name>.notices.ts`. */
export interface WrittenNotice extends KeptNotice {
  /** Its row in the table of notices gives recipients and channels. */
  kind: NoticeKind;
  /** Path of this site; empty leads to the alerts. */
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
  /** Actor, if among the recipients: it waits in their alerts and does not pop up to them. */
  actorId?: string | undefined;
}

/** Implemented by features, handed in by the app. */
export interface Writers {
  audit: (work: Work, events: readonly AuditEvent[]) => Promise<void>;
  notify: (work: Work, message: Message) => Promise<void>;
  notifyAll: (work: Work, messages: readonly Message[]) => Promise<void>;
}
