import type { EventName, LoggedEvent } from '@one-dream/contract/events.ts';
import type {
  NoticeTopic,
  NotificationType,
} from '@one-dream/contract/features/notifications/notifications.ts';
import type { Role } from '@one-dream/contract/features/users/users.ts';
import type { NoticeKind, NoticeWay } from '@one-dream/contract/notices.ts';
import type { Db } from '../database/schema.ts';
import type { Discord } from '../discord/discord.ts';
import type { EnqueueOptions, Job, JobToMake } from '../jobs/define-job.ts';
import type { LiveEvents } from '../live/live.ts';
import type { Outside } from '../outside.ts';
import type { Hook } from './hook.ts';
import type { StoredNotice } from './stored-notice.ts';

/**
 * One unit of work: a transaction with its side effects. Writes persist if and only if the transaction commits; `live`
 * events go out once, after the commit, even if the work was retried. Nothing in it talks to external services: use jobs for
 * that.
 */
export interface Work extends Pick<Outside, 'now' | 'logger' | 'organisation' | 'publicUrl'> {
  /** The transaction. No query may run outside it meanwhile: the embedded database has one connection. */
  db: Db;
  discord: Pick<Discord, 'hasBot' | 'registeredRoleId'> | undefined;
  /** Records what happened; what follows from it is declared beside the event. */
  happened: {
    <Facts>(event: DomainEvent<Facts, NoticeKind>, facts: NoInfer<Facts>): Promise<void>;
    (event: LoggedEvent, facts: PlainFacts): Promise<void>;
  };
  /** As `happened`, for many events, in a constant number of statements. */
  allHappened: <Facts>(
    all: readonly (readonly [DomainEvent<Facts, NoticeKind>, Facts])[],
  ) => Promise<void>;
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
  /** Asks the upper features before a change; each may write in the same transaction, or throw to refuse. */
  runHook: <Payload>(hook: Hook<Payload>, payload: Payload) => Promise<void>;
}

export interface AuditEvent {
  /** Actor; `undefined` for the system. */
  viewer: { id: string; role: Role } | undefined;
  /** From the catalogue of events, which has its text and area. */
  action: EventName;
  tournamentId?: string | null | undefined;
  /** Description of the object acted on: `Team Alpha`. */
  subject: string;
  before?: object;
  after?: object;
}

/** Facts that every logged event has. */
export interface Logged extends Pick<AuditEvent, 'before' | 'after'> {
  /** Actor; `undefined` for the system. */
  viewer: AuditEvent['viewer'];
}

export type LogRow = Pick<AuditEvent, 'tournamentId' | 'subject' | 'before' | 'after'>;

/** Facts of an event with nothing but a row in the log. */
export type PlainFacts = Logged & LogRow;

/** Enqueues a job; one that sends a notice names its kind, for the compiler. */
export interface JobOrder<Kind extends NoticeKind = never> {
  (work: Work): Promise<void>;
  readonly kind?: Kind;
}

/** What follows from an event, in its transaction; open pages learn of it afterwards. */
export interface Consequences<Kind extends NoticeKind = never> {
  /** A single one is delivered at once, several, or those of `allHappened`, are batched within two seconds. */
  notices?: readonly Message<Kind>[];
  /** Made with `job`: posts on Discord, and whatever takes a while. */
  jobs?: readonly JobOrder<Kind>[];
  live?: { [Name in keyof LiveEvents]?: Parameters<LiveEvents[Name]>[0] };
}

export type MaybePromise<Value> = Value | Promise<Value>;

/** An event with its consequences. Declared in a feature's `<name>.events.ts`, with `event` or `unlogged`. */
export interface DomainEvent<Facts, Kind extends NoticeKind = never> {
  /** Not in the log if undefined. */
  readonly logged: EventName | undefined;
  describe(facts: Facts, work: Work): MaybePromise<Partial<LogRow> & Consequences<Kind>>;
}

/** A notice before translation. Each feature declares its own in `<name>.notices.ts`. */
export interface WrittenNotice<Kind extends NoticeKind = NoticeKind> extends StoredNotice {
  /** Its row in the table of notices gives topic and channels. */
  kind: Kind;
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

export interface Message<Kind extends NoticeKind = NoticeKind> {
  notice: WrittenNotice<Kind>;
  recipientIds: readonly string[];
  /** The actor, if among the recipients: gets the alert without a pop-up. */
  actorId?: string | undefined;
}

/** Implemented by features and passed in by the app. */
export interface Writers {
  /** Writes rows of the audit log in one statement. */
  audit: (work: Work, events: readonly AuditEvent[]) => Promise<void>;
  /**
   * Notifies people on the site, live on their open pages, and by push, mail and Discord as they chose. An empty list of
   * recipients is fine.
   */
  notify: (work: Work, message: Message) => Promise<void>;
  /**
   * Like `notify`, for many messages in a constant number of statements. Push, mail and Discord start within two seconds,
   * batched with other messages: in a rush, sending at once would mean one by one.
   */
  notifyAll: (work: Work, messages: readonly Message[]) => Promise<void>;
}
