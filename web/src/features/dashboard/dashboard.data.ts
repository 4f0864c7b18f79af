import { t } from '@lingui/core/macro';
import type { SystemCheck } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { dashboardRefreshMs, pageSize } from '@one-dream/contract/limits.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { pagedList } from '../../platform/paged-list.ts';
import { readData, readPage } from '../../platform/read-call.ts';
import { serverNow } from '../../platform/server-clock.ts';

export const dashboardQuery = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: async ({ signal }) => {
    const [{ data }, latencyMs] = await Promise.all([
      callApi('/admin/dashboard', undefined, { signal }),
      measureRoundTrip(signal),
    ]);
    return { ...data, checks: data.checks.map((check) => withRoundTrip({ check, latencyMs })) };
  },
  refetchInterval: dashboardRefreshMs,
  staleTime: 0,
  meta: { showsRefusal: true },
});

/** Round trip to the server in milliseconds, excluding its processing time. */
async function measureRoundTrip(signal: AbortSignal): Promise<number | null> {
  const begun = performance.now();
  try {
    const response = await fetch('/healthz', { signal, cache: 'no-store' });
    return response.ok ? Math.round(performance.now() - begun) : null;
  } catch {
    // The parallel call reports the problem.
    return null;
  }
}

/** The server cannot measure its distance: for the API, the latency that matters is the round trip. */
function withRoundTrip(options: { check: SystemCheck; latencyMs: number | null }): SystemCheck {
  const { check, latencyMs } = options;
  if (check.name !== 'API' || latencyMs === null) return check;
  return { ...check, latencyMs, detail: t`Round trip from this browser.` };
}

/** Events running or starting before tomorrow morning: the day turns at 05:00 IST. */
export const tonightQuery = queryOptions({
  queryKey: ['admin', 'tonight'] as const,
  queryFn: async ({ signal }) => {
    const statuses = ['LIVE', 'CLOSED', 'OPENED'] as const;
    const body = { statuses: [...statuses], limit: pageSize.max, teams: 0 };
    const { data } = await callApi('/tournament', { body }, { signal });
    const day = matchDayOf(new Date(serverNow()));
    return data
      .filter(
        ({ status, firstMatchAt, isDraft }) =>
          !isDraft &&
          (status === 'LIVE' ||
            (firstMatchAt !== null && matchDayOf(new Date(firstMatchAt)) === day)),
      )
      .toSorted((one, other) => (one.firstMatchAt ?? '').localeCompare(other.firstMatchAt ?? ''));
  },
  refetchInterval: dashboardRefreshMs,
  staleTime: 0,
});

/** Events available as log filters, newest first. */
export const auditedEvents = queryOptions({
  queryKey: ['admin', 'audit-events'] as const,
  queryFn: readData('/tournament', { body: { limit: pageSize.max, teams: 0 } }),
});

/** @param action prefix of the action, such as `team.`; empty for all */
export function auditMatching({
  action,
  event,
  search,
}: {
  action: string;
  /** ID of the tournament; empty for all. */
  event: string;
  search: string;
}) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: ['admin', 'audit', action, event, search] as const,
    queryFn: readPage('/admin/audit', {
      ...(action && { action }),
      ...(event && { tournamentId: event }),
      ...(search && { search }),
    }),
  });
}
