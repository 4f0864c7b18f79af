import { t } from '@lingui/core/macro';
import type { HomeEvent } from '@one-dream/contract/features/home/home.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatCalendarDate } from '../../../platform/calendar-date.ts';
import { clockOf, istDayOf } from '../../../platform/ist.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useTournamentState } from '../../../platform/tournament-state.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { statusTextColor } from '../../../ui/list/badge.tsx';
import { Section } from '../../../ui/list/section.tsx';

/** The other current events, one line each: time, name, prize. */
export function EventRows({ events }: { events: readonly HomeEvent[] }) {
  if (events.length === 0) return null;
  return (
    <Section
      title={t`On now and next`}
      aside={<TextLink to={paths.tournaments()}>{t`All events`}</TextLink>}
    >
      <ul className="border-t border-line">
        {events.map((event) => (
          <li key={event._id} className="border-b border-line">
            <EventRow event={event} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function EventRow({ event }: { event: HomeEvent }) {
  const { text, like } = useTournamentState({ ...event, firstMatchAt: event.startsAt });
  const day = formatCalendarDate(event.startDate).replace(/ \d{4}$/, '');
  return (
    <Link
      to={paths.tournament(event._id)}
      className="flex min-h-16 flex-wrap items-center gap-x-3 py-2 no-underline transition-colors hover:bg-raised md:gap-x-5"
    >
      <span className="min-w-20 shrink-0">
        <span className="block text-small leading-4 whitespace-nowrap text-quiet">
          {like === 'LIVE'
            ? t`since ${day}`
            : event.startsAt
              ? istDayOf(event.startsAt)
              : t`Starts`}
        </span>
        <span className="block font-display text-action font-medium tabular-nums">
          {like === 'LIVE' ? t`Live` : event.startsAt ? clockOf(event.startsAt) : day}
        </span>
      </span>
      <span className="min-w-0 flex-1 basis-24">
        <span className="line-clamp-2 font-strong wrap-anywhere">{event.title}</span>
        <span className="block text-small text-quiet">
          {event.tier && <b className="text-bright">{event.tier.replace('_', ' ')} · </b>}
          <span className={statusTextColor(like)}>{text}</span> · {translateEnglish(event.type)} ·{' '}
          {event.slots}
        </span>
      </span>
      <span className="shrink-0 font-display text-action font-medium tabular-nums">
        {formatRupees(event.prizePool)}
      </span>
      <ChevronRight size={18} className="shrink-0 text-quiet max-sm:hidden" />
    </Link>
  );
}
