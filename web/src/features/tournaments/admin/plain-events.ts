import { fromIsoDate, isoDateInIndia } from '@one-dream/contract/calendar-days.ts';
import { usualNextStart } from '@one-dream/contract/features/copies/copies.values.ts';
import { usualCheckIn } from '@one-dream/contract/features/tournaments/tournaments.times.ts';
import { areSame } from '../../../platform/are-same.ts';
import type { FieldName, TournamentValues } from './tournament-values.ts';

/** What a new event can start from, besides an earlier one. */
export const plainEvents = ['scrim', 'cup', 'final'] as const;
export type PlainEvent = (typeof plainEvents)[number];

/** Events are named in English, whatever language their organiser reads. */
const weekdayOf = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' });
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const minute = 60_000;
/** With less time than this there is no check-in: it would end registration at once. */
const checkInLead = 120 * minute;

/** The values that follow from what a new event is and when it begins. */
export function usualValues(
  { plain, firstMatchAt, guests }: { plain: PlainEvent; firstMatchAt: string; guests: boolean },
  now: Date,
): Partial<TournamentValues> {
  const isFar = Date.parse(firstMatchAt) - now.getTime() >= checkInLead;
  const day = fromIsoDate(isoDateInIndia(new Date(firstMatchAt)));
  return {
    title: `${weekdayOf.format(new Date(firstMatchAt))} ${capitalised(plain)}`,
    kind: plain === 'scrim' ? 'scrim' : 'event',
    fill: plain === 'final' ? 'hold' : 'auto',
    startDate: day,
    endDate: day,
    ...(isFar && !guests
      ? usualCheckIn(firstMatchAt)
      : { checkinOpensAt: null, checkinClosesAt: null }),
  };
}

/** Usual values that changed, of fields in which nobody typed anything else. */
export function followUp(
  values: TournamentValues,
  usual: { before: Partial<TournamentValues>; after: Partial<TournamentValues> },
): [FieldName, TournamentValues[FieldName]][] {
  const { before, after } = usual;
  return (Object.keys(after) as FieldName[])
    .filter((name) => areSame(values[name], before[name]) && !areSame(before[name], after[name]))
    .map((name) => [name, after[name] as TournamentValues[FieldName]]);
}

/** Starts that are one press away. */
export function offeredStarts(now: Date): { inAnHour: string; tonight?: string; tomorrow: string } {
  const step = 5 * minute;
  const hour = 60 * minute;
  const inAnHour = Math.ceil((now.getTime() + hour) / step) * step;
  const tomorrow = usualNextStart(null, now);
  const tonight = Date.parse(tomorrow) - 24 * hour;
  return {
    inAnHour: new Date(inAnHour).toISOString(),
    ...(tonight >= inAnHour && { tonight: new Date(tonight).toISOString() }),
    tomorrow,
  };
}
