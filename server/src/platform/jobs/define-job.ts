import * as z from 'zod/mini';
import type { Outcome } from '../outcome.ts';

/** A kind of background job; its name is the queue's. */
export interface Job<Payload extends object> {
  readonly name: string;
  readonly options: QueueOptions;
  /** Time of day, Indian time, of a daily job: `20:00`. */
  readonly daily: string | undefined;
  pack(payload: Payload): object;
  /** Parses a payload stored by any release. */
  unpack(kept: unknown): { payload: Payload } | UnreadableJob;
}

export type PayloadOf<J> = J extends Job<infer Payload> ? Payload : never;

interface QueueOptions {
  /** Number of batches processed concurrently. */
  concurrency?: number;
  /** Timeout of an attempt, in seconds. */
  expireInSeconds?: number;
  /**
   * For jobs created in bursts: a new one is picked up by the next poll, within two seconds, together with many others.
   * Notifying workers of each would slow down the burst itself.
   */
  isBatched?: boolean;
}

export interface EnqueueOptions {
  /** Earliest start; immediately if omitted or past. */
  at?: Date;
  /** Idempotency key: only one job is created for it; an existing one, done or not, is left alone (for a week). */
  once?: string;
  /**
   * Debounce key: at most one job waits under it, and the next one replaces it, start time included. A running job is not
   * stopped, so it must check whether it is still needed.
   */
  key?: string;
  /** With `key`: a job that waits under it stays as it is. */
  keepsWaiting?: true;
}

export interface JobToMake<Payload extends object> {
  /** Derived from its purpose, so that enqueueing it again is idempotent. */
  id: string;
  data: Payload;
  /** Key for cancelling or replacing it. */
  key?: string;
  /** Delay before it may start, in milliseconds. */
  waitMs?: number | undefined;
}

/** A payload that this release cannot read. */
export type UnreadableJob = {
  /** `newer`: created by a later release, which will process it. `broken`: unreadable by any. */
  unreadable: 'newer' | 'broken';
  reason: string;
};

const versionKey = '_version';

/**
 * Declares a kind of job, as `defineCall` does a call. Jobs outlive a release and travel in backups, so payloads are
 * validated when read. If the shape changes, raise `version` and convert old ones in `earlier`.
 */
export function defineJob<const Schema extends z.core.$ZodType<object, object>>({
  name,
  schema,
  version = 1,
  earlier = {},
  daily,
  ...options
}: {
  name: string;
  schema: Schema;
  version?: number;
  /** Converts payloads of earlier versions to the current one. */
  earlier?: Readonly<Record<number, (payload: never) => z.input<Schema>>>;
  daily?: string | undefined;
} & QueueOptions): Job<z.output<Schema>> {
  return {
    name,
    options,
    daily,
    pack: (payload) => (version === 1 ? payload : { ...payload, [versionKey]: version }),
    unpack: (kept) => {
      const of = (kept as { [versionKey]?: number } | null)?.[versionKey] ?? 1;
      if (of > version) {
        const reason = `made by a later release (version ${of} of ${name})`;
        return { unreadable: 'newer', reason };
      }
      const upgrade = of === version ? (payload: unknown) => payload : earlier[of];
      if (!upgrade)
        return { unreadable: 'broken', reason: `nothing reads version ${of} of ${name}` };
      const parsed = z.safeParse(schema, upgrade(kept as never));
      return parsed.success
        ? { payload: parsed.data }
        : { unreadable: 'broken', reason: describe(parsed.error) };
    },
  };
}

/** For `earlier`: converts payloads from before a field was renamed. The schema checks the result. */
export function renameField(from: string, to: string) {
  return (payload: never): never => {
    const { [from]: value, ...rest } = payload as Record<string, unknown>;
    return { ...rest, [to]: value } as never;
  };
}

/** Payload of a daily job: its scheduled time, which may be past if no process was running. */
const dailyPayload = z.object({ moment: z.iso.datetime() });

/**
 * Declares a job that runs every day at a time of day in India, `20:00`, once across all processes. One missed while nothing
 * was running is made up for once, late.
 */
export function defineDailyJob({
  name,
  at,
  ...options
}: { name: string; at: string } & QueueOptions): Job<z.output<typeof dailyPayload>> {
  return defineJob({ name, schema: dailyPayload, daily: at, ...options });
}

/** Describes the location of the error, not the value: admins see the reason. */
function describe(error: z.core.$ZodError): string {
  const places = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return `not a payload of this job (${places.join('; ')})`.slice(0, 500);
}

/**
 * Succeeds when it returns nothing or `ok`. `away` is retried, not before the time the other side asked for; `refused` fails
 * permanently at once, visibly. Errors are retried.
 */
export type JobHandler<Data> = (
  data: Data,
  job: { id: string; signal: AbortSignal },
) => Promise<void> | Promise<Outcome>;
