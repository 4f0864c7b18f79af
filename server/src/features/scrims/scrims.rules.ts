import type { Evening } from '@one-dream/contract/features/scrims/scrims.ts';
import * as values from '@one-dream/contract/features/scrims/scrims.values.ts';
import {
  defaultSettings,
  type TournamentForm,
} from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import { usualCheckIn } from '@one-dream/contract/features/tournaments/tournaments.times.ts';
import {
  addDays,
  calendarDateOf,
  startOf,
  weekdayOf,
} from '@one-dream/contract/schedule/scrim-days.ts';
import { formatSlots } from '@one-dream/contract/slots.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { MadeRow, SeriesRow, SkipRow } from './scrims.queries.ts';
import { scrimsTexts } from './scrims.texts.ts';

const minute = 60_000;

/** When an evening starts, is made and opened, and until when it can still be made. */
export function momentsOf(series: Pick<SeriesRow, 'first_match' | 'open_before_min'>, day: string) {
  const startsAt = startOf(day, series.first_match);
  return {
    startsAt,
    opensAt: new Date(startsAt.getTime() - series.open_before_min * minute),
    latest: new Date(startsAt.getTime() - values.latestMade * minute),
  };
}

/** Whether a series plays on a day, skipped days aside. */
export function isPlayDay(
  series: Pick<SeriesRow, 'weekdays' | 'paused_until' | 'ended_at'>,
  day: string,
): boolean {
  const isPaused = series.paused_until !== null && day < series.paused_until;
  return !isPaused && series.ended_at === null && series.weekdays.includes(weekdayOf(day));
}

/** Plans the days whose evening is to be made now, and when to check again. @param today the scrim day of `now` */
export function planEvenings(
  series: SeriesRow,
  { today, now, left }: { today: string; now: Date; left: ReadonlySet<string> },
): { due: string[]; next: Date | undefined } {
  const due: string[] = [];
  let next: Date | undefined;
  // Registration opens a week ahead at most; a pause may be longer than that.
  const first = series.paused_until && series.paused_until > today ? series.paused_until : today;
  const span = [...daysFrom(addDays(today, -1), 10), ...daysFrom(first, 16)];
  for (const day of new Set(span)) {
    if (left.has(day) || !isPlayDay(series, day)) continue;
    const { opensAt, latest } = momentsOf(series, day);
    if (now >= latest) continue;
    if (now >= opensAt) due.push(day);
    else if (!next || opensAt < next) next = opensAt;
  }
  return { due, next };
}

export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index));
}

const dayName = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export function formOfEvening(
  series: SeriesRow,
  { day, organizer }: { day: string; organizer: string },
): TournamentForm {
  const { startsAt, opensAt } = momentsOf(series, day);
  const firstMatchAt = startsAt.toISOString();
  const checkIn = usualCheckIn(firstMatchAt);
  const date = calendarDateOf(startsAt);
  return {
    title: `${series.title} · ${dayName.format(new Date(`${day}T00:00:00Z`))}`,
    organizer,
    banner: '',
    status: 'UPCOMING',
    prizePool: series.prize_pool,
    slots: series.slots,
    startDate: date,
    endDate: date,
    type: 'SQUAD',
    description: series.description,
    log_channel: series.log_channel,
    prizes: series.prizes,
    schedule: [],
    rules: series.rules,
    kind: 'scrim',
    game: 'BGMI',
    isDraft: false,
    regOpensAt: opensAt.toISOString(),
    regClosesAt: checkIn.checkinOpensAt,
    ...checkIn,
    firstMatchAt,
    ...defaultSettings(),
    guests: series.guests,
  };
}

/** Lists the evenings of a calendar, by day and start. */
export function listEvenings(plan: {
  series: readonly SeriesRow[];
  skips: readonly SkipRow[];
  made: readonly MadeRow[];
  days: readonly string[];
  now: Date;
}): Evening[] {
  const keyOf = (seriesId: string, day: string) => `${seriesId} ${day}`;
  const madeBy = new Map(plan.made.map((row) => [keyOf(row.series_id, row.day), row]));
  const skipBy = new Map(plan.skips.map((row) => [keyOf(row.series_id, row.day), row.reason]));
  const all = plan.series.flatMap((one) =>
    plan.days.flatMap((day) => {
      const tournament = madeBy.get(keyOf(one.id, day));
      const skip = skipBy.get(keyOf(one.id, day));
      if (!tournament && (one.ended_at || !one.weekdays.includes(weekdayOf(day)))) return [];
      if (!tournament && momentsOf(one, day).startsAt < one.created_at) return [];
      return toEvening(one, { day, tournament, skip, now: plan.now });
    }),
  );
  return all.sort(
    (a, b) =>
      compare(a.day, b.day) ||
      compare(a.startsAt, b.startsAt) ||
      values.tiers.indexOf(a.tier) - values.tiers.indexOf(b.tier) ||
      compare(a.seriesId, b.seriesId),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function toEvening(
  series: SeriesRow,
  {
    day,
    tournament,
    skip,
    now,
  }: { day: string; tournament: MadeRow | undefined; skip: string | undefined; now: Date },
): Evening {
  const moments = momentsOf(series, day);
  return {
    seriesId: series.id,
    tier: series.tier,
    title: series.title,
    entry: series.entry,
    day,
    state: stateOf(series, { day, isMade: tournament !== undefined, skip, now }),
    startsAt: (tournament?.first_match_at ?? moments.startsAt).toISOString(),
    opensAt: (tournament?.reg_opens_at ?? moments.opensAt).toISOString(),
    reason: skip ?? '',
    matches: tournament?.maps.length || series.matches,
    maps: tournament && tournament.maps.length > 0 ? tournament.maps : mapsOf(series),
    prizePool: tournament ? tournament.prize_pool : series.prize_pool,
    tournament: tournament
      ? {
          _id: tournament.id,
          title: tournament.title,
          status: tournament.status,
          slots: formatSlots({ used: tournament.slots_used, total: tournament.slot_total }),
          waiting: tournament.waiting,
          checkinOpensAt: tournament.checkin_opens_at?.toISOString() ?? null,
          checkinClosesAt: tournament.checkin_closes_at?.toISOString() ?? null,
          isCancelled: tournament.cancelled_at !== null,
        }
      : null,
  };
}

/** Maps of the matches, in rotation. */
function mapsOf({ maps, matches }: Pick<SeriesRow, 'maps' | 'matches'>): string[] {
  return Array.from({ length: matches }, (_, index) => maps[index % maps.length] ?? '');
}

function stateOf(
  series: SeriesRow,
  { day, isMade, skip, now }: { day: string; isMade: boolean; skip: string | undefined; now: Date },
): values.EveningState {
  if (isMade) return 'made';
  if (skip !== undefined) return 'skipped';
  if (!isPlayDay(series, day)) return 'paused';
  return now >= momentsOf(series, day).latest ? 'missed' : 'planned';
}

/**
 * Says why a team may not enter an evening; undefined if it may. With a reserved place or an invitation, it always may.
 * Otherwise a team never plays below its own tier; without a place on the ladder it is in the lowest tier.
 */
export function entryRefusal({
  tier,
  entry,
  place,
  isAsked,
  startsAt,
  now,
}: {
  tier: values.Tier;
  entry: values.ScrimEntry;
  /** The team's place on the ladder. */
  place: values.Tier | undefined;
  isAsked: boolean;
  startsAt: Date;
  now: Date;
}): Translatable | undefined {
  if (isAsked) return undefined;
  if (place && values.tiers.indexOf(place) > values.tiers.indexOf(tier))
    return scrimsTexts.higherTier({ own: values.tierNames[place], tier: values.tierNames[tier] });
  if (entry === 'open' || place === tier) return undefined;
  if (entry === 'invite') return scrimsTexts.byInvitation({ tier: values.tierNames[tier] });
  const opensToAll = startsAt.getTime() - values.ladderFirstUntil * minute;
  return now.getTime() >= opensToAll
    ? undefined
    : scrimsTexts.placesFirst({ tier: values.tierNames[tier] });
}
