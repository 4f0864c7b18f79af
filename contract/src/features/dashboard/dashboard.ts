import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, page, searchText, timestamp } from '../../fields.ts';

/** A total with its change over the last seven days. */
const count = z.object({ total: z.number(), weeklyChange: z.number() });

export const auditEntry = z.object({
  _id: z.string(),
  at: timestamp,
  /** Name of the person who acted; empty for the system. */
  actor: z.string(),
  /** `tournament.create`, `user.role`. */
  action: z.string(),
  /** The event concerned, if any; it may have been deleted since. */
  tournamentId: z.nullable(z.string()),
  /** Description of the object acted on. */
  subject: z.string(),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const systemNames = ['API', 'Database', 'Mail', 'Discord bot', 'Live sockets'] as const;

export const systemCheck = z.object({
  name: z.enum(systemNames),
  state: z.enum(['ok', 'failing', 'off']),
  /** Milliseconds; null if not measured. */
  latencyMs: z.nullable(z.number()),
  detail: z.string(),
});
export type SystemCheck = z.output<typeof systemCheck>;

/** Setup steps of a new organisation, in order. */
export const firstStepNames = ['identity', 'secondFactor', 'discord', 'event', 'teams'] as const;
export type FirstStepName = (typeof firstStepNames)[number];

export const dashboard = z.object({
  users: count,
  tournaments: count,
  posters: count,
  /** `null` if no bot can count them and the owner gave no number. */
  chatMembers: z.nullable(
    z.object({
      text: z.string(),
      isLive: z.boolean(),
      /** Compared to a week ago; `null` without a count then. */
      weeklyChange: z.nullable(z.number()),
    }),
  ),
  /** Sign-ups of the last twelve weeks, oldest first; `week` is the Monday, YYYY-MM-DD in Asia/Kolkata. */
  growth: z.array(z.object({ week: z.string(), signUps: z.number(), total: z.number() })),
  activity: z.array(
    z.extend(z.omit(auditEntry, { before: true, after: true, tournamentId: true }), {
      /** Equal acts of the same person shortly before it, which are not listed. */
      more: z.optional(z.number()),
    }),
  ),
  checks: z.array(systemCheck),
  /** For the owner, until all are done or the first event is over; `null` otherwise. */
  firstSteps: z.nullable(z.array(z.object({ name: z.enum(firstStepNames), isDone: z.boolean() }))),
  /** The running version, as in the change log. */
  version: z.string(),
});
export type Dashboard = z.output<typeof dashboard>;

export const getDashboard = defineCall({
  path: '/admin/dashboard',
  access: 'admin',
  limit: 'read',
  summary: 'Counts, growth, recent activity and live checks of the systems.',
  answer: { data: dashboard },
});

export const listAudit = defineCall({
  path: '/admin/audit',
  access: 'owner',
  limit: 'read',
  summary:
    'Every admin write and key player event, newest first. A search looks at 5,000 entries at a time: a page may be short and have a next one.',
  body: z.object({
    /** Prefix of the action, such as `tournament.`. */
    action: z.optional(searchText({ max: 60 })),
    /** Limits entries to one event: its times, entries, draws, matches, results and payouts. */
    tournamentId: z.optional(id),
    /** Part of the actor's name or of the subject. */
    search: z.optional(searchText({ max: 100 })),
    ...page,
  }),
  answer: { data: z.array(auditEntry), nextCursor: z.nullable(z.string()) },
});

/** A mail or Discord message that failed permanently. */
export const failedJob = z.object({
  _id: z.string(),
  /** Name of the queue: `auth-mail`, `discord-post`. */
  queue: z.string(),
  /** Why the last attempt failed. */
  reason: z.string(),
  tries: z.number(),
  createdAt: timestamp,
  failedAt: timestamp,
});
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobs = defineCall({
  path: '/admin/jobs',
  access: 'owner',
  limit: 'read',
  summary: 'Mails and Discord messages that were given up within the last week, newest first.',
  body: z.object({
    ...page,
  }),
  answer: { data: z.array(failedJob), nextCursor: z.nullable(z.string()) },
});

export const retryJob = defineCall({
  path: '/admin/job/retry/{jobId}',
  access: 'owner',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Has a job that was given up tried once more, now.',
  answer: { message: z.string() },
});

export const refusedAddress = z.object({
  /** Name of the account's owner. */
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  refusedAt: timestamp,
});

export const listRefusedAddresses = defineCall({
  path: '/admin/mail/refused',
  access: 'admin',
  limit: 'read',
  summary: 'Addresses that take no mail, by what their mail server said; the newest hundred.',
  answer: { data: z.array(refusedAddress) },
});
