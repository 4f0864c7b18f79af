import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { formatCalendarDate } from '../../../platform/calendar-date.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/list/badge.tsx';
import { formatTime } from '../schedule-time.ts';
import { RichText } from './rich-text.tsx';

export function ScheduleList({ schedule }: { schedule: Tournament['schedule'] }) {
  return (
    <ol className="relative">
      <span aria-hidden="true" className="absolute inset-y-3 left-[7px] w-px bg-line" />
      {schedule.map((entry, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: events may repeat, places in the list do not
          key={index}
          className="relative grid gap-x-6 gap-y-1 py-3 pl-8 sm:grid-cols-[minmax(0,11rem)_minmax(50%,1fr)]"
        >
          <span
            aria-hidden="true"
            className={classNames(
              'absolute top-[18px] left-0.5 size-[11px] rotate-45 border',
              entry.isImportant ? 'border-live bg-live' : 'border-edge bg-ground',
            )}
          />
          <p className="font-display text-label leading-6 font-medium tabular-nums text-quiet">
            {formatCalendarDate(entry.date)}
            {entry.time && <span className="text-bright"> · {formatTime(entry.time)}</span>}
          </p>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <span className="font-strong wrap-anywhere">{entry.event}</span>
              {entry.isImportant && <Badge tone="yellow">{t`IMPORTANT`}</Badge>}
            </p>
            {entry.description && (
              <RichText text={entry.description} className="mt-1 text-small text-quiet" />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
