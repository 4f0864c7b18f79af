import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAnswer, readData } from '../../../platform/read-call.ts';
import { useCall } from '../../../platform/use-write.ts';
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

export const mapsOfGame = queryOptions({
  queryKey: ['matches', 'maps', 'BGMI'] as const,
  queryFn: readData('/matches/maps/{game}', { params: { game: 'BGMI' } }),
  staleTime: 10 * 60_000,
});

/** Series, and the tournaments created from them. */
const stale = [scrimKeys.all, ['tournaments']];

export const useCreateSeries = () => useCall({ stale, showsRefusal: true }, '/series/create');

export const useUpdateSeries = () =>
  useCall({ stale, showsRefusal: true }, '/series/update/{seriesId}');

export const usePauseSeries = () => useCall({ stale }, '/series/pause/{seriesId}');

export const useEndSeries = () => useCall({ stale, toasts: true }, '/series/end/{seriesId}');

export const useSkipEvening = () => useCall({ stale, toasts: true }, '/series/skip/{seriesId}');

export const useReservePlace = () => useCall({ stale, toasts: true }, '/series/reserve/{seriesId}');

export const useFreePlace = () =>
  useCall({ stale, toasts: true }, '/series/unreserve/{seriesId}/{teamId}');
