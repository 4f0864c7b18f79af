import * as log from '@one-dream/contract/events/organisation.ts';
import type { LiveEvents } from '../../platform/live/live.ts';
import { event, to, unlogged } from '../../platform/work/domain-events.ts';
import { plannedNotices } from './planned.notices.ts';

/** Lists of notifications changed: there are new ones, or some were seen or deleted on another device. */
export const notificationsChanged = unlogged(({ of }: { of: readonly string[] | 'everyone' }) => ({
  live: { notificationsChanged: of },
}));

type Arrival = Parameters<LiveEvents['notificationArrived']>[0];

export const notificationArrived = unlogged((arrival: Arrival) => ({
  live: { notificationArrived: arrival },
}));

export const notificationDeleted = event(
  log.notificationDeleted,
  (facts: { title: string; recipientIds: readonly string[] | null }) => ({
    subject: facts.title,
    live: { notificationsChanged: facts.recipientIds ?? ('everyone' as const) },
  }),
);

interface Planned {
  title: string;
  teams: string;
  plannedBy: string | null;
  /** Minutes. */
  late: number;
  hasReached: boolean;
}

export const plannedSent = event(
  log.notificationSent,
  ({ title, teams, plannedBy, late, hasReached }: Planned) => ({
    subject: title,
    notices: [
      ...(hasReached ? [] : [to([plannedBy], plannedNotices.nobody(title, { teams }))]),
      ...(hasReached && late > 0 ? [to([plannedBy], plannedNotices.late(title, { late }))] : []),
    ],
  }),
);
