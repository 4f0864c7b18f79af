import { type Series, series, updateSeries } from '@one-dream/contract/features/scrims/scrims.ts';
import { scrimDefaults, tierDefaults } from '@one-dream/contract/features/scrims/scrims.values.ts';
import * as z from 'zod/mini';

/** Form of a series: its template, and the tier, which is chosen once. */
export const seriesSchema = z.extend(updateSeries.body, { tier: series.shape.tier });
export type SeriesValues = Required<z.input<typeof seriesSchema>>;
export type SeriesSent = z.output<typeof seriesSchema>;

export const newPrize: SeriesValues['prizes'][number] = { rank: '', prize: '', additionalInfo: '' };
export const newRule: SeriesValues['rules'][number] = {
  title: '',
  description: '',
  category: 'General',
};

/** Initial values of a new series: the defaults of the lowest tier. */
export function newValues(): SeriesValues {
  return {
    ...scrimDefaults,
    weekdays: [...scrimDefaults.weekdays],
    maps: [...scrimDefaults.maps],
    ...tierDefaults.T3,
    tier: 'T3',
    title: '',
    guests: false,
    logChannel: '',
    description: '',
    prizePool: '',
    prizes: [],
    rules: [],
    version: 0,
  };
}

export function valuesOf(series: Series): SeriesValues {
  const { _id, isEnded, pausedUntil, reserved, ...template } = series;
  return template;
}
