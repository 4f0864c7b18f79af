import type { EventName, LoggedEvent } from '@one-dream/contract/events.ts';
import type { NoticeKind } from '@one-dream/contract/notices.ts';
import type { Db } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type LiveEvents, liveEvents } from '../live/live.ts';
import type { Platform } from '../platform.ts';
import type {
  AuditEvent,
  Consequences,
  DomainEvent,
  LogRow,
  Message,
  PlainFacts,
  Work,
} from './work.ts';

/**
 * Runs an action's writes atomically. Retries after a deadlock, discarding the live events of the failed attempt.
 * @returns the result of `run`, after the commit and the live events
 */
export async function inUnitOfWork<Result>(
  platform: Platform,
  run: (work: Work) => Promise<Result>,
): Promise<Result> {
  const { result, flush } = await inTransaction(platform.db, async (db) => {
    const { events, flush } = bufferLive(platform.live);
    return { result: await run(createWork(platform, { db, live: events })), flush };
  });
  try {
    flush();
  } catch (error) {
    // It is committed, even if nobody could be notified: pages pick up the next change, or are reloaded.
    platform.logger.error({ err: error }, 'live events not sent');
  }
  return result;
}

function createWork(platform: Platform, { db, live }: { db: Db; live: LiveEvents }): Work {
  const { now, logger, organisation, publicUrl, discord, jobs, hooks, writers } = platform;
  const record = (all: Happened, isBatch: boolean) =>
    recordEvents(work, { hooks, writers, live }, { all, isBatch });
  const work: Work = {
    db,
    now,
    logger,
    organisation,
    publicUrl,
    discord,
    happened: (event: AnyEvent, facts: object) => record([[event, facts]], false),
    allHappened: (all) => record(all, true),
    enqueue: (job, payload, options) => jobs.enqueue(db, job, payload, options),
    enqueueMany: (job, made) => jobs.enqueueMany(db, job, made),
    cancelJob: (job, key) => jobs.cancel(db, job, key),
    runHook: (hook, payload) => hooks.run(work, hook, payload),
  };
  return work;
}

/**
 * Buffers live events until the commit. Duplicates are sent once: a team of five that changes in five steps has changed.
 */
function bufferLive(live: LiveEvents): { events: LiveEvents; flush: () => void } {
  const waiting = new Map<string, () => void>();
  const buffer = (name: keyof LiveEvents) => {
    const send = live[name] as (argument: unknown) => void;
    const hold = (argument: unknown) =>
      waiting.set(`${name} ${JSON.stringify(argument)}`, () => send(argument));
    return [name, hold];
  };
  return {
    events: Object.fromEntries(liveEvents.map(buffer)) as unknown as LiveEvents,
    flush: () => {
      for (const send of waiting.values()) send();
    },
  };
}

/** An event declared with its consequences, or one that is only in the catalogue. */
type AnyEvent = DomainEvent<never, NoticeKind> | LoggedEvent;
type Happened = readonly (readonly [event: AnyEvent, facts: unknown])[];

/**
 * Records events: runs the subscribers of other features and enqueues jobs, then writes notices and the audit log, each in
 * one statement. Live events are held back until the commit.
 */
async function recordEvents(
  work: Work,
  { hooks, writers, live }: Pick<Platform, 'hooks' | 'writers'> & { live: LiveEvents },
  { all, isBatch }: { all: Happened; isBatch: boolean },
): Promise<void> {
  const rows: AuditEvent[] = [];
  const messages: Message[] = [];
  for (const [event, facts] of all) {
    await hooks.run(work, event, facts);
    const { logged, description } = await describeEvent(work, event, facts);
    const { notices = [], jobs = [], live: changed = {}, ...row } = description;
    const { viewer, before, after } = facts as Pick<AuditEvent, 'viewer' | 'before' | 'after'>;
    if (logged) rows.push({ subject: '', before, after, ...row, viewer, action: logged });
    messages.push(...notices);
    for (const enqueue of jobs) await enqueue(work);
    for (const [name, payload] of Object.entries(changed))
      (live[name as keyof LiveEvents] as (payload: unknown) => void)(payload);
  }
  const [message] = messages;
  if (message && !isBatch && messages.length === 1) await writers.notify(work, message);
  else if (message) await writers.notifyAll(work, messages);
  if (rows.length > 0) await writers.audit(work, rows);
}

async function describeEvent(
  work: Work,
  event: AnyEvent,
  facts: unknown,
): Promise<{
  logged: EventName | undefined;
  description: Partial<LogRow> & Consequences<NoticeKind>;
}> {
  if ('describe' in event)
    return { logged: event.logged, description: await event.describe(facts as never, work) };
  const { subject, tournamentId, before, after } = facts as PlainFacts;
  return { logged: event.name, description: { subject, tournamentId, before, after } };
}
