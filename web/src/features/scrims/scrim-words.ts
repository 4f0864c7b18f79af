import { t } from '@lingui/core/macro';
import type { Evening } from '@one-dream/contract/features/scrims/scrims.ts';
import type {
  EveningState,
  ScrimEntry,
} from '@one-dream/contract/features/scrims/scrims.values.ts';
import { readSlots, type Slots } from '@one-dream/contract/slots.ts';
import { shortDay, shortWeekdayName } from '../../platform/day-words.ts';
import { clockOf, istDayOf } from '../../platform/ist.ts';
import { translateReason } from '../../platform/translate-reason.ts';

/** `Sun 22 Nov`, of a scrim day: a calendar day, independent of time zones. */
export function scrimDayText(day: string): string {
  const date = new Date(day);
  return `${shortWeekdayName(date)} ${shortDay(date)}`;
}

export const weekdayNames = () => [t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`, t`Sun`];

/** `Every day`, or the days by name. @param weekdays 1 Monday to 7 Sunday */
export function weekdaysText(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return t`Every day`;
  return weekdays
    .toSorted((a, b) => a - b)
    .map((day) => weekdayNames()[day - 1])
    .join(', ');
}

/** Maps of an evening in order, with the number of matches on each. */
export function countMaps(maps: readonly string[]): [map: string, count: number][] {
  const counts = new Map<string, number>();
  for (const map of maps) counts.set(map, (counts.get(map) ?? 0) + 1);
  return [...counts];
}

/** Maps of an evening in a line: `Erangel, Miramar ×2`. */
export function mapsText(maps: readonly string[]): string {
  return countMaps(maps)
    .map(([map, count]) => (count > 1 ? `${map} ×${count}` : map))
    .join(', ');
}

export const entryWords = (): Record<ScrimEntry, string> => ({
  open: t`Open to all, first come`,
  ladder: t`Ladder teams first, open to all from 2 hours before`,
  invite: t`By invitation`,
});

/** State of an evening without a tournament. */
export const stateWords = (): Record<Exclude<EveningState, 'made'>, string> => ({
  planned: t`Planned`,
  skipped: t`Left out`,
  paused: t`Paused`,
  missed: t`Not played`,
});

export function slotsOf({ tournament }: Evening): Slots | undefined {
  return tournament ? readSlots(tournament.slots) : undefined;
}

export function eveningWord({ state, reason, opensAt, tournament }: Evening): string {
  if (tournament) return tournament.isCancelled ? t`Called off` : t`${tournament.slots} slots`;
  if (state === 'planned' || state === 'made')
    return t`Opens ${istDayOf(opensAt)}, ${clockOf(opensAt)}`;
  if (state === 'skipped') return reason ? t`No scrim: ${translateReason(reason)}` : t`No scrim`;
  return stateWords()[state];
}
