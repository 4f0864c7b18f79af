import { plural, t } from '@lingui/core/macro';
import type { HomeEvent } from '@one-dream/contract/features/home/home.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { formatCalendarDate } from '../../../platform/calendar-date.ts';
import { Countdown } from '../../../platform/countdown.tsx';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { useTournamentState } from '../../../platform/tournament-state.ts';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { StatusBadge } from '../../../ui/list/badge.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { SlotMeter } from '../../../ui/list/slot-meter.tsx';
import { Heading, Kicker } from '../../../ui/typography.tsx';

/** The next event: start, free slots, prize pool, one button. */
export function NextEvent(props: {
  event: HomeEvent;
  /** `isQuiet`: another button is the main action. */
  action: { text: string; to: string; isQuiet: boolean };
}) {
  const { event, action } = props;
  const { used, total } = readSlots(event.slots);
  const { text, like } = useTournamentState({ ...event, firstMatchAt: event.startsAt });
  const left = Math.max(total - used, 0);
  return (
    <Panel as="section" padding="bare" aria-labelledby="next-event">
      <div className="grid gap-5 p-4 md:p-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-10">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Kicker>{t`What is next`}</Kicker>
            <StatusBadge status={like} says={text} />
          </div>
          <Heading level={2} id="next-event" size="headline" className="mt-3 wrap-anywhere">
            {event.title}
          </Heading>
          <dl className="mt-4 grid grid-cols-2 gap-4">
            <div className="min-w-0">
              <dt className="text-small text-quiet">{t`Prize pool`}</dt>
              <dd className="font-display text-headline leading-none font-heavy wrap-anywhere tabular-nums">
                {formatRupees(event.prizePool) || '–'}
              </dd>
            </div>
            <Moment event={event} />
          </dl>
        </div>
        <div className="flex flex-col justify-end gap-4">
          <div>
            <p className="mb-2 flex items-baseline justify-between gap-3">
              <span className="font-display text-title font-heavy tabular-nums">{event.slots}</span>
              <span className="text-small text-quiet">
                {left > 0
                  ? plural(left, { one: '# slot left', other: '# slots left' })
                  : event.waiting > 0
                    ? t`Full, ${event.waiting} waiting`
                    : t`Full`}
              </span>
            </p>
            <SlotMeter used={used} total={total} isNeutral={like === 'LIVE'} />
          </div>
          <LinkButton variant={action.isQuiet ? 'quiet' : 'main'} wide to={action.to}>
            {action.text}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}

/** A countdown; without a time of day, the date. */
function Moment({ event }: { event: HomeEvent }) {
  const { startsAt, regClosesAt, status } = event;
  const at = (status === 'OPENED' ? regClosesAt : null) ?? startsAt;
  if (!at) {
    return (
      <div className="min-w-0">
        <dt className="text-small text-quiet">{t`Starts`}</dt>
        <dd className="font-display text-title font-medium">
          {formatCalendarDate(event.startDate)}
        </dd>
      </div>
    );
  }
  const label = at === regClosesAt ? t`Registration closes` : t`First match`;
  return (
    <div className="min-w-0">
      <dt className="truncate text-small text-quiet">{label}</dt>
      <dd>
        <span className="block font-display text-headline leading-none font-heavy">
          <Countdown to={at} done={t`Now`} />
        </span>
        <span className="mt-1 block text-small text-quiet">
          {istDayOf(at)}, {istOf(at)}
        </span>
      </dd>
    </div>
  );
}
