import { plural, t } from '@lingui/core/macro';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { istDayOf } from '../../platform/ist.ts';
import { paths } from '../../platform/pages/paths.ts';
import { Section } from '../../ui/list/section.tsx';
import type { PlayedEvent } from './records.data.ts';

type Sums = Pick<PlayedEvent, 'matches' | 'wwcd' | 'elims' | 'pointsX10'>;

export function averageOf({ pointsX10, matches }: Pick<Sums, 'pointsX10' | 'matches'>): string {
  return matches === 0 ? '–' : formatTenths(Math.round(pointsX10 / matches));
}

/** An event with the placement, linking to its standings. `more` precedes the totals. */
function EventLine({ event, more }: { event: PlayedEvent; more?: string }) {
  const { place } = event;
  const sums =
    event.matches === 0
      ? t`No match played yet`
      : plural(event.matches, {
          one: `# match · ${event.wwcd} WWCD · ${event.elims} elims · ${averageOf(event)} points a match`,
          other: `# matches · ${event.wwcd} WWCD · ${event.elims} elims · ${averageOf(event)} points a match`,
        });
  return (
    <li className="border-b border-line">
      <Link
        to={paths.standings(event.tournamentId)}
        className="flex min-h-16 items-center gap-4 py-2 no-underline hover:bg-raised"
      >
        <span
          className={`flex w-14 shrink-0 items-center justify-center whitespace-nowrap font-display text-headline leading-none font-heavy tabular-nums md:w-20 ${place?.rank === 1 ? 'text-live' : ''}`}
        >
          {place ? (
            <>
              <span className="visually-hidden">{t`Rank`} </span>#{place.rank}
            </>
          ) : (
            <span className="font-body text-small leading-5 font-regular text-quiet">
              {event.isOver ? '–' : event.matches > 0 ? t`Live` : t`Soon`}
            </span>
          )}
        </span>
        <span className="min-w-0 flex-1 leading-5">
          <span className="line-clamp-2 font-strong wrap-anywhere">{event.title}</span>
          <span className="block text-small text-quiet wrap-anywhere">
            {istDayOf(event.startDate)}
            {place && ` · ${place.stage}`}
            {more && ` · ${more}`} · {sums}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The totals of a team or player. `isCut`: of the last events only. `of`: whose they are, if that needs saying. */
export function Totals(props: { total: Sums & { events: number }; isCut?: boolean; of?: string }) {
  const { total, isCut, of } = props;
  const id = useId();
  return (
    <div className="mt-6">
      {of && (
        <p id={id} className="mb-2 text-small text-quiet">
          {of}
        </p>
      )}
      <dl
        aria-labelledby={of && id}
        className="grid grid-cols-6 gap-px border border-line bg-line sm:grid-cols-5"
      >
        <Figure label={isCut ? t`Last events` : t`Events`} value={total.events} />
        <Figure label={t`Matches`} value={total.matches} />
        <Figure label={t`WWCD`} value={total.wwcd} />
        <Figure label={t`Elims`} value={total.elims} isWide />
        <Figure label={t`Points a match`} value={averageOf(total)} isWide />
      </dl>
    </div>
  );
}

function Figure(props: { label: string; value: number | string; isWide?: boolean }) {
  return (
    <div
      className={`flex flex-col-reverse bg-ground p-4 ${props.isWide ? 'max-sm:col-span-3' : 'max-sm:col-span-2'}`}
    >
      <dt className="text-small text-quiet">{props.label}</dt>
      <dd className="font-display text-headline leading-none font-heavy tabular-nums">
        {props.value}
      </dd>
    </div>
  );
}

/** Events with results, or those to come, soonest first; nothing without any. */
export function EventList<Event extends PlayedEvent>(props: {
  title: string;
  events: readonly Event[];
  more?: (event: Event) => string;
}) {
  const { title, events, more } = props;
  if (events.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="border-t border-line">
        {events.map((event) => (
          <EventLine key={event.tournamentId} event={event} {...(more && { more: more(event) })} />
        ))}
      </ul>
    </Section>
  );
}

/** Splits events, newest first, into those with results and those to come, soonest first. */
export function splitEvents<Event extends PlayedEvent>(events: readonly Event[]) {
  const isToCome = ({ isOver, matches }: Event) => !isOver && matches === 0;
  return {
    played: events.filter((event) => !isToCome(event)),
    toCome: events.filter(isToCome).reverse(),
  };
}
