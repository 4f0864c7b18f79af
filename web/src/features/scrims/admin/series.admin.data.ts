import type { CallBodyInput } from '@one-dream/contract/call.ts';
import type { CallsByPath } from '@one-dream/contract/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { scrimKeys } from '../scrims.data.ts';

type BodyOf<Path extends keyof CallsByPath> = CallBodyInput<CallsByPath[Path]>;

const key = [...scrimKeys.all, 'admin'] as const;

export const allSeries = queryOptions({
  queryKey: [...key, 'series'] as const,
  queryFn: async ({ signal }) => (await callApi('/series/list', {}, { signal })).data,
});

/** Evenings of all series from today. */
export function calendarOf(weeks: number) {
  return queryOptions({
    queryKey: [...key, 'calendar', weeks] as const,
    queryFn: ({ signal }) => callApi('/series/calendar', { body: { weeks } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Maps available to a series. */
export const mapsOfGame = queryOptions({
  queryKey: ['matches', 'maps', 'BGMI'] as const,
  queryFn: async ({ signal }) =>
    (await callApi('/matches/maps/{game}', { params: { game: 'BGMI' } }, { signal })).data,
  staleTime: 10 * 60_000,
});

/** Series, and the tournaments created from them. */
const stale = [scrimKeys.all, ['tournaments']];

export const useCreateSeries = () =>
  useWrite({ stale, showsRefusal: true }, (body: BodyOf<'/series/create'>) =>
    callApi('/series/create', { body }),
  );

export const useUpdateSeries = () =>
  useWrite(
    { stale, showsRefusal: true },
    ({ seriesId, body }: { seriesId: string; body: BodyOf<'/series/update/{seriesId}'> }) =>
      callApi('/series/update/{seriesId}', { params: { seriesId }, body }),
  );

export const usePauseSeries = () =>
  useWrite({ stale }, ({ seriesId, until }: { seriesId: string; until: string | null }) =>
    callApi('/series/pause/{seriesId}', { params: { seriesId }, body: { until } }),
  );

export const useEndSeries = () =>
  useWrite({ stale }, (seriesId: string) =>
    callApi('/series/end/{seriesId}', { params: { seriesId } }),
  );

export const useSkipEvening = () =>
  useWrite(
    { stale },
    ({ seriesId, body }: { seriesId: string; body: BodyOf<'/series/skip/{seriesId}'> }) =>
      callApi('/series/skip/{seriesId}', { params: { seriesId }, body }),
  );

export const useReservePlace = () =>
  useWrite(
    { stale },
    ({ seriesId, body }: { seriesId: string; body: BodyOf<'/series/reserve/{seriesId}'> }) =>
      callApi('/series/reserve/{seriesId}', { params: { seriesId }, body }),
  );

export const useFreePlace = () =>
  useWrite({ stale }, (params: { seriesId: string; teamId: string }) =>
    callApi('/series/unreserve/{seriesId}/{teamId}', { params }),
  );
