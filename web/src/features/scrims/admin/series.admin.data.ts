import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../../platform/api.ts';
import { callApi } from '../../../platform/api.ts';
import { readAnswer, readData } from '../../../platform/read-call.ts';
import { useCall, useWrite } from '../../../platform/use-write.ts';
import { scrimKeys } from '../scrims.data.ts';

const key = [...scrimKeys.all, 'admin'] as const;

export const allSeries = queryOptions({
  queryKey: [...key, 'series'] as const,
  queryFn: readData('/series/list'),
});

/** Evenings of all series from today. */
export function calendarOf(weeks: number) {
  return queryOptions({
    queryKey: [...key, 'calendar', weeks] as const,
    queryFn: readAnswer('/series/calendar', { body: { weeks } }),
    placeholderData: keepPreviousData,
  });
}

/** Maps available to a series. */
export const mapsOfGame = queryOptions({
  queryKey: ['matches', 'maps', 'BGMI'] as const,
  queryFn: readData('/matches/maps/{game}', { params: { game: 'BGMI' } }),
  staleTime: 10 * 60_000,
});

/** Series, and the tournaments created from them. */
const stale = [scrimKeys.all, ['tournaments']];

export const useCreateSeries = () => useCall({ stale, showsRefusal: true }, '/series/create');

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
