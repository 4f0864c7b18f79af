import type { Series } from '@one-dream/contract/features/scrims.ts';
import type { SeriesRow } from './scrims.queries.ts';

export function presentSeries(row: SeriesRow, reserved: Series['reserved']): Series {
  return {
    _id: row.id,
    tier: row.tier,
    title: row.title,
    weekdays: row.weekdays,
    firstMatch: row.first_match,
    matches: row.matches,
    maps: row.maps,
    spacingMin: row.spacing_min,
    slots: row.slots,
    openBeforeMin: row.open_before_min,
    entry: row.entry,
    guests: row.guests,
    logChannel: row.log_channel,
    description: row.description,
    prizePool: row.prize_pool,
    prizes: row.prizes,
    rules: row.rules,
    pausedUntil: row.paused_until,
    isEnded: row.ended_at !== null,
    version: row.version,
    reserved,
  };
}
