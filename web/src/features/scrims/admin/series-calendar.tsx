import { t } from '@lingui/core/macro';
import type { Evening, Series } from '@one-dream/contract/features/scrims/scrims.ts';
import { tierNames } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { groupBy } from '@one-dream/contract/group-by.ts';
import { addDays, weekdayOf } from '@one-dream/contract/schedule/scrim-days.ts';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { waitOf } from '../../../platform/failure-of.ts';
import { clockOf } from '../../../platform/ist.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { scrimDayText, stateWords } from '../scrim-words.ts';
import { EveningDialog } from './evening-dialog.tsx';
import { calendarOf } from './series.admin.data.ts';

const spans = () => [
  { value: '1', label: t`1 week` },
  { value: '2', label: t`2 weeks` },
  { value: '4', label: t`4 weeks` },
  { value: '8', label: t`8 weeks` },
];

/** Upcoming evenings, in a column per weekday on a desktop, in a list on a phone. */
export function SeriesCalendar({ series }: { series: readonly Series[] }) {
  const [weeks, setWeeks] = useState(1);
  const [shown, setShown] = useState<{ seriesId: string; day: string }>();
  const query = useQuery(calendarOf(weeks));
  const open = query.data?.data.find(
    ({ seriesId, day }) => seriesId === shown?.seriesId && day === shown.day,
  );
  return (
    <section aria-labelledby="calendar" className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <Heading level={2} size="headline" id="calendar">{t`Calendar`}</Heading>
        <SelectField
          label={t`Ahead`}
          options={spans()}
          value={String(weeks)}
          onChange={({ target }) => setWeeks(Number(target.value))}
          className="w-36"
        />
      </div>
      <Waiting
        {...waitOf(query)}
        title={t`The calendar could not be loaded`}
        label={t`Loading the calendar`}
        className="grid gap-3"
        rows={['h-28', 'h-28', 'h-28']}
      />
      {query.data && (
        <Days
          today={query.data.today}
          count={weeks * 7}
          evenings={query.data.data}
          series={series}
          onShow={setShown}
        />
      )}
      {query.data && weeks === 1 && (
        <Button className="mt-4" onClick={() => setWeeks(2)}>{t`Show 2 weeks`}</Button>
      )}
      {open && (
        <EveningDialog
          evening={open}
          series={series.find(({ _id }) => _id === open.seriesId)}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}

function Days(props: {
  today: string;
  count: number;
  evenings: readonly Evening[];
  series: readonly Series[];
  onShow: (evening: Evening) => void;
}) {
  const { today, count, evenings } = props;
  const byDay = groupBy(evenings, ({ day }) => day);
  const days = Array.from({ length: count }, (_, index) => addDays(today, index));
  return (
    <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-7">
      {days.map((day, index) => (
        <li
          key={day}
          // Aligns the first day with its weekday.
          style={index === 0 ? ({ '--column': weekdayOf(day) } as CSSProperties) : undefined}
          className={classNames(
            'min-w-0 border border-line bg-raised p-2 rounded-hair',
            index === 0 && 'border-edge lg:col-start-(--column)',
          )}
        >
          <h3 className="px-1 font-display text-label font-medium tracking-wide text-quiet">
            {day === today ? <span className="text-bright">{t`Today`}</span> : scrimDayText(day)}
          </h3>
          <ul className="mt-1 grid gap-1">
            {(byDay.get(day) ?? []).map((evening) => (
              <li key={evening.seriesId}>
                <EveningButton
                  evening={evening}
                  kept={keptOn(props.series, evening)}
                  onShow={() => props.onShow(evening)}
                />
              </li>
            ))}
            {!byDay.has(day) && <li className="px-1 py-2 text-small text-quiet">{t`No scrims`}</li>}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Number of places reserved on that evening. */
function keptOn(series: readonly Series[], { seriesId, day }: Evening): number {
  const reserved = series.find(({ _id }) => _id === seriesId)?.reserved ?? [];
  return reserved.filter(({ kind, until }) => kind === 'reserved' && (!until || until >= day))
    .length;
}

function EveningButton(props: { evening: Evening; kept: number; onShow: () => void }) {
  const { evening, kept, onShow } = props;
  const { state, tournament, tier, startsAt, title } = evening;
  const isOff = state === 'skipped' || state === 'paused' || tournament?.isCancelled;
  const word =
    tournament === null
      ? stateWords()[state === 'made' ? 'planned' : state]
      : tournament.isCancelled
        ? t`Called off`
        : tournament.slots;
  return (
    <button
      type="button"
      onClick={onShow}
      className={classNames(
        'flex min-h-12 w-full flex-wrap items-baseline gap-x-2 border-l-4 px-2 py-1.5 text-left transition-colors hover:bg-lifted focus-visible:-outline-offset-2',
        tournament && !isOff ? 'border-l-opened' : 'border-l-edge',
      )}
    >
      <span className={classNames('font-strong tabular-nums', isOff && 'text-quiet line-through')}>
        {clockOf(startsAt)}
      </span>
      <span className="whitespace-nowrap">{tierNames[tier]}</span>
      <span className="basis-full text-small tabular-nums text-quiet max-lg:basis-auto">
        {word}
        {!tournament && !isOff && kept > 0 && t` · ${kept} kept`}
      </span>
      <span className="visually-hidden">
        , {title}, {scrimDayText(evening.day)}
      </span>
    </button>
  );
}
