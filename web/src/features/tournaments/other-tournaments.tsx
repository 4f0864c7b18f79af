import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { ordinal } from '../../ui/ordinal.ts';
import { Section } from '../../ui/section.tsx';
import { useOwnEntry } from '../entries/entries.data.ts';
import { Banner } from './banner.tsx';
import { formatCalendarDate } from './calendar-date.ts';

/** The tournaments beside the featured one. */
export function OtherTournaments({ tournaments }: { tournaments: readonly Tournament[] }) {
  if (tournaments.length === 0) return null;
  return (
    <Section title="More tournaments">
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {tournaments.map((tournament) => (
          <li key={tournament._id}>
            <Card tournament={tournament} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Card({ tournament }: { tournament: Tournament }) {
  const prize = formatRupees(tournament.prizePool);
  return (
    <Link
      to={paths.tournament(tournament._id)}
      // A row on a phone, where six pictures would be four screens; a card where there is room.
      className="group chamfer flex h-full no-underline transition-colors hover:[--edge:var(--color-edge)] md:flex-col"
    >
      <div className="m-px w-24 shrink-0 overflow-hidden md:w-auto">
        <Banner
          src={tournament.banner}
          sizes="(min-width: 1024px) 380px, (min-width: 768px) 50vw, 100vw"
          className="h-full max-md:aspect-auto md:chamfer-clip"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-3 md:p-4">
        <h3 className="line-clamp-2 font-display text-action font-medium wrap-anywhere md:text-title">
          {tournament.title}
        </h3>
        <p className="text-small text-quiet md:mt-1.5">
          {formatCalendarDate(tournament.startDate)} · {tournament.type} · {tournament.slots}
          <span className="max-md:visually-hidden"> slots</span>
        </p>
        <OwnStanding tournamentId={tournament._id} waiting={tournament.waiting} />
        <p className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1 pt-1.5 md:pt-4">
          <span className="md:absolute md:top-2.5 md:left-3">
            <StatusBadge status={tournament.status} />
          </span>
          <span className="font-display text-action font-heavy tabular-nums md:text-title">
            {prize}
          </span>
          <ArrowRight
            aria-hidden="true"
            size={22}
            className="shrink-0 text-quiet transition-[color,translate] group-hover:translate-x-1 group-hover:text-bright max-md:hidden"
          />
        </p>
      </div>
    </Link>
  );
}

/** The viewer's slot or place in the waitlist, or how many wait. */
function OwnStanding(props: { tournamentId: string; waiting: number }) {
  const { entry } = useOwnEntry(props.tournamentId);
  const own =
    entry?.place != null
      ? `You are ${ordinal(entry.place)} in the waitlist`
      : entry?.slot != null && `Slot ${entry.slot} is yours`;
  if (!own && props.waiting === 0) return null;
  return (
    <p className={`mt-1 text-small ${own ? 'font-strong text-opened' : 'text-quiet'}`}>
      {own || `${props.waiting} in the waitlist`}
    </p>
  );
}
