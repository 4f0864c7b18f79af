import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { readData } from '../../../platform/read-call.ts';
import { useCall } from '../../../platform/use-write.ts';
import { dutyKeys } from '../duties.data.ts';

/** All current duties, the soonest event first. */
export const everyDuty = queryOptions({
  queryKey: [...dutyKeys.all, 'everywhere'],
  queryFn: readData('/duties/everywhere'),
});

/** An event or series for which duties can be granted. */
export type Grantable = {
  id: string;
  title: string;
  names: { tournamentId: string } | { seriesId: string };
};

/** Unfinished events, then series, whose duties cover every evening. */
export const grantableEvents = queryOptions({
  queryKey: [...dutyKeys.all, 'events'],
  queryFn: async ({ signal }): Promise<Grantable[]> => {
    const statuses = ['LIVE', 'CLOSED', 'OPENED', 'UPCOMING'] as const;
    const body = { statuses: [...statuses], limit: 100, teams: 0 };
    const [tournaments, series] = await Promise.all([
      callApi('/tournament', { body }, { signal }),
      callApi('/series/list', {}, { signal }),
    ]);
    return [
      ...tournaments.data.map(({ _id: id, title }) => ({ id, title, names: { tournamentId: id } })),
      ...series.data
        .filter(({ isEnded }) => !isEnded)
        .map(({ _id: id, title }) => ({
          id,
          title: t`${title}, every evening`,
          names: { seriesId: id },
        })),
    ];
  },
});

export const useGrantDuty = () =>
  useCall({ stale: [dutyKeys.all], showsRefusal: true, toasts: true }, '/duties/grant');

/** Grants a duty to the author of an approved application. */
export const useGiveApplicantDuty = () =>
  useCall({ stale: [dutyKeys.all], showsRefusal: true }, '/admin/application/duty/{applicationId}');

export const useRevokeDuty = () =>
  useCall({ stale: [dutyKeys.all], toasts: true }, '/duties/revoke/{grantId}');
