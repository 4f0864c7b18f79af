import { type Series, series } from '@one-dream/contract/features/scrims/scrims.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { SeriesRow } from './scrims.queries.ts';

export function presentSeries(row: SeriesRow, reserved: Series['reserved']): Series {
  return {
    ...fieldsOf(series, row),
    isEnded: row.ended_at !== null,
    reserved,
  };
}
