import * as z from 'zod/mini';
import type { Outcome } from '../outcome.ts';

/** A kind of work for later: its name is the queue's. */
export interface Job<Payload extends object> {
  readonly name: string;
  readonly options: QueueOptions;
  /** The time of day, Indian time, at which one is made every day: `20:00`. */
  readonly daily: string | undefined;
  /** Serialises a payload. */
  pack(payload: Payload): object;
  /** Parses a payload stored by any release. */
  unpack(kept: unknown): { payload: Payload } | UnreadableJob;
}

export type PayloadOf<J> = J extends Job<infer Payload> ? Payload : never;

interface QueueOptions {
  /** Batches worked on at once. */
  concurrency?: number;
  /** Seconds a try may take. */
  expireInSeconds?: number;
  /**
   * For what comes in rushes: a new job is not begun at once but at the next look, within two seconds, together with
   * many others. What wakes workers for each of them would slow down the rush itself.
   */
  isBatched?: boolean;
}

export interface EnqueueOptions {
  /** Not to be begun before; now, where it says nothing or the moment is past. */
  at?: Date;
  /** An idempotency key: made once for this text, whoever makes it how often: one that exists, done or not, is left alone (for a week). */
  once?: string;
  /**
   * Debounced by this text: one waits for it at most, and the next takes its place, its moment included. One that is
   * being worked on is not stopped, so the job looks for itself whether what it was made for is still so.
   */
  key?: string;
}

export interface JobToMake<Payload extends object> {
  /** Derived from what it is for, so that enqueueing it again is idempotent. */
  id: string;
  data: Payload;
  /** Under which it is taken back, or gives way to a later one. */
  key?: string;
  /** Milliseconds before which it is not to be begun. */
  waitMs?: number | undefined;
}

/** A payload that this release cannot read. */
export type UnreadableJob = {
  /** `newer`: made by a later release, which works it off. `broken`: nobody can read it. */
  unreadable: 'newer' | 'broken';
  reason: string;
};

const versionKey = '_version';

/**
 * Declares a kind of job, as `defineCall` does a call. Jobs outlive a release and travel in backups, so a payload is
 * checked when it is read. Where its shape changes: raise `version` and say in `earlier` what becomes of the old ones.
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
  /** By version: turns a payload of it into one of the present version. */
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

/** Payload of a daily job: its moment, which may be past if no process ran meanwhile. */
const dailyPayload = z.object({ moment: z.iso.datetime() });

/**
 * Declares a job that is made every day at a time of day in India, `20:00`, once over all processes. One that was
 * missed while nothing ran is done once, late.
 */
export function defineDailyJob({
  name,
  at,
  ...options
}: { name: string; at: string } & QueueOptions): Job<z.output<typeof dailyPayload>> {
  return defineJob({ name, schema: dailyPayload, daily: at, ...options });
}

/** Where it is wrong, not what it holds: the reason is shown to admins. */
function describe(error: z.core.$ZodError): string {
  const places = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return `not a payload of this job (${places.join('; ')})`.slice(0, 500);
}

/**
 * Done when it returns nothing or `ok`. `away` is tried again, not before the time the other side asked for;
 * `refused` is given up at once, visibly. What is thrown is tried again.
 */
export type JobHandler<Data> = (
  data: Data,
  job: { id: string; signal: AbortSignal },
) => Promise<void> | Promise<Outcome>;
