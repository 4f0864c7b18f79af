import type { EventName, LoggedEvent } from '@one-dream/contract/events.ts';
import type { NoticeKind } from '@one-dream/contract/notices.ts';
import type { LiveEvents } from '../live/live.ts';
import type { Platform } from '../platform.ts';
import type {
  AuditEvent,
  Consequences,
  Happening,
  LogRow,
  Message,
  PlainFacts,
  Work,
} from './work.ts';

/** Declared with what follows from it, or in the catalogue only. */
export type AnyEvent = Happening<never, NoticeKind> | LoggedEvent;
export type Happened = readonly (readonly [event: AnyEvent, facts: unknown])[];
type Facts = Pick<AuditEvent, 'viewer' | 'before' | 'after'>;

/**
 * Records what happened: runs the subscribers of other features, then writes log and notices, each in one statement, and
 * holds the live events back for the commit.
 */
export async function happen(
  work: Work,
  { hooks, writers, live }: Pick<Platform, 'hooks' | 'writers'> & { live: LiveEvents },
  { all, isBatch }: { all: Happened; isBatch: boolean },
): Promise<void> {
  const rows: AuditEvent[] = [];
  const messages: Message[] = [];
  for (const [event, facts] of all) {
    await hooks.tell(work, event, facts);
    const { logged, description } = await read(work, event, facts);
    const { notices = [], jobs = [], live: changed = {}, ...row } = description;
    const { viewer, before, after } = facts as Facts;
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

async function read(
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
