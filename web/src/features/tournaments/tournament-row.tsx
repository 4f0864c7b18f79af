import { t } from '@lingui/core/macro';
import { type Tier, tierNames } from '@one-dream/contract/features/scrims/scrims.values.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatCalendarDate } from '../../platform/calendar-date.ts';
import { clockOf, istDayOf, istOf } from '../../platform/ist.ts';
import { paths } from '../../platform/pages/paths.ts';
import { useTournamentState } from '../../platform/tournament-state.ts';
import { translateEnglish } from '../../platform/translate.ts';
import { TierMark, tierHue } from '../../ui/art/tier-mark.tsx';
import { statusTextColor } from '../../ui/list/badge.tsx';
import { ordinal } from '../../ui/list/ordinal.ts';
import { SlotLine } from '../../ui/list/slot-line.tsx';
import { useOwnEntry } from '../entries/entries.data.ts';
import { Banner } from './banner.tsx';

/** A tournament in a row: name, time, fill level, prize; stacked on a phone. */
export function TournamentRow(props: { tournament: Tournament; tier?: Tier | undefined }) {
  const { tournament, tier } = props;
  const { _id, title, type, status, slots, waiting } = tournament;
  const prize = formatRupees(tournament.prizePool);
  const state = useTournamentState(tournament);
  return (
    <Link
      to={paths.tournament(_id)}
      style={tier && { borderColor: tierHue(tier) }}
      className="group grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-3 border-l-3 border-transparent py-2.5 no-underline transition-colors hover:bg-raised md:grid-cols-[104px_minmax(0,1fr)_112px_minmax(104px,max-content)] md:gap-x-5 lg:grid-cols-[112px_minmax(0,1fr)_160px_224px_minmax(112px,max-content)_20px] lg:pr-2"
    >
      {tournament.seriesId ? (
        <TierThumb tier={tier} />
      ) : (
        <Banner
          of={tournament}
          sizes="112px"
          className="aspect-auto! h-16 chamfer-clip [--chamfer:8px]"
        />
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h4 className="line-clamp-2 flex-1 basis-32 font-display text-action/6 font-medium wrap-anywhere group-hover:text-flare">
            {title}
          </h4>
          <Prize text={prize} className="text-action/6 md:hidden" />
        </div>
        <p className="text-small text-quiet">
          <span className={statusTextColor(state.like)}>{state.text}</span> ·{' '}
          {translateEnglish(type)}
          <span className="md:hidden"> · {shortMoment(tournament)}</span>
        </p>
        <OwnStanding tournamentId={_id} waiting={waiting} />
        <Slots slots={slots} status={status} className="mt-1 max-w-60 lg:hidden" />
      </div>
      <Moment tournament={tournament} />
      <Slots slots={slots} status={status} className="max-lg:hidden" />
      <Prize text={prize} className="text-right text-title max-md:hidden" />
      <ChevronRight
        size={20}
        className="text-quiet transition-[color,translate] group-hover:translate-x-0.5 group-hover:text-bright max-lg:hidden"
      />
    </Link>
  );
}

/** Replaces the banner, which scrim evenings lack. Its space is reserved before the tier is known. */
function TierThumb({ tier }: { tier: Tier | undefined }) {
  return (
    <span
      className="contour-ground chamfer-clip flex h-16 items-center justify-center gap-1.5 [--chamfer:8px] max-md:flex-col max-md:gap-0"
      style={tier && { color: tierHue(tier) }}
    >
      {tier && (
        <>
          <TierMark tier={tier} size={26} />
          <span aria-hidden="true" className="font-display text-label font-heavy whitespace-nowrap">
            {tierNames[tier]}
          </span>
        </>
      )}
    </span>
  );
}

function Prize({ text, className }: { text: string; className: string }) {
  return <span className={`font-display font-heavy tabular-nums ${className}`}>{text}</span>;
}

function Slots(props: { slots: string; status: string; className: string }) {
  const { used, total } = readSlots(props.slots);
  return (
    <span className={`flex items-center gap-2.5 ${props.className}`}>
      <SlotLine used={used} total={total} isNeutral={props.status !== 'OPENED'} />
      <span className="shrink-0 text-small text-quiet tabular-nums lg:w-20">
        {t`${props.slots} slots`}
      </span>
    </span>
  );
}

/** Day above time, if there is room. */
function Moment({ tournament }: { tournament: Tournament }) {
  const { firstMatchAt, startDate } = tournament;
  return (
    <span className="max-md:hidden">
      <span className="block font-strong tabular-nums">
        {firstMatchAt ? istDayOf(firstMatchAt) : formatCalendarDate(startDate)}
      </span>
      {firstMatchAt && (
        <span className="block text-small text-quiet tabular-nums">{istOf(firstMatchAt)}</span>
      )}
    </span>
  );
}

function shortMoment({ firstMatchAt, startDate }: Tournament): string {
  return firstMatchAt
    ? `${istDayOf(firstMatchAt)}, ${clockOf(firstMatchAt)}`
    : formatCalendarDate(startDate).replace(/ \d{4}$/, '');
}

/** The viewer's slot or waitlist place, or the number of waiting teams. */
function OwnStanding(props: { tournamentId: string; waiting: number }) {
  const { entry } = useOwnEntry(props.tournamentId);
  const own =
    entry?.place != null
      ? t`You are ${ordinal(entry.place)} on the waitlist`
      : entry?.slot != null && t`Slot ${entry.slot} is yours`;
  if (!own && props.waiting === 0) return null;
  return (
    <p className={`text-small ${own ? 'font-strong text-opened' : 'text-quiet'}`}>
      {own || t`${props.waiting} on the waitlist`}
    </p>
  );
}
